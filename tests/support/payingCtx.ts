import { afterAll, afterEach } from 'vitest'
import { settlePayment } from '@/features/billing/server/payments/settlePayment'
import type { Ctx } from '@/platform/ctx'
import { storedMail } from '@/platform/email/transport'
import { molliePeer, type PeerPayment } from './molliePeer'
import { payingThrough } from './paidOrders'
import { testCtx } from './testCtx'

/** A context that pays through a Mollie of this file's own. */
export async function payingCtx() {
  const peer = await molliePeer()
  const ctx = payingThrough(await testCtx({ mail: storedMail }), peer)
  afterAll(() => peer.stop())
  afterEach(() => {
    Object.assign(peer, {
      mood: 'well',
      moodToCreate: null,
      moodToRefund: null,
      letsCancel: true,
      lateMs: 0,
      held: null,
      callsFirst: false,
    })
  })
  /** Has Mollie say this of the payment of an attempt, which is then asked about. */
  function become(payment: string, change: Partial<PeerPayment>, on: Ctx = ctx) {
    peer.change(peer.of(payment).id, change)
    return settlePayment(on, payment)
  }
  return { ctx, peer, become }
}
