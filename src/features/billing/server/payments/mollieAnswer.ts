import * as z from 'zod'
import type { ProviderPayment } from '../../model/payments/judge'
import type { PaymentState } from '../../model/payments/states'
import type { CreatedPayment } from './PaymentPort'

/** Mollie's words and ours. What a card reserved is not paid yet. */
const STATES: Record<string, PaymentState> = {
  open: 'open',
  pending: 'pending',
  authorized: 'pending',
  paid: 'paid',
  failed: 'failed',
  canceled: 'canceled',
  expired: 'expired',
}

const money = z.object({ value: z.string().regex(/^\d{1,10}(\.\d{1,2})?$/), currency: z.string() })

const payment = z.object({
  id: z.string(),
  status: z.string().transform((status, read) => {
    const state = STATES[status]
    if (!state) read.addIssue(`an unknown status: ${status}`)
    return state ?? 'open'
  }),
  amount: money,
  amountRefunded: money.nullish(),
  amountChargedBack: money.nullish(),
  metadata: z.object({ payment: z.string().optional() }).catch({}),
  paidAt: z.iso.datetime({ offset: true }).nullish(),
})

const created = z.object({
  id: z.string(),
  _links: z.object({ checkout: z.object({ href: z.url({ protocol: /^https?$/ }) }) }),
})

/** Throws a ZodError for what is no payment of Mollie's. */
export function parsePayment(said: unknown): ProviderPayment {
  const { id, status, amount, amountRefunded, amountChargedBack, metadata, paidAt } = payment.parse(said)
  return {
    ...{ id, state: status, metadata, paidAt: paidAt ?? null },
    amount: cents(amount),
    currency: amount.currency,
    refunded: cents(amountRefunded),
    chargedBack: cents(amountChargedBack),
  }
}

/** Likewise, for one that can still be paid. */
export function parseCreatedPayment(said: unknown): CreatedPayment {
  const { id, _links } = created.parse(said)
  return { providerId: id, checkoutUrl: _links.checkout.href }
}

function cents(amount: z.infer<typeof money> | null | undefined): number {
  return amount ? Math.round(Number(amount.value) * 100) : 0
}
