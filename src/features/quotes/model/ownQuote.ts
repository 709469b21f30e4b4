import type { AnswerResult } from './acceptance'
import type { AssignmentStatus } from './assignment'
import type { Edition } from './quote'
import type { QuoteTotals } from './quoteLines'
import type { QuoteStatus } from './quoteStatus'

/** How the work stands. Days as `2026-12-01`, moments as ISO strings. */
export type WorkState = {
  status: AssignmentStatus
  /** The day on which work starts at the earliest: after the days to withdraw, unless it was asked for at once. */
  startsOn: string | null
  plannedFrom: string | null
  plannedUntil: string | null
  deliveredAt: string | null
  /** When the customer withdrew from it; null for what stands. */
  withdrawnAt: string | null
}

/** What became of a quote that was accepted. Moments are ISO strings, amounts cents. */
export type OwnAssignment = WorkState & {
  acceptedAt: string
  signer: string
  choices: string[]
  totals: QuoteTotals
  invoices: { number: string; incl: number; isPaid: boolean; isCredited: boolean; dueDate: string }[]
}

/** A quote as who holds its link sees it. */
export type OwnQuote = {
  standing: QuoteStatus
  /** False for the link of who may only look. */
  mayAnswer: boolean
  edition: Edition
  /** Null as long as it is not accepted. */
  assignment: OwnAssignment | null
  /** To be sent on to somebody who may look; null on that page itself. */
  readOnlyPath: string | null
}

/** A quote in the customer area, with the link to its page. `totals` are of what is chosen, or on beforehand. */
export type ListedQuote = {
  id: string
  path: string
  number: string
  title: string
  standing: QuoteStatus
  validUntil: string
  totals: QuoteTotals
  needs: string
  work: WorkState | null
}

/** What a press on the page is for. `recalculate` is for browsers without scripts: it changes nothing. */
export const ANSWER_INTENTS = ['recalculate', 'accept', 'decline', 'ask'] as const

export type AnswerIntent = (typeof ANSWER_INTENTS)[number]

/**
 * The fields of the form. An option is `option-<id of its line>`; a group is `group-<its place among the groups>` with the
 * id of the chosen line as value; a line that a change is about is `about-<id of its line>`.
 */
export const ANSWER_FIELDS = {
  key: 'key',
  intent: 'intent',
  edition: 'edition',
  option: 'option-',
  group: 'group-',
  about: 'about-',
  signer: 'signer',
  reference: 'reference',
  terms: 'terms',
  atOnce: 'atOnce',
  reason: 'reason',
  question: 'question',
  message: 'message',
} as const

/** How the form stands; `values` is what was sent, for a page without scripts. */
export type AnswerState =
  | { kind: 'idle' }
  | ((AnswerResult | { kind: 'recalculated' }) & { intent: AnswerIntent; values: Record<string, string> })

export const IDLE_ANSWER: AnswerState = { kind: 'idle' }

export type AnswerQuote = (before: AnswerState, form: FormData) => Promise<AnswerState>

type Values = Readonly<Record<string, string | undefined>>

/** The ids of the chosen lines, out of the fields of the form. */
export function choicesIn(values: Values): string[] {
  const { option, group } = ANSWER_FIELDS
  return Object.entries(values).flatMap(([name, value]) => {
    if (name.startsWith(option) && value) return [name.slice(option.length)]
    return name.startsWith(group) && value ? [value] : []
  })
}

/** The ids of the lines that a question is about. */
export function linesAskedIn(values: Values): string[] {
  const { about } = ANSWER_FIELDS
  return Object.keys(values)
    .filter(name => name.startsWith(about) && values[name])
    .map(name => name.slice(about.length))
}
