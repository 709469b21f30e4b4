import { payOwnInvoice } from '@/features/billing/server/payments/payNow'
import { addExtra } from '@/features/orders/server/addExtra'
import type { AddExtraState } from '@/features/orders/ui/area/OrderChangeForms'
import type { Ctx } from '@/platform/ctx'
import type { FormValues } from '@/platform/http/formInput'

/** Adds an extra and answers where it is paid. What is not paid at once stands with the open invoices. */
export async function addAndPay(
  ctx: Ctx,
  { order = '', extra = '', seenTotal }: FormValues,
): Promise<AddExtraState> {
  const added = await addExtra(ctx, order, extra, Number(seenTotal))
  if (!added) return { kind: 'gone' }
  if (added.kind === 'priceChanged') return { kind: added.kind, brings: String(added.total) }
  if (added.kind !== 'added' || !added.invoice) return { kind: added.kind }
  const pay = await payOwnInvoice(ctx, added.invoice)
  return { kind: added.kind, brings: pay.kind === 'pay' ? pay.payAt : '' }
}
