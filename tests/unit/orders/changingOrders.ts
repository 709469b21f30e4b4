import { creditAmounts } from '@/features/billing/model/credit'
import { type InvoiceLine, negateLines } from '@/features/billing/model/invoice'
import type { TermInvoice } from '@/features/billing/model/termInvoice'
import type { BillingCycle } from '@/features/catalogue/model/terms'
import { type ChangingOrder, planChange, type Wanted } from '@/features/orders/model/orderChange'
import { orderLines, toInvoiceLines } from '@/features/orders/model/orderLines'
import { firstTerm, renewTerm } from '@/features/orders/model/renewal'
import { calculateTotals, sumVatAmounts } from '@/platform/money/tax'
import type { Period } from '@/platform/time/day'
import { PRICES } from './priceList'

export type Standing = { order: ChangingOrder; invoices: TermInvoice[] }

const NOTHING = { excl: 0, vatRates: [], lines: [] }

function invoiceOf(id: string, period: Period, lines: InvoiceLine[], isPaid: boolean): TermInvoice {
  return {
    ...{ id, number: id, period, lines, credited: NOTHING },
    due: isPaid ? 0 : calculateTotals(lines).incl,
  }
}

/** An order with SSL Premium and the invoices of its terms: the first one is paid, then so many. */
export function running(
  { cycle, startedOn, packageKey = 'basis' }: { cycle: BillingCycle; startedOn: string; packageKey?: string },
  paid: readonly boolean[],
): Standing {
  const lines = orderLines({ packageKey, cycle, extras: ['ssl'], domain: null }, PRICES) ?? []
  const first = firstTerm({ cycle, domainState: null, lines }, startedOn)
  const period = { from: startedOn, until: first.invoicedUntil }
  const invoices = [invoiceOf('I1', period, toInvoiceLines(lines), true)]
  const order = { status: 'active' as const, billingCycle: cycle, endsOn: null, ...first }
  for (const isPaid of paid) {
    const { invoicedUntil: from } = order
    const term = renewTerm({ ...order, cycle }, from)
    Object.assign(order, { invoicedUntil: term.until, lines: term.running })
    invoices.push(invoiceOf(`I${invoices.length + 1}`, { from, until: term.until }, [...term.lines], isPaid))
  }
  return { order, invoices }
}

export const packaged = (key: string): Wanted => {
  const found = PRICES.packages.find(each => each.key === key)
  if (!found) throw new Error(key)
  return { package: found }
}

export const extra = (key: string, quantity: number): Wanted => {
  const found = PRICES.extras.find(each => each.key === key)
  if (!found) throw new Error(key)
  return { extra: key, sold: found, quantity }
}

export const ANYTIME = { leavesAnytime: true }
export const BOUND = { leavesAnytime: false }

export function plan({ order, invoices }: Standing, today: string, wanted: Wanted, terms = ANYTIME) {
  const after = invoices.filter(({ period }) => period.until > today)
  const planned = planChange({ order, invoices: after, today, terms }, wanted)
  if (typeof planned === 'string') throw new Error(planned)
  return planned
}

export const PAID = true
export const OPEN = false
export const YEAR = { cycle: 'yearly', startedOn: '2025-12-07' } as const
export const MONTH = { cycle: 'monthly', startedOn: '2026-09-07' } as const

/** How order and invoices stand after a change, with everything paid. */
export function changed(
  { order, invoices }: Standing,
  today: string,
  wanted: Wanted,
  terms = ANYTIME,
): Standing {
  const planned = plan({ order, invoices }, today, wanted, terms)
  const { before, after, credits, charges } = planned
  const others = order.lines.filter(line => line !== before)
  const billed = invoices.map(invoice => {
    const own = credits.filter(credit => credit.invoice === invoice.id)
    const lines = own.flatMap(credit =>
      negateLines(credit.lines).map(line => ({ ...line, from: credit.period.from })),
    )
    const { vatRates } = sumVatAmounts([
      ...invoice.credited.vatRates,
      ...own.flatMap(credit => creditAmounts(credit.lines, invoice.credited).vatRates),
    ])
    const credited = { lines: [...invoice.credited.lines, ...lines], vatRates }
    return { ...invoice, due: 0, credited: { ...credited, excl: sumVatAmounts(vatRates).excl } }
  })
  const made = charges.map(({ period, line }, at) =>
    invoiceOf(`C${invoices.length - 1 + at}`, period, [line], true),
  )
  return {
    order: { ...order, lines: [...others, ...(after ? [after] : [])] },
    invoices: [...billed, ...made],
  }
}
