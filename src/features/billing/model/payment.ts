import { formatAmount } from '@/platform/money/euro'

type StateRow = {
  value: string
  label: string
  tone: 'green' | 'amber' | 'red' | 'grey'
  isPaid: boolean
  /** A bank is at work on it: nobody pays it again meanwhile. */
  isProcessing: boolean
  isSettled: boolean
  polling: keyof typeof POLLING
  /** What the provider may still tell about it. */
  to: readonly string[]
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const POLLING = {
  moving: { longest: 6 * HOUR, until: 60 * DAY },
  /** A bank may still bring money for what was given up. */
  unpaid: { longest: DAY, until: 30 * DAY },
  /** Money that goes back: a bank takes half a year for it at most. */
  paid: { longest: 7 * DAY, until: 190 * DAY },
} as const

const MOVING = { isPaid: false, isProcessing: false, isSettled: false, polling: 'moving' } as const
const UNPAID = { isPaid: false, isProcessing: false, isSettled: true, polling: 'unpaid' } as const

/** Code and SQL ask these columns, and compare with no state. */
export const PAYMENT_STATES = [
  {
    value: 'open',
    ...{ label: 'Open', tone: 'amber', ...MOVING },
    to: ['pending', 'paid', 'failed', 'canceled', 'expired'],
  },
  {
    value: 'pending',
    ...{ label: 'In behandeling', tone: 'amber', ...MOVING },
    isProcessing: true,
    to: ['paid', 'failed', 'canceled', 'expired'],
  },
  {
    value: 'paid',
    ...{ label: 'Betaald', tone: 'green' },
    ...{ isPaid: true, isProcessing: false, isSettled: true, polling: 'paid', to: [] },
  },
  { value: 'failed', label: 'Mislukt', tone: 'red', ...UNPAID, to: ['paid'] },
  { value: 'canceled', label: 'Geannuleerd', tone: 'grey', ...UNPAID, to: ['paid'] },
  { value: 'expired', label: 'Verlopen', tone: 'grey', ...UNPAID, to: ['paid'] },
] as const satisfies readonly StateRow[]

type PaymentRow = (typeof PAYMENT_STATES)[number]

export type PaymentState = PaymentRow['value']

export function paymentState(value: PaymentState) {
  const state = PAYMENT_STATES.find(each => each.value === value)
  if (!state) throw new Error(`unknown state of a payment ${value}`)
  return state
}

/** A payment only goes on: paid is final, and after any other end only money that came late counts. */
export function canPaymentBecome(from: PaymentState, to: PaymentState): boolean {
  return paymentState(from).to.some(each => each === to)
}

/** A payment as its provider tells it. Amounts are cents with VAT; `metadata.payment` is our own id. */
export type ProviderPayment = {
  id: string
  state: PaymentState
  amount: number
  currency: string
  metadata: { payment?: string }
  refunded: number
  chargedBack: number
  /** Our ids of the refunds that it holds; null where it does not say which. */
  refundIds: readonly string[] | null
  paidAt: string | null
}

type KnownPayment = Pick<PaymentSummary, 'id' | 'amount' | 'state' | 'providerId' | 'problem'> & BackTotals
type BackTotals = Pick<ProviderPayment, 'refunded' | 'chargedBack'>

/** `problem`: nothing is booked on it, and staff read why. */
export type ProviderNews =
  | { kind: 'known' }
  | { kind: 'problem'; problem: string; providerId: string | null }
  | {
      kind: 'changed'
      remote: ProviderPayment
      state: PaymentState
      isPaidNow: boolean
      refunds: RefundChange[]
    }

/** `remote` is null when the provider knows of no such payment. */
export function providerNews(payment: KnownPayment, remote: ProviderPayment | null): ProviderNews {
  if (remote && isUnusedDuplicate(payment, remote)) return { kind: 'known' }
  const problem = remote ? findMismatch(payment, remote) : UNKNOWN_THERE
  if (!remote || problem) return problemNews(payment, problem, remote)
  const moves = canPaymentBecome(payment.state, remote.state)
  const refunds = refundChanges(payment, remote)
  if (!moves && payment.providerId === remote.id && refunds.length === 0) return { kind: 'known' }
  const state = moves ? remote.state : payment.state
  return { kind: 'changed', remote, state, isPaidNow: moves && paymentState(state).isPaid, refunds }
}

function problemNews(payment: KnownPayment, problem: string, remote: ProviderPayment | null): ProviderNews {
  if (problem === payment.problem) return { kind: 'known' }
  return { kind: 'problem', problem, providerId: payment.providerId ?? remote?.id ?? null }
}

const UNKNOWN_THERE = 'De betaaldienst kent deze betaling niet.'

function findMismatch(payment: KnownPayment, remote: ProviderPayment): string {
  if (isDuplicate(payment, remote))
    return `Bij deze poging hoort nog een betaling die betaald is: ${remote.id}.`
  if (remote.metadata.payment !== payment.id)
    return `De betaaldienst zegt dat ${remote.id} bij een andere betaling hoort.`
  if (remote.currency === 'EUR' && remote.amount === payment.amount) return ''
  const there = `${(remote.amount / 100).toFixed(2)} ${remote.currency}`
  return `Verwacht ${formatAmount(payment.amount)}, maar bij de betaaldienst staat ${there}.`
}

function isDuplicate({ providerId }: KnownPayment, remote: ProviderPayment): boolean {
  return providerId !== null && providerId !== remote.id
}

/** A payment that nobody will ever be led to, and that nobody paid. */
function isUnusedDuplicate(payment: KnownPayment, remote: ProviderPayment): boolean {
  return isDuplicate(payment, remote) && !paymentState(remote.state).isPaid
}

const REFUND_KINDS = [
  {
    field: 'refunded',
    source: 'refund',
    code: 'payment.refunded',
    says: 'Terugbetaald via de betaaldienst',
  },
  {
    field: 'chargedBack',
    source: 'chargeback',
    code: 'payment.chargedBack',
    says: 'Door de bank van de klant teruggeboekt',
  },
] as const

export type RefundChange = {
  source: (typeof REFUND_KINDS)[number]['source']
  event: { code: (typeof REFUND_KINDS)[number]['code']; from: number; to: number }
  says: string
}

/** What went back since we last heard, or came back after all: the total of each way, as it was and as it is. */
function refundChanges(payment: KnownPayment, remote: ProviderPayment): RefundChange[] {
  return REFUND_KINDS.filter(({ field }) => remote[field] !== payment[field]).map(
    ({ field, source, code, says }) => {
      const [from, to] = [payment[field], remote[field]]
      return {
        source,
        event: { code, from, to },
        says: `${says}: ${formatAmount(to)}.${from > 0 ? ` Eerst was dat ${formatAmount(from)}.` : ''}`,
      }
    },
  )
}

/**
 * An answer that took long may be older than what was heard meanwhile: `before` is what was known when the provider was
 * asked, `now` what is known under the lock. Then no total goes down.
 */
export function withoutOlderTotals(
  before: BackTotals,
  now: BackTotals,
  remote: ProviderPayment,
): ProviderPayment {
  const newest = (field: keyof BackTotals) =>
    now[field] === before[field] ? remote[field] : Math.max(now[field], remote[field])
  return { ...remote, refunded: newest('refunded'), chargedBack: newest('chargedBack') }
}

/** When to ask about a payment again, should no webhook come first; null once it is too old for news. */
export function nextPollAt(state: PaymentState, created: Date, now: Date): Date | null {
  const { longest, until } = POLLING[paymentState(state).polling]
  const age = now.getTime() - created.getTime()
  if (age > until) return null
  return new Date(now.getTime() + Math.max(MINUTE, Math.min(age / 2, longest)))
}

export type PaymentSummary = {
  id: string
  provider: string
  providerId: string | null
  amount: number
  state: PaymentState
  refunded: number
  chargedBack: number
  problem: string | null
  createdAt: string
}

export type InvoicePayment = { number: string; state: PaymentState }

export const UNPAID_HEADINGS: Record<Extract<PaymentRow, { isPaid: false }>['value'], string> = {
  open: 'We wachten op je bank',
  pending: 'We wachten op je bank',
  failed: 'De betaling is mislukt',
  canceled: 'Je hebt de betaling geannuleerd',
  expired: 'De betaling is verlopen',
}

/** Names a payment in the address of a page that says how it went. */
export const PAYMENT_PARAM = 'betaling'

/** Where the provider sends who paid an invoice. From there the browser goes to the page on which it was paid. */
export const paymentReturnPath = (attempt: string) => `/betalen/terug?${PAYMENT_PARAM}=${attempt}`
