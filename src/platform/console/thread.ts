import type { InboxLead } from '@/features/leads/model/inbox'
import type { MailState } from '@/platform/email/retry'

/** A mail as the thread of a lead shows it. `createdAt` is an ISO string. */
export type ThreadMail = { id: string; subject: string; state: MailState; createdAt: string }

/** What else the same person asked, and all mail about it, the newest first. */
export type LeadThread = { requests: InboxLead[]; mails: ThreadMail[] }
