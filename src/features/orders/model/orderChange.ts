import { creditAmounts, linesToCredit } from '@/features/billing/model/credit'
import type { InvoiceLine } from '@/features/billing/model/invoice'
import type { TermInvoice } from '@/features/billing/model/termInvoice'
import { unusedAmounts } from '@/features/billing/model/unused'
import type { HostingExtra, HostingPackage } from '@/features/catalogue/model/priceList'
import { type BillingCycle, type BillingSchedule, perTerm, termOf } from '@/features/catalogue/model/terms'
import { DOMESTIC, type TaxTreatment } from '@/features/tax/model/taxRules'
import { formatAmount } from '@/platform/money/euro'
import { centReadings, VAT_LABELS, type VatReading } from '@/platform/money/readings'
import { calculateTotals, roundHalfAway, type Totals } from '@/platform/money/tax'
import { daysBetween, formatPlainDay, type Period } from '@/platform/time/day'
import { proRata } from './charges'
import { extraInvoicedUntil, invoiceLabels, midwayLabel } from './invoicedExtras'
import { endOfLeaving, type LeavingTerms } from './leaving'
import { type Renewal, type RunningLine, taxOf, taxOrderLines, termLine, timesText } from './orderLines'
import { type OrderStatus, orderIs } from './orderStatus'

export type ChangingOrder = {
  status: OrderStatus
  billingCycle: BillingCycle
  startedOn: string | null
  invoicedUntil: string | null
  endsOn: string | null
  lines: readonly RunningLine[]
}

/** What staff change: another package, or how often an extra is there. `sold` is null for one that is sold no more. */
export type Wanted =
  | { package: HostingPackage }
  | { extra: string; sold: HostingExtra | null; quantity: number }

/** Of an extra so many at most: more is a typing error. */
export const MAX_EXTRAS = 99

type Situation = {
  order: ChangingOrder
  /** Whose days go on after today. */
  invoices: readonly TermInvoice[]
  today: string
  terms: LeavingTerms
  treatment?: TaxTreatment
}

/** Lines to take back of an invoice for its days from `period.from`. `owed` of it goes back, in cents with VAT. */
export type ChangeCredit = {
  invoice: string
  number: string
  period: Period
  lines: InvoiceLine[]
  amounts: Totals
  owed: number
}

export type ChangeCharge = { line: InvoiceLine; period: Period; amounts: Totals }

/**
 * What a change comes to. `before` is the line that it takes from, `after` what stays of it or comes; null for none.
 * `day` is when it holds. `resumes` is the day until which what comes was removed and is invoiced already; null for what
 * is new. In cents with VAT: `toPay` after what is owed was set off, or else `refund`.
 */
export type OrderChangePlan = {
  before: RunningLine | null
  after: RunningLine | null
  day: string
  credits: ChangeCredit[]
  charges: ChangeCharge[]
  resumes: string | null
  toPay: number
  refund: number
}

export type ChangeRefusal = 'notActive' | 'alreadyThere' | 'notThere' | 'notSold'

type Running = Situation & { schedule: BillingSchedule & { invoicedUntil: string } }

export function planChange(situation: Situation, wanted: Wanted): OrderChangePlan | ChangeRefusal {
  const { order } = situation
  const { startedOn, invoicedUntil, billingCycle: cycle } = order
  if (!orderIs('isBillable', order) || order.endsOn || !startedOn || !invoicedUntil) return 'notActive'
  const running = { ...situation, schedule: { startedOn, cycle, invoicedUntil } }
  return 'package' in wanted ? changePackage(running, wanted.package) : changeExtra(running, wanted)
}

/** Today is the first day of the new package. The days of both are counted by term. */
function changePackage(running: Running, chosen: HostingPackage): OrderChangePlan | ChangeRefusal {
  const { order, today, schedule } = running
  const before = order.lines.find(({ kind }) => kind === 'package')
  if (!before) return 'notThere'
  if (before.key === chosen.key) return 'alreadyThere'
  const after = taxed(running, { ...termLine('package', chosen, schedule.cycle), ...daysOf(before) })
  const line = restOf(after, restOfTerms(after.unitPrice, schedule, today))
  const credits = creditsFrom(running, before, today)
  return settled(running, { before, after, day: today, credits, charged: [{ line, from: today }] })
}

