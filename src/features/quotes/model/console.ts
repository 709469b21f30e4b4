import type { InboxCollection } from '@/features/leads/model/inbox'
import type { WithdrawalDoubt } from '@/features/orders/model/withdrawal'
import type { ListQuery } from '@/platform/console/model/listQuery'
import type { AcceptanceWay } from './acceptance'
import type { AssignmentStatus } from './assignment'
import type { QuoteOpening } from './openings'
import type { QuoteDraft } from './quote'
import type { QuoteStatus, QuoteTab } from './quoteStatus'
import type { QuoteTodo } from './quoteTodo'

export const QUOTES_API = '/api/quotes-console'

export type QuotesQuery = ListQuery<QuoteTab>

/** A line of the list. Amounts are cents without VAT of what is on beforehand, moments ISO strings. */
export type QuoteRow = {
  id: string
  number: string
  status: QuoteStatus
  name: string
  company: string
  email: string
  phone: string
  once: number
  monthly: number
  yearly: number
  sentAt: string | null
  validUntil: string | null
  /** The last time that the newest edition was probably opened. */
  openedAt: string | null
  todo: QuoteTodo | null
  owner: string
  isWithdrawn: boolean
  createdAt: string
}

export type QuotesPage = { rows: QuoteRow[]; next: string | null; found: Record<QuoteTab, number> }

/** The four cards. Amounts are cents without VAT, `share` a whole percentage or null while nothing was decided. */
export type QuoteStats = {
  openAmount: number
  awaiting: number
  acceptedThisMonth: number
  share: number | null
}

export type QuoteSource = { collection: InboxCollection; id: string; reference: string }

export type SentEdition = { edition: number; sentOn: string; validUntil: string }

/** `isAccepted`: it was in time, or staff ended the work. `isDone`: staff dealt with it. `doubt`: why they had to judge it. */
export type QuoteWithdrawal = {
  id: string
  submittedAt: string
  isAccepted: boolean
  isDone: boolean
  doubt: WithdrawalDoubt | null
}

/** The work that a quote is part of, or that it offers more of. */
export type QuoteAssignment = { id: string; title: string; status: AssignmentStatus }

/** A quote as its editor opens it. `version` rises with every save: whoever saves names the one they saw. */
export type QuoteDetail = {
  id: string
  number: string
  status: QuoteStatus
  version: number
  draft: QuoteDraft
  source: QuoteSource | null
  todo: QuoteTodo | null
  /** When the prospect asked what nobody answered yet. */
  askedAt: string | null
  editions: SentEdition[]
  /** The newest first. */
  openings: QuoteOpening[]
  /** Whether the draft differs from what was sent last. */
  isChanged: boolean
  acceptance: {
    at: string
    signer: string
    way: AcceptanceWay
    choices: string[]
    hasScan: boolean
  } | null
  /** What the customer sent in on /herroepen. */
  withdrawal: QuoteWithdrawal | null
  assignment: QuoteAssignment | null
}

/** `closed`: the assignment takes no extra work any more. `withdrawn`: its customer withdrew from it. */
export type CreateQuoteResult =
  | { kind: 'created'; id: string }
  | { kind: 'notFound' | 'closed' | 'withdrawn' }

/** `conflict`: a colleague saved first; `by` is their name. `closed`: it is accepted or retracted. */
export type SaveQuoteResult =
  | { kind: 'saved'; version: number }
  | { kind: 'conflict'; by: string }
  | { kind: 'invalid'; errors: Record<string, string> }
  | { kind: 'closed' | 'notFound' }

export type SendQuoteResult =
  | { kind: 'sent' | 'sentLater'; edition: number }
  | { kind: 'invalid'; errors: Record<string, string> }
  | { kind: 'conflict'; by: string }
  | { kind: 'closed' | 'notFound' }

export type PreviewQuoteResult =
  | { kind: 'shown'; to: string; subject: string; text: string }
  | { kind: 'invalid'; errors: Record<string, string> }
  | { kind: 'conflict'; by: string }
  | { kind: 'closed' | 'notFound' }

/** `changed`: the draft is no longer what was sent. `noMail`: what was mailed is not kept any more. */
export type ResendQuoteResult = {
  kind: 'resent' | 'sentLater' | 'tooSoon' | 'changed' | 'noMail' | 'closed' | 'notFound'
}

export type RetractQuoteResult = { kind: 'retracted' | 'closed' | 'notFound' }

export type RecordAcceptanceResult =
  | { kind: 'recorded' }
  | { kind: 'invalid'; errors: Record<string, string> }
  | { kind: 'replaced' | 'closed' | 'notFound' }

export type AnsweredQuestionResult = { kind: 'answered' | 'closed' | 'notFound' }

/** New links: those that were mailed before open nothing any more. */
export type RenewLinksResult = { kind: 'renewed' | 'notFound' }
