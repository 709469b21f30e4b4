import { type OrderLine, termLine } from '@/domain/hosting/basket'
import type { HostingExtra } from '@/domain/hosting/catalogue'
import type { BillingCycle } from '@/domain/hosting/cycles'
import { proRata } from '@/domain/hosting/proRata'
import type { Term } from '@/domain/hosting/terms'
import { type Amounts, addVat } from '@/domain/money/vat'

type Running = { billingCycle: BillingCycle; startedOn: string | null; invoicedUntil: string | null }

/** An extra as it would join an order today: what it costs each term, and now until the end of what is invoiced. */
export type ExtraOffer = { line: OrderLine; period: Term; now: Amounts }

/** Null for an order that does not run yet. */
export function extraOffer(extra: HostingExtra, order: Running, today: string): ExtraOffer | null {
  const { billingCycle: cycle, startedOn, invoicedUntil } = order
  if (!startedOn || !invoicedUntil) return null
  const line = termLine('extra', extra, cycle)
  const amount = proRata(line.unitPrice, { startedOn, cycle, invoicedUntil }, today)
  return { line, period: { from: today, until: invoicedUntil }, now: addVat([{ amount }]) }
}