function changeExtra(
  running: Running,
  { extra, sold: listed, quantity }: Extract<Wanted, { extra: string }>,
): OrderChangePlan | ChangeRefusal {
  const { order, today, schedule } = running
  const before = order.lines.find(({ kind, key }) => kind === 'extra' && key === extra) ?? null
  const now = before?.quantity ?? 0
  if (quantity === now) return 'alreadyThere'
  if (quantity < now && before) return removeExtra(running, before, quantity)
  if (!listed) return 'notSold'
  const sold = termLine('extra', listed, schedule.cycle)
  const since = before ? daysOf(before) : { startedOn: today, renewsOn: schedule.invoicedUntil }
  const added = quantity - now
  const renewed = (before?.renewal?.amount ?? 0) + added * sold.renewal.amount
  const after = taxed(running, { ...(before ?? sold), ...since, ...counted(quantity, sold.renewal, renewed) })
  const starts = startsOf(running, after, now)
  const charged = [...new Set(starts)].map(from => {
    const many = starts.filter(start => start === from).length
    const price = proRata(sold.unitPrice, schedule, from)
    return { from, line: { ...restOf(after, price * many), quantity: many, unitPrice: price } }
  })
  const [soonest = today] = [...starts].sort()
  const resumes = soonest > today ? soonest : null
  return settled(running, { before, after, day: today, credits: [], charged, resumes })
}

/** From when each one that comes is charged: what was removed is invoiced for some days already. */
function startsOf({ invoices, schedule, today }: Running, line: RunningLine, now: number): string[] {
  const rest = { from: today, until: schedule.invoicedUntil }
  return Array.from({ length: line.quantity - now }, (_, at) =>
    extraInvoicedUntil(invoices, line, now + at + 1, rest),
  )
}

/** An extra is left as an order is: until then it works, and the days after it come back. */
function removeExtra(
  running: Running,
  before: RunningLine,
  quantity: number,
): OrderChangePlan | ChangeRefusal {
  const { order, today, terms } = running
  const { renewal } = before
  const day = endOfLeaving({ ...order, lines: [before] }, today, terms)
  if (!day || !renewal) return 'notThere'
  const renewed = roundHalfAway((renewal.amount * quantity) / before.quantity)
  const after = quantity === 0 ? null : { ...before, ...counted(quantity, renewal, renewed) }
  const credits = creditsFrom(running, before, day, 1 - quantity / before.quantity)
  return settled(running, { before, after, day, credits, charged: [] })
}

const daysOf = ({ startedOn, renewsOn }: RunningLine) => ({ startedOn, renewsOn })

/** So many of an extra, which renew at `amount` together. */
function counted(quantity: number, renewal: Renewal, amount: number) {
  const unitPrice = roundHalfAway(amount / quantity)
  return { quantity, unitPrice, amount: unitPrice * quantity, renewal: { ...renewal, amount } }
}

function taxed({ treatment = DOMESTIC }: Running, line: RunningLine): RunningLine {
  const [after = line] = taxOrderLines([line], treatment)
  return after
}

function restOf(line: RunningLine, amount: number): InvoiceLine {
  return { label: midwayLabel(line), quantity: 1, unitPrice: amount, amount, ...taxOf(line) }
}

/** What is invoiced of a line goes back for its days from `day`; of several alike a `share`. */
function creditsFrom({ invoices }: Running, line: RunningLine, day: string, share = 1): ChangeCredit[] {
  const names = invoiceLabels(line)
  return invoices.flatMap(invoice => {
    const { id, number, lines, credited, due } = invoice
    const unused = unusedAmounts(invoice, day)
    const choices = lines.flatMap(({ label }, at) => {
      const amount = names.includes(label) ? roundHalfAway((unused[at] ?? 0) * share) : 0
      return amount === 0 ? [] : [{ line: at, amount }]
    })
    const credit = choices.length > 0 && linesToCredit(lines, credited.lines, choices)
    if (!credit) return []
    const amounts = creditAmounts(credit, credited)
    const period = { from: later(day, invoice.period.from), until: invoice.period.until }
    return [{ invoice: id, number, period, lines: credit, amounts, owed: Math.max(0, amounts.incl - due) }]
  })
}

