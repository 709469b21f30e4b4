/** A draft is kept while its editor is still typing, this many milliseconds after the last key. */
const autosave = { interval: 1500 }

/** Content is drafted, scheduled and kept in versions; operations never are. */
export const contentVersions = { drafts: { autosave, schedulePublish: true }, maxPerDoc: 25 }
export const globalVersions = { drafts: { autosave, schedulePublish: true }, max: 25 }
