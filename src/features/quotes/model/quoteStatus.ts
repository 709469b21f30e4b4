import { addDays, startOfDay } from '@/platform/time/day'

export const QUOTE_TABS = [
  { value: 'all', label: 'Alle offertes', empty: 'Nog geen offertes.' },
  { value: 'draft', label: 'Concept', empty: 'Geen concepten.' },
  { value: 'open', label: 'Wacht op antwoord', empty: 'Er wacht geen offerte op antwoord.' },
  { value: 'accepted', label: 'Akkoord', empty: 'Nog geen offerte met akkoord.' },
  { value: 'closed', label: 'Gesloten', empty: 'Geen afgewezen, verlopen of ingetrokken offertes.' },
] as const

export type QuoteTab = (typeof QUOTE_TABS)[number]['value']

type StatusRow = {
  value: string
  label: string
  tone: 'green' | 'amber' | 'red' | 'grey'
  /** Where the list shows it. */
  tab: Exclude<QuoteTab, 'all'>
  /** Its newest edition lies with the prospect. */
  awaitsAnswer: boolean
  /** Who can accept its newest edition. */
  acceptedBy: readonly ('customer' | 'staff')[]
  isWon: boolean
  /** The prospect decided, also by letting it pass. */
  isDecided: boolean
  /** Sending makes a new edition. */
  mayBeSent: boolean
  mayBeRetracted: boolean
}

const NOTHING = {
  ...{
    awaitsAnswer: false,
    acceptedBy: [],
    isWon: false,
    isDecided: false,
    mayBeSent: false,
    mayBeRetracted: false,
  },
} as const

/** The statuses of a quote, with what each means. Nothing leaves `accepted`: a mistake is closed on the assignment. */
export const QUOTE_STATUSES = [
  { value: 'draft', label: 'Concept', tone: 'grey', tab: 'draft', ...NOTHING, mayBeSent: true },
  {
    value: 'sent',
    ...{ label: 'Verstuurd', tone: 'amber', tab: 'open', ...NOTHING },
    ...{ awaitsAnswer: true, acceptedBy: ['customer', 'staff'], mayBeSent: true, mayBeRetracted: true },
  },
  {
    value: 'accepted',
    label: 'Akkoord',
    tone: 'green',
    tab: 'accepted',
    ...NOTHING,
    isWon: true,
    isDecided: true,
  },
  {
    value: 'declined',
    label: 'Afgewezen',
    tone: 'grey',
    tab: 'closed',
    ...NOTHING,
    isDecided: true,
    mayBeSent: true,
  },
  {
    value: 'expired',
    ...{ label: 'Verlopen', tone: 'red', tab: 'closed', ...NOTHING },
    ...{ acceptedBy: ['staff'], isDecided: true, mayBeSent: true },
  },
  { value: 'retracted', label: 'Ingetrokken', tone: 'grey', tab: 'closed', ...NOTHING },
] as const satisfies readonly StatusRow[]

export type QuoteStatus = (typeof QUOTE_STATUSES)[number]['value']

export const INITIAL_QUOTE_STATUS: QuoteStatus = 'draft'

export function quoteStatus(value: QuoteStatus): StatusRow {
  const status = QUOTE_STATUSES.find(each => each.value === value)
  if (!status) throw new Error(`unknown status of a quote ${value}`)
  return status
}

type Standing = { status: QuoteStatus; validUntil: string | null }

/** The status at this moment: a quote is valid until midnight in Amsterdam at the end of its last day. */
export function quoteStanding({ status, validUntil }: Standing, now: Date): QuoteStatus {
  const isOver = validUntil !== null && now >= startOfDay(addDays(validUntil, 1))
  return quoteStatus(status).awaitsAnswer && isOver ? 'expired' : status
}

export const mayAccept = (quote: Standing, who: 'customer' | 'staff', now: Date) =>
  quoteStatus(quoteStanding(quote, now)).acceptedBy.includes(who)

type Sent = Standing & { edition: number }

/** Why an answer to an edition is not taken; null when it is. `replaced`: a newer one was sent. */
export function answerRefusal(
  quote: Sent,
  edition: number,
  by: 'customer' | 'staff',
  now: Date,
): { kind: 'replaced' | 'accepted' | 'declined' | 'retracted' | 'expired' | 'unknown' } | null {
  if (mayAccept(quote, by, now)) return quote.edition === edition ? null : { kind: 'replaced' }
  const standing = quoteStanding(quote, now)
  return { kind: standing === 'draft' || standing === 'sent' ? 'unknown' : standing }
}

/** `OF2026-0001`: a series of its own, which may have gaps. */
export const quoteNumber = (year: number, sequence: number) =>
  `OF${year}-${String(sequence).padStart(4, '0')}`

/** The numbers of quotes in what somebody typed, each once: `of 2026 0001` is `OF2026-0001`. */
export function quoteNumbersIn(typed: string): string[] {
  const found = typed.toUpperCase().matchAll(/\bOF[\s-]?(\d{4})[\s-]?(\d{4,6})(?!\d)/g)
  return [...new Set([...found].map(([, year, sequence]) => quoteNumber(Number(year), Number(sequence))))]
}
