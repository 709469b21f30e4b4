import type { Ctx } from '@/server/ctx'
import { addExtra } from '@/server/hosting/addExtra'
import type { Typed } from '@/server/leads/readForm'
import { payAgain } from '@/server/payments/payAgain'
import type { AddExtraState } from '@/ui/hosting/area/AddExtraForm'

/** Adds an extra and answers where it is paid. What is not paid at once stands with the open invoices. */
export async function addAndPay(
  ctx: Ctx,
  { order = '', extra = '', seenTotal }: Typed,
): Promise<AddExtraState> {
  const added = await addExtra(ctx, order, extra, Number(seenTotal))
  if (!added) return { kind: 'gone' }
  if (added.kind === 'priceChanged') return { kind: added.kind, brings: String(added.total) }
  if (added.kind !== 'added' || !added.invoice) return { kind: added.kind }
  const pay = await payAgain(ctx, added.invoice)
  return { kind: added.kind, brings: pay.kind === 'pay' ? pay.payAt : '' }
}
