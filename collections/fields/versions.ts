import type { GlobalConfig } from 'payload'

/** A draft is kept while its editor is still typing, this many milliseconds after the last key. */
const autosave = { interval: 1500 }
const drafts = { autosave, schedulePublish: { timeFormat: 'HH:mm' } }

/** Content is drafted, scheduled and kept in versions; operations never are. */
export const contentVersions = { drafts, maxPerDoc: 25 }
export const globalVersions = { drafts, max: 25 }

/**
 * The office asks for a global's date alone, and then reads its status: without this a draft that is opened again
 * shows no way back to what is published.
 */
export function withStatus(global: GlobalConfig): GlobalConfig {
  return global.versions === globalVersions ? { ...global, forceSelect: { _status: true } } : global
}
