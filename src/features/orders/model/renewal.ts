import type { InvoiceLine } from '@/features/billing/model/invoice'
import { DEFAULT_UNIT, namedUnit, unitOfTerm } from '@/features/billing/model/quantity'
import { type BillingCycle, type BillingSchedule, cycleOf, termOf } from '@/features/catalogue/model/terms'
import { roundHalfAway } from '@/platform/money/tax'
import { addDays, addMonths, daysBetween, monthsBetween } from '@/platform/time/day'
import { type DomainState, domainState } from './domain'
import { type OrderLine, type Renewal, type RunningLine, renewalLabel, taxOf } from './orderLines'
import { type OrderStatus, orderIs } from './orderStatus'

/** A renewal is invoiced this long before its term begins: as long as there is to pay it. */
export const RENEWAL_DAYS_AHEAD = 14

type StartingOrder = {
  cycle: BillingCycle
  domainState: DomainState | null
  /** Its name may not be registered yet: its year begins when it is. */
  holdsName?: boolean
  lines: readonly OrderLine[]
}

/** The days that an order gets when it begins. `invoicedUntil` is the first day that is not paid for yet. */
export function firstTerm(order: StartingOrder, startedOn: string) {
  const { cycle, domainState: name, holdsName = false, lines } = order
  const isOurs = name !== null && domainState(name).renewsWithUs && !holdsName
  return {
    startedOn,
    invoicedUntil: termOf({ cycle, startedOn }, startedOn).until,
    lines: lines.map(line =>
      line.kind !== 'domain' || isOurs ? startLine(line, startedOn) : waitingLine(line),
    ),
  }
}

/** A line that runs from this day, and is paid for its first term. */
export function startLine(line: OrderLine, day: string): RunningLine {
  return { ...line, startedOn: day, renewsOn: line.renewal && addMonths(day, line.renewal.months) }
}

const waitingLine = (line: OrderLine): RunningLine => ({ ...line, startedOn: null, renewsOn: null })

/** Whether the next term must be invoiced by now. An order that ends where its invoices end has none. */
export function renewalDue(
  order: { status: OrderStatus; invoicedUntil: string | null; endsOn: string | null },
  today: string,
): boolean {
  const { invoicedUntil, endsOn } = order
  if (!orderIs('isBillable', order) || !invoicedUntil) return false
  return today >= addDays(invoicedUntil, -RENEWAL_DAYS_AHEAD) && (endsOn === null || endsOn > invoicedUntil)
}

type RunningTerms = { cycle: BillingCycle; startedOn: string | null; invoicedUntil: string | null }

/** The day on which the next term begins, whether that is invoiced or not. */
export function nextTermOn({ cycle, startedOn, invoicedUntil }: RunningTerms, today: string): string | null {
  if (!startedOn || !invoicedUntil) return invoicedUntil
  const { until } = termOf({ cycle, startedOn }, today)
  return until < invoicedUntil ? until : invoicedUntil
}

type RenewingOrder = BillingSchedule & { lines: readonly RunningLine[]; endsOn?: string | null }

/** `lines` are what is invoiced, `running` how those of the order stand after that. */
type RenewedTerm = { lines: InvoiceLine[]; until: string; running: RunningLine[] }

/**
 * The term that begins on `from`, at the prices that were agreed. A line is in it once, when it renews before the term
 * ends; it renews next a term of its own further. Of a term in which the order ends, its days until then are invoiced.
 */
export function renewTerm(order: RenewingOrder, from: string): RenewedTerm {
  const term = termOf(order, from)
  const until = order.endsOn && order.endsOn < term.until ? order.endsOn : term.until
  const share = daysBetween(from, until) / daysBetween(from, term.until)
  const lines: InvoiceLine[] = []
  const running = order.lines.map(line => {
    const { renewal, renewsOn } = line
    if (!renewal || !renewsOn || renewsOn >= until) return line
    lines.push(renewedLine(line, renewal, renewal.months === cycleOf(order.cycle).months ? share : 1))
    return { ...line, renewsOn: nextRenewal(order.startedOn, renewsOn, renewal) }
  })
  return { lines, until, running }
}

function renewedLine(line: OrderLine, renewal: Renewal, share: number): InvoiceLine {
  const amount = roundHalfAway(renewal.amount * share)
  const isWhole = amount === renewal.amount && line.kind !== 'extra'
  const unit = isWhole ? unitOfTerm(renewal.months) : DEFAULT_UNIT
  const quantity = line.kind === 'extra' && amount % line.quantity === 0 ? line.quantity : 1
  const counted = { label: renewalLabel(line), quantity, ...namedUnit(unit) }
  return { ...counted, unitPrice: amount / quantity, amount, ...taxOf(line) }
}

/** Counted with the order where it can be, so that an order of 29 February has its name once in every year. */
function nextRenewal(startedOn: string, renewsOn: string, { months }: Renewal): string {
  const since = monthsBetween(startedOn, renewsOn)
  const isTogether = addMonths(startedOn, since) === renewsOn
  return isTogether ? addMonths(startedOn, since + months) : addMonths(renewsOn, months)
}

/** By law a consumer hears of it a month before a year begins; the days on top are for a mail that comes back. */
const ANNOUNCED_DAYS_BEFORE_A_MONTH = 5

/** The last day on which a yearly renewal can begin that is announced on `today`. */
export const announcedUntil = (today: string) => addDays(addMonths(today, 1), ANNOUNCED_DAYS_BEFORE_A_MONTH)

export type RenewalToAnnounce = { day: string; lines: (RunningLine & { renewal: Renewal })[] }

/** The next year of an order that its customer must hear of on `today`; null when there is none, or they heard. */
export function renewalToAnnounce(
  order: { endsOn: string | null; renewalAnnouncedFor: string | null; lines: readonly RunningLine[] },
  today: string,
): RenewalToAnnounce | null {
  const { endsOn, renewalAnnouncedFor } = order
  const isHeard = (day: string) => renewalAnnouncedFor !== null && day <= renewalAnnouncedFor
  const yearly = order.lines.flatMap(line => {
    const { renewal, renewsOn } = line
    const isSoon =
      renewsOn !== null && renewsOn > today && renewsOn <= announcedUntil(today) && !isHeard(renewsOn)
    return renewal && isSoon && renewal.months >= 12 ? [{ ...line, renewal, renewsOn }] : []
  })
  const [day] = yearly.map(line => line.renewsOn).sort()
  if (!day || (endsOn && endsOn <= day)) return null
  return { day, lines: yearly.filter(line => line.renewsOn === day) }
}
