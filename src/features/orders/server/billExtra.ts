import { toParty } from '@/features/billing/model/invoice'
import { getBillingDetails } from '@/features/billing/server/buyerNow'
import { draftInvoice } from '@/features/billing/server/draftInvoice'
import { finaliseInvoice } from '@/features/billing/server/finaliseInvoice'
import type { Ctx } from '@/platform/ctx'
import type { Tx } from '@/platform/db/transaction'
import type { ExtraOffer } from '../model/extraOffer'
import type { LockedOrderDetails } from './holdOrder'

/** The invoice of an extra until the end of the term; null when nothing is due. It draws a number, last of all. */
export async function invoiceExtra(
  ctx: Ctx,
  tx: Tx,
  order: LockedOrderDetails,
  { line, period, now }: ExtraOffer,
): Promise<string | null> {
  if (now.excl <= 0) return null
  const price = { quantity: 1, unitPrice: now.excl, amount: now.excl }
  const invoice = await draftInvoice(ctx, tx, {
    ...{ order: order.id, customer: order.customer, period },
    buyer: (await getBillingDetails(tx, order.customer)) ?? toParty(order.buyer),
    lines: [{ label: `${line.label}, naar rato`, ...price }],
  })
  await finaliseInvoice(ctx, tx, invoice, { paymentStatus: 'pending' })
  return invoice
}
