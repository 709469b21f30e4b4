import type { InvoiceLine } from '@/features/billing/model/invoice'
import { type BillingCycle, type BillingSchedule, termOf } from '@/features/catalogue/model/terms'
import { addDays, addMonths, monthsBetween } from '@/platform/time/day'
import { type DomainState, domainState } from './domain'
import { type OrderLine, type Renewal, type RunningLine, renewalLabel } from './orderLines'
import { type OrderStatus, orderIs } from './orderStatus'

/** A renewal is invoiced this long before its term begins: as long as there is to pay it. */
export const RENEWAL_DAYS_AHEAD = 14

type StartingOrder = { cycle: BillingCycle; domainState: DomainState | null; lines: readonly OrderLine[] }

/** The days that an order gets when it begins. `invoicedUntil` is the first day that is not paid for yet. */
export function firstTerm({ cycle, domainState: name, lines }: StartingOrder, startedOn: string) {
  const isOurs = name !== null && domainState(name).renewsWithUs
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

type RenewingOrder = BillingSchedule & { lines: readonly RunningLine[] }

/** `lines` are what is invoiced, `running` how those of the order stand after that. */
type RenewedTerm = { lines: InvoiceLine[]; until: string; running: RunningLine[] }

/**
 * The term that begins on `from`, at the prices that were agreed. A line is in it once, when it renews before the term
 * ends; it renews next a term of its own further.
 */
export function renewTerm(order: RenewingOrder, from: string): RenewedTerm {
  const { until } = termOf(order, from)
  const lines: InvoiceLine[] = []
  const running = order.lines.map(line => {
    const { renewal, renewsOn } = line
    if (!renewal || !renewsOn || renewsOn >= until) return line
    lines.push(renewedLine(line, renewal))
    return { ...line, renewsOn: nextRenewal(order.startedOn, renewsOn, renewal) }
  })
  return { lines, until, running }
}

function renewedLine(line: OrderLine, { amount }: Renewal): InvoiceLine {
  return { label: renewalLabel(line), quantity: 1, unitPrice: amount, amount, vatRate: line.vatRate }
}

/** Counted with the order where it can be, so that an order of 29 February has its name once in every year. */
function nextRenewal(startedOn: string, renewsOn: string, { months }: Renewal): string {
  const since = monthsBetween(startedOn, renewsOn)
  const isTogether = addMonths(startedOn, since) === renewsOn
  return isTogether ? addMonths(startedOn, since + months) : addMonths(renewsOn, months)
}

type EndingOrder = {
  billingCycle: BillingCycle
  startedOn: string | null
  invoicedUntil: string | null
  lines: readonly RunningLine[]
}

/**
 * The first day without an order that is cancelled on `today`: it ends with what is invoiced, or with a later term
 * where the minimum or the notice of a line asks that. Null for one that does not run.
 */
export function earliestEnd(order: EndingOrder, today: string): string | null {
  const { billingCycle: cycle, startedOn, invoicedUntil, lines } = order
  if (!startedOn || !invoicedUntil) return null
  const bounds = lines.flatMap(line => boundsOf(line, today)).filter(day => day > invoicedUntil)
  const last = bounds.sort().at(-1)
  return last ? termOf({ startedOn, cycle }, addDays(last, -1)).until : invoicedUntil
}

function boundsOf({ renewal, startedOn }: RunningLine, today: string): string[] {
  if (!renewal || !startedOn) return []
  const { minimumMonths, noticeDays } = renewal
  return [
    ...(minimumMonths > 0 ? [addMonths(startedOn, minimumMonths)] : []),
    ...(noticeDays > 0 ? [addDays(today, noticeDays)] : []),
  ]
}
