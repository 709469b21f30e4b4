import { afterAll, afterEach } from 'vitest'
import { receivePaymentWebhook } from '@/features/billing/server/payments/settlePayment'
import type { Ctx } from '@/platform/ctx'
import { database } from '@/platform/db/transaction'
import type { PeerPayment } from './molliePeer'
import { callBody, type PlacedOrder, webhookDoor } from './paidOrders'
import { payingCtx } from './payingCtx'

/** A context that pays through a Mollie of this file's own, which calls us about what it takes. */
export async function mollieCalls() {
  const { ctx, peer } = await payingCtx()
  const door = await webhookDoor(ctx)
  peer.door = door.url
  afterAll(door.close)
  afterEach(async () => {
    await database(ctx).drizzle.execute('delete from bureau.rate_limits')
  })
  /** A call that says anything, from Mollie or not. */
  const call = (said: Record<string, string>, on: Ctx = ctx) =>
    receivePaymentWebhook(on, 'mollie', callBody(said))
  /** Has Mollie say this of the payment, and call us about it. */
  function happens({ payment }: PlacedOrder, change: Partial<PeerPayment>): Promise<number> {
    const { id } = peer.of(payment)
    peer.change(id, change)
    return peer.call(id)
  }
  return { ctx, peer, call, happens }
}
