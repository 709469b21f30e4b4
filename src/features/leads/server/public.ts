/** What other features, pages and records use of leads. The rest of this folder is private. */
export type { InboxSource } from './inboxSources'
export { answerMetaChallenge, receiveMetaWebhook, type WebhookResult } from './metaApi'
export { type SaveResult, saveSubmission, submitLead } from './submitLead'
export { checkStatusChange, closeDeadline, recordLeadChanges, releaseFromQuarantine } from './triage'
