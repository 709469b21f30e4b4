/** What other features, pages and records use of leads. The rest of this folder is private. */

export { canOwnLeads, listOwners } from './inboxQueries'
export type { InboxSource } from './inboxSources'
export { findReference, recordAppointment, reopenDeadline } from './leadRepository'
export { answerMetaChallenge, receiveMetaWebhook, type WebhookResult } from './metaApi'
export { answerSaved, type SaveResult, saveSubmission, submitLead } from './submitLead'
export {
  checkStatusChange,
  closeDeadline,
  moveLead,
  recordLeadChanges,
  releaseFromQuarantine,
} from './triage'
