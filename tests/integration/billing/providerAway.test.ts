import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { startPayment } from '@/features/billing/server/payments/payNow'
import { settlePayment } from '@/features/billing/server/payments/settlePayment'
import { getPaymentReturn, payOrderByKey } from '@/features/orders/server/orderPayment'
import { placeOrder } from '@/features/orders/server/placeOrder'
import { deadlines } from '../../support/deadlines'
import { orderInput, paymentsOf, placed } from '../../support/paidOrders'
import { payingCtx } from '../../support/payingCtx'
import { eventually } from '../../support/testCtx'

const { ctx, peer } = await payingCtx()

const pageOf = (id: string) => ({ kind: 'pay', payAt: `https://betalen.example/checkout/${id}` })

describe('a provider that is not there', () => {
  const order = async () => placeOrder({ ...ctx, clientIp: randomUUID() }, await orderInput(ctx))

  test.each(['refuses', 'broken', 'gateway', 'drops'] as const)(
    'because it %s costs no order: it is paid once the provider is back',
    async mood => {
      peer.mood = mood
      const answer = await order()
      expect(answer).toMatchObject({ kind: 'placed', payAt: null })
      if (!('orderKey' in answer)) return
      expect(await getPaymentReturn(ctx, answer.orderKey)).toMatchObject({
        outcome: 'unreachable',
        mayPay: true,
      })
      expect(await payOrderByKey(ctx, answer.orderKey)).toEqual({ kind: 'unreachable' })
      peer.mood = 'well'
      expect(await payOrderByKey(ctx, answer.orderKey)).toMatchObject({ kind: 'pay' })
      expect(await getPaymentReturn(ctx, answer.orderKey)).toMatchObject({ outcome: 'open', mayPay: true })
    },
  )

  test('because it hangs is left after eight seconds, and what it made after all is found again', async () => {
    const [time, before] = [deadlines(), peer.payments.size]
    const letGo = peer.hold()
    const placing = order()
    await eventually(async () => peer.payments.size > before)
    expect(time.given()).toEqual([8000])
    time.pass()
    const answer = await placing
    expect(answer).toMatchObject({ kind: 'placed', payAt: null })
    if (!('orderKey' in answer)) return
    const asked = peer.asked.length
    const paying = payOrderByKey(ctx, answer.orderKey)
    // Until it has made that one, it refuses to be asked again.
    await eventually(async () => peer.asked.length > asked)
    letGo()
    expect((await paying).kind).toBe('pay')
    expect(peer.payments.size).toBe(before + 1)
  })

  test('because nobody listens leaves what is known, and what is open stays open', async () => {
    const made = await placed(ctx)
    await peer.stop()
    expect(await settlePayment(ctx, made.payment)).toEqual({ kind: 'unreachable', state: 'open' })
    expect(await payOrderByKey(ctx, made.orderKey)).toEqual({ kind: 'unreachable' })
    expect(await getPaymentReturn(ctx, made.orderKey)).toMatchObject({ outcome: 'open' })
    await peer.start()
    expect(await payOrderByKey(ctx, made.orderKey)).toMatchObject({ kind: 'pay' })
  })

  test('and that forgot a payment is told to staff once, and paid by a new attempt', async () => {
    const made = await placed(ctx)
    peer.payments.delete(peer.of(made.payment).id)
    expect(await payOrderByKey(ctx, made.orderKey)).toMatchObject({ kind: 'pay' })
    expect(await paymentsOf(ctx, made.order)).toMatchObject([
      { state: 'open', problem: 'De betaaldienst kent deze betaling niet.' },
      { state: 'open', problem: null },
    ])
  })

  test('is asked once for one attempt, whoever starts it again', async () => {
    const made = await placed(ctx)
    const asked = peer.asked.length
    const pages = await Promise.all(Array.from({ length: 5 }, () => startPayment(ctx, made.payment)))
    expect(new Set(pages)).toEqual(new Set([pageOf(peer.of(made.payment).id).payAt]))
    expect(peer.asked).toHaveLength(asked)
  })
})
