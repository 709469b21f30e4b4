/** Content is drafted, scheduled and kept in versions; operations never are. */
export const contentVersions = { drafts: { schedulePublish: true }, maxPerDoc: 25 } as const
export const globalVersions = { drafts: { schedulePublish: true }, max: 25 } as const