const later = (one: string, other: string) => (one > other ? one : other)

/** What `price` a term comes to from `day` until the end of what is invoiced, rounded once per term. */
function restOfTerms(
  price: number,
  schedule: BillingSchedule & { invoicedUntil: string },
  day: string,
): number {
  let sum = 0
  for (let from = day; from < schedule.invoicedUntil; ) {
    const term = termOf(schedule, from)
    sum += roundHalfAway((price * daysBetween(from, term.until)) / daysBetween(term.from, term.until))
    from = term.until
  }
  return sum
}

type Settling = Pick<OrderChangePlan, 'before' | 'after' | 'day' | 'credits'> & {
  charged: { line: InvoiceLine; from: string }[]
  resumes?: string | null
}

function settled({ schedule }: Running, { charged, resumes = null, ...change }: Settling): OrderChangePlan {
  const charges = charged
    .filter(({ line }) => line.amount > 0)
    .map(({ line, from }) => ({
      ...{ line, period: { from, until: schedule.invoicedUntil } },
      amounts: calculateTotals([line]),
    }))
  const owed = change.credits.reduce((sum, credit) => sum + credit.owed, 0)
  const asked = chargedBy({ charges })
  const money = { toPay: Math.max(0, asked - owed), refund: Math.max(0, owed - asked) }
  return { ...change, charges, resumes, ...money }
}

const chargedBy = ({ charges }: Pick<OrderChangePlan, 'charges'>) =>
  charges.reduce((sum, { amounts }) => sum + amounts.incl, 0)

/** What each credit pays of the new invoice, in cents with VAT. */
export function setOffs({ credits, charges }: OrderChangePlan): number[] {
  let left = chargedBy({ charges })
  return credits.map(({ owed }) => {
    const amount = Math.min(owed, left)
    left -= amount
    return amount
  })
}

/** What the customer reads, and staff before they press: amounts as the customer reckons, money that moves with VAT. */
export function changeSentences(plan: OrderChangePlan, reading: VatReading): string[] {
  const { before, after, day, credits, charges, toPay, refund } = plan
  const credited = credits.reduce((sum, { amounts }) => sum + amounts[reading], 0)
  const shown = (cents: number) => `${formatAmount(cents)} ${VAT_LABELS[reading]}`
  return [
    whatChanges(plan),
    ...(credited > 0
      ? [`Van ${before?.label} crediteren we de dagen vanaf ${formatPlainDay(day)}: ${shown(credited)}.`]
      : []),
    ...charges.map(({ line, period, amounts }) => {
      const from = period.from > day ? `Van ${formatPlainDay(period.from)} tot` : 'Tot'
      return `${from} ${formatPlainDay(period.until)} kost ${line.label}: ${shown(amounts[reading])}.`
    }),
    ...(after?.renewal
      ? [`Daarna kost ${named(after)} ${shown(termPrice(after)[reading])} ${perTerm(after.renewal.months)}.`]
      : []),
    moneySentence(toPay, refund),
  ]
}

const termPrice = ({ renewal, vatRate }: RunningLine) => centReadings(renewal?.amount ?? 0, vatRate)

const named = ({ label, quantity }: RunningLine) => timesText(label, quantity)

export function whatChanges({ before, after, day, resumes }: OrderChangePlan): string {
  const from = formatPlainDay(day)
  if (after && resumes)
    return `${named(after)} blijft werken. Tot ${formatPlainDay(resumes)} staat het al op een factuur.`
  if (!before && after) return `${named(after)} komt erbij vanaf ${from}.`
  if (!after) return `${before?.label} stopt op ${from}. Tot die dag blijft het werken.`
  if (before?.kind === 'package') return `${before.label} wordt vanaf ${from} ${after.label}.`
  return `Van ${after.label} heb je er vanaf ${from} ${after.quantity}, in plaats van ${before?.quantity}.`
}

function moneySentence(toPay: number, refund: number): string {
  if (toPay > 0) return `Nu te betalen: ${formatAmount(toPay)} incl. btw. De factuur komt per mail.`
  if (refund > 0) return `Je krijgt ${formatAmount(refund)} terug, incl. btw.`
  return 'Er is nu niets te betalen.'
}
