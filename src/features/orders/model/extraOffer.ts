import type { HostingExtra } from '@/features/catalogue/model/catalogue'
import type { BillingCycle } from '@/features/catalogue/model/cycles'
import { type Totals, calculateTotals } from '@/platform/money/vat'
import { type OrderLine, termLine } from './basket'
import { proRata } from './proRata'
import type { Term } from './terms'

type Running = {
  status: string
  billingCycle: BillingCycle
  startedOn: string | null
  invoicedUntil: string | null
  endsOn: string | null
  lines: OrderLine[]
}

/** An extra as it could join an order today: what it costs each term, and `now`, for the `period` until the end of what is invoiced. */
export type ExtraOffer = { line: OrderLine; period: Term; now: Totals }

/** The offer, or why there is none: the order has the extra, or does not run, or is to end. */
export function extraOffer(
  extra: HostingExtra,
  order: Running,
  today: string,
): ExtraOffer | 'notActive' | 'alreadyThere' {
  const { billingCycle: cycle, startedOn, invoicedUntil } = order
  if (order.lines.some(line => line.kind === 'extra' && line.key === extra.key)) return 'alreadyThere'
  if (order.status !== 'active' || order.endsOn || !startedOn || !invoicedUntil) return 'notActive'
  const line = termLine('extra', extra, cycle)
  const amount = proRata(line.unitPrice, { startedOn, cycle, invoicedUntil }, today)
  return { line, period: { from: today, until: invoicedUntil }, now: calculateTotals([{ amount }]) }
}
