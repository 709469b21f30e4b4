import { type BillingCycle, cycleOf, termOf } from '@/features/catalogue/model/terms'
import { roundHalfAway } from '@/platform/money/tax'
import { addMonths, monthsBetween } from '@/platform/time/day'
import type { RunningLine } from './orderLines'
import { type OrderStatus, orderIs } from './orderStatus'

/** `action` is what staff can do with it. Once some letters are out, nothing. */
export const PRICE_RISE_STATUSES = [
  { value: 'draft', label: 'Concept', action: 'plan', isSent: false },
  { value: 'planned', label: 'Ingepland', action: 'recall', isSent: false },
  { value: 'sending', label: 'Brieven gaan uit', action: null, isSent: false },
  { value: 'sent', label: 'Verstuurd', action: null, isSent: true },
] as const

export type PriceRiseStatus = (typeof PRICE_RISE_STATUSES)[number]['value']

export function priceRiseStatus(value: PriceRiseStatus) {
  const status = PRICE_RISE_STATUSES.find(each => each.value === value)
  if (!status) throw new Error(`unknown status of a price rise ${value}`)
  return status
}

/** What a product costs from now on, in cents without VAT. */
export type RaisedPrice = { kind: 'package' | 'extra'; key: string; monthly: number; yearly: number }

/** What the customer of an order was told: a line costs `amount` a term from the renewal on `from`. */
export type AnnouncedPrice = Pick<RaisedPrice, 'kind' | 'key'> & {
  rise: string
  amount: number
  from: string
}

type RunningTerms = { billingCycle: BillingCycle; startedOn: string | null; invoicedUntil: string | null }

type RaisedOrder = RunningTerms & {
  status: OrderStatus
  startsOn: string | null
  endsOn: string | null
  lines: readonly RunningLine[]
}

/** `today` is the day of the letter, `from` the first day on which staff want the price to hold. */
type RiseDays = { today: string; from: string }

const later = (one: string, other: string) => (one > other ? one : other)

/** A customer hears of a higher price a month before it holds, or longer. */
const earliestFor = ({ today, from }: RiseDays) => later(from, addMonths(today, 1))

/** The day of the letters as it looks today: those that are late go out now. */
export const letterDay = ({ announceOn }: { announceOn: string }, today: string) => later(announceOn, today)

/** The first renewal at the new price; null for an order without terms. What is invoiced keeps its price. */
export function riseDay(
  { billingCycle, startedOn, invoicedUntil }: RunningTerms,
  days: RiseDays,
): string | null {
  if (!startedOn || !invoicedUntil) return null
  const earliest = later(earliestFor(days), invoicedUntil)
  const { months } = cycleOf(billingCycle)
  const begun = Math.floor(monthsBetween(startedOn, invoicedUntil) / months)
  for (let term = begun; ; term++) {
    const day = addMonths(startedOn, term * months)
    if (day >= earliest) return day
  }
}

/** One that waits for its day is paid for its first term. Null for an order that neither runs nor will. */
function termsOf(order: RaisedOrder): RunningTerms | null {
  if (orderIs('isRunning', order)) return order
  const { billingCycle, startsOn } = order
  if (!orderIs('isScheduled', order) || !startsOn) return null
  const { until } = termOf({ cycle: billingCycle, startedOn: startsOn }, startsOn)
  return { billingCycle, startedOn: startsOn, invoicedUntil: until }
}

type Rise = { id: string; prices: readonly RaisedPrice[] }

/** What the letter of an order announces. A price that is not higher than what was agreed on stays as it is. */
export function raisePrices(order: RaisedOrder, rise: Rise, days: RiseDays): AnnouncedPrice[] {
  const terms = termsOf(order)
  const from = terms && riseDay(terms, days)
  if (!from || (order.endsOn && order.endsOn <= from)) return []
  return order.lines.flatMap(({ kind, key, quantity, renewal }) => {
    const price = rise.prices.find(each => each.kind === kind && each.key === key)
    const amount = price && price[order.billingCycle] * quantity
    if (!price || !renewal || !amount || amount <= renewal.amount) return []
    return [{ rise: rise.id, kind: price.kind, key, amount, from }]
  })
}

const isAbout = ({ kind, key }: Pick<AnnouncedPrice, 'kind' | 'key'>, line: RunningLine) =>
  line.kind === kind && line.key === key

/** The lines with what their next renewal costs. */
export function raisedLines(
  lines: readonly RunningLine[],
  announced: readonly AnnouncedPrice[],
): RunningLine[] {
  return lines.map(line => {
    const { renewal, renewsOn } = line
    const price = announced.findLast(
      each => isAbout(each, line) && renewsOn !== null && each.from <= renewsOn,
    )
    return price && renewal ? { ...line, renewal: { ...renewal, amount: price.amount } } : line
  })
}

/** Those of which no term is invoiced yet. The others stand in the lines. */
export function unappliedPrices(
  lines: readonly RunningLine[],
  announced: readonly AnnouncedPrice[],
): AnnouncedPrice[] {
  return announced.filter(price =>
    lines.some(line => isAbout(price, line) && line.renewsOn !== null && line.renewsOn <= price.from),
  )
}

type Changed = { before: RunningLine | null; after: RunningLine | null }

/** Another package is at the price of its own day. Of an extra the announced price is for as many as there are. */
export function pricesAfterChange(
  announced: readonly AnnouncedPrice[],
  { before, after }: Changed,
): AnnouncedPrice[] {
  return announced.flatMap(price => {
    if (!before?.renewal || !isAbout(price, before)) return price
    if (!after?.renewal || after.key !== before.key) return []
    const added = after.renewal.amount - before.renewal.amount
    const share = after.quantity / before.quantity
    return { ...price, amount: added > 0 ? price.amount + added : roundHalfAway(price.amount * share) }
  })
}

export type PriceRiseFault = 'notAMonth' | 'tooLate' | 'twice'

/** Why a rise cannot be planned on `today`; null when it can. */
export function priceRiseFault(
  { announceOn, from, prices }: { announceOn: string; from: string; prices: readonly RaisedPrice[] },
  today: string,
): PriceRiseFault | null {
  if (new Set(prices.map(({ kind, key }) => `${kind} ${key}`)).size < prices.length) return 'twice'
  if (announceOn < today) return 'tooLate'
  return from < addMonths(announceOn, 1) ? 'notAMonth' : null
}

export const NOBODY_PAYS_MORE = 'Geen bestelling wordt hierdoor duurder.'

/** `changed`: somebody else was sooner. */
export type PriceRiseResult = { kind: 'done' | 'nobody' | 'changed' | PriceRiseFault }
