import type { Tx } from '@/platform/db/transaction'
import { type LinkMaker, LinkRefused } from '@/platform/email/linkMaker'
import { onSite } from '@/platform/env'
import { orderPath } from '../model/orderStatus'
import { findMailedOrder } from './orderRepository'

/** Who placed an order; null when it is gone. */
export async function findBuyer(tx: Pick<Tx, 'sql'>, order: string): Promise<string | null> {
  return (await findMailedOrder(tx, order))?.customer ?? null
}

export const orderPaymentLink: LinkMaker = async (_ctx, tx, { aboutId }) => {
  const order = aboutId ? await findMailedOrder(tx, aboutId) : null
  if (!order) throw new LinkRefused('accountGone')
  return onSite(orderPath(order.orderKey))
}
