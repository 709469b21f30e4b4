import { creditAmounts, linesToCredit, remainingAmounts } from '@/features/billing/model/credit'
import type { InvoiceLine } from '@/features/billing/model/invoice'
import type { InvoiceSettlement, TermInvoice } from '@/features/billing/model/termInvoice'
import { unusedAmounts } from '@/features/billing/model/unused'
import { type BillingCycle, termOf } from '@/features/catalogue/model/terms'
import { WITHDRAWAL } from '@/features/company/model/legal'
import { formatAmount } from '@/platform/money/euro'
import { addDays, addMonths, formatPlainDay, type Period } from '@/platform/time/day'
import { DOMAIN_TERM_MONTHS, type RunningLine, renewalLabel } from './orderLines'

/** Files and mail can be asked for this long after the end, as the processing agreement promises. */
export const FILES_KEPT_DAYS = 30

/** Consumers, and businesses that staff did not mark as large, leave at any time after the first term (decision 044). */
export type LeavingTerms = { leavesAnytime: boolean }

type LeavingOrder = {
  billingCycle: BillingCycle
  startedOn: string | null
  invoicedUntil: string | null
  lines: readonly RunningLine[]
}

/** By law at most, for who leaves at any time; longer agreements do not bind them. */
const LONGEST_NOTICE_MONTHS = 1
const LONGEST_MINIMUM_MONTHS = 12

/**
 * The first day without an order that is cancelled on `today`; null for one that does not run. It ends with its term, or
 * later where the minimum or the notice of a line asks that. Who leaves at any time is bound by a first term, and then
 * for a month at most.
 */
export function endOfLeaving(
  { billingCycle: cycle, startedOn, invoicedUntil, lines }: LeavingOrder,
  today: string,
  { leavesAnytime }: LeavingTerms,
): string | null {
  if (!startedOn || !invoicedUntil) return null
  const schedule = { startedOn, cycle }
  const term = termOf(schedule, earliest(today, addDays(invoicedUntil, -1)))
  const bounds = lines.flatMap(line => boundsOf(line, today, leavesAnytime))
  if (!leavesAnytime) {
    const last = bounds.reduce(latest, term.until)
    return last > term.until ? termOf(schedule, addDays(last, -1)).until : last
  }
  const isFirstTerm = term.from === startedOn
  const soonest = isFirstTerm ? term.until : earliest(term.until, addMonths(today, LONGEST_NOTICE_MONTHS))
  return bounds.reduce(latest, soonest)
}

function boundsOf({ renewal, startedOn }: RunningLine, today: string, leavesAnytime: boolean): string[] {
  if (!renewal || !startedOn) return []
  const { minimumMonths, noticeDays } = renewal
  const months = leavesAnytime ? Math.min(minimumMonths, LONGEST_MINIMUM_MONTHS) : minimumMonths
  const noticed = addDays(today, noticeDays)
  return [
    ...(months > 0 ? [addMonths(startedOn, months)] : []),
    ...(noticeDays > 0
      ? [leavesAnytime ? earliest(noticed, addMonths(today, LONGEST_NOTICE_MONTHS)) : noticed]
      : []),
  ]
}

const earliest = (one: string, other: string) => (one < other ? one : other)
const latest = (one: string, other: string) => (one > other ? one : other)

/** `refund` is what was paid for days after the end, in cents with VAT. */
export type Leaving = { endsOn: string; settlements: InvoiceSettlement[]; refund: number }

/** What happens when an order is cancelled on `today`; null for one that does not run. */
export function leave(
  order: LeavingOrder,
  invoices: readonly TermInvoice[],
  today: string,
  terms: LeavingTerms,
): Leaving | null {
  const endsOn = endOfLeaving(order, today, terms)
  if (!endsOn) return null
  const settled = invoices.flatMap(invoice => settle(order, invoice, endsOn, terms))
  return {
    endsOn,
    settlements: settled.map(({ settlement }) => settlement),
    refund: settled.reduce((sum, { refund }) => sum + refund, 0),
  }
}

type Settled = { settlement: InvoiceSettlement; refund: number }

function settle(
  order: LeavingOrder,
  invoice: TermInvoice,
  endsOn: string,
  { leavesAnytime }: LeavingTerms,
): Settled[] {
  const { id, number, period, lines, credited, due } = invoice
  const isWithdrawn = period.from >= endsOn
  if (!isWithdrawn && !leavesAnytime) return []
  const left = remainingAmounts(lines, credited.lines)
  const unused = unusedAmounts(invoice, endsOn)
  const choices = lines.flatMap((each, line) => {
    const name = nameOf(order, each)
    const isUsed = name && !isUnbegun(name, period, endsOn)
    const amount = isUsed ? 0 : ((name ? left : unused)[line] ?? 0)
    return amount === 0 ? [] : [{ line, amount }]
  })
  const credit = choices.length > 0 && linesToCredit(lines, credited.lines, choices)
  if (!credit) return []
  const about = { id, number, period }
  return [
    {
      settlement: isWithdrawn ? { ...about, kind: 'withdraw' } : { ...about, kind: 'credit', lines: credit },
      refund: Math.max(0, creditAmounts(credit, credited).incl - due),
    },
  ]
}

const nameOf = (order: LeavingOrder, line: InvoiceLine) =>
  order.lines.find(each => each.kind === 'domain' && renewalLabel(each) === line.label)

/** The year of a name that began is used: the name stays registered, and its holder may move it. */
function isUnbegun({ renewsOn }: RunningLine, period: Period, endsOn: string): boolean {
  const begins = renewsOn && addMonths(renewsOn, -DOMAIN_TERM_MONTHS)
  return endsOn <= period.from || Boolean(begins && begins >= endsOn && begins < period.until)
}

/** What becomes of the invoices, in sentences to the customer. */
export function leavingSentences({ settlements, refund, endsOn }: Leaving): string[] {
  const numbers = (kind: InvoiceSettlement['kind']) =>
    settlements.flatMap(each => (each.kind === kind ? [each.number] : []))
  return [
    ...numbers('withdraw').map(number => `Factuur ${number} vervalt, want die termijn begint niet meer.`),
    ...numbers('credit').map(
      number =>
        `Van factuur ${number} gaat het bedrag voor de dagen vanaf ${formatPlainDay(endsOn)} af. Daarvoor krijg je een creditfactuur.`,
    ),
    refund > 0
      ? `Je krijgt ${formatAmount(refund)} terug, incl. btw. Dat staat binnen ${WITHDRAWAL.refundDays} dagen na je opzegging op je rekening; je hoeft er niets voor te doen.`
      : `Je krijgt geen geld terug. Voor de tijd tot ${formatPlainDay(endsOn)} betaal je nog wel: ook wat er nog openstaat, of wat er tot die dag nog gefactureerd wordt.`,
  ]
}

/** How an order stands once the terms that do not begin are taken back. */
export function withoutTerms(
  { invoicedUntil, lines }: Pick<LeavingOrder, 'invoicedUntil' | 'lines'>,
  settlements: readonly InvoiceSettlement[],
): { invoicedUntil: string | null; lines: RunningLine[] } {
  const withdrawn = settlements.flatMap(({ kind, period }) => (kind === 'withdraw' ? [period.from] : []))
  if (withdrawn.length === 0) return { invoicedUntil, lines: [...lines] }
  const from = withdrawn.reduce(earliest)
  return {
    invoicedUntil: from,
    lines: lines.map(line => {
      const { renewal, renewsOn } = line
      const before = renewal && renewsOn && addMonths(renewsOn, -renewal.months)
      return before && before >= from ? { ...line, renewsOn: before } : line
    }),
  }
}
