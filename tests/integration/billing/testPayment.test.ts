import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { mollieProvider } from '@/features/billing/server/providers/mollie'
import { providerRegistry } from '@/features/billing/server/providers/registry'
import { decideTestPayment, findTestPayment, testProvider } from '@/features/billing/server/providers/test'
import { getPaymentReturn, payOrderByKey } from '@/features/orders/server/orderPayment'
import { storedMail } from '@/platform/email/transport'
import { invoicesOf, orderOf, paymentsOf, placed } from '../../support/paidOrders'
import { testCtx } from '../../support/testCtx'

const ctx = await testCtx({ mail: storedMail })
const mollie = mollieProvider({ apiKey: 'test_x', url: 'http://127.0.0.1:9/v2' })
const withMollie = { ...ctx, payments: providerRegistry(mollie, testProvider()) }

describe('the page that stands in for the provider', () => {
  test('shows what is to be paid', async () => {
    const order = await placed(ctx)
    const number = (await orderOf(ctx, order.order))?.number
    expect(await findTestPayment(ctx, order.payment)).toEqual({
      ...{ id: order.payment, description: `Bestelling ${number}`, amount: order.incl, state: 'open' },
    })
    expect(await payOrderByKey(ctx, order.orderKey)).toEqual({
      ...{ kind: 'pay', payAt: `/betalen/test/${order.payment}` },
    })
  })

  test('betaald makes the order run and goes on to its page', async () => {
    const order = await placed(ctx)
    expect(await decideTestPayment(ctx, order.payment, 'paid')).toBe(
      `/hosting-bestellen/klaar?bestelling=${order.orderKey}`,
    )
    expect(await orderOf(ctx, order.order)).toMatchObject({ status: 'active' })
    expect(await invoicesOf(ctx, order.order)).toMatchObject([{ status: 'sent', paymentStatus: 'paid' }])
    expect(await getPaymentReturn(ctx, order.orderKey)).toMatchObject({
      ...{ outcome: 'paid', mayPay: false, isCancelled: false, setUpBy: expect.any(String) },
    })
  })

  test.each([
    ['failed', 'failed'],
    ['canceled', 'canceled'],
    ['expired', 'expired'],
    ['open', 'open'],
  ])('%s leaves the order waiting, and says so on its page', async (said, outcome) => {
    const order = await placed(ctx)
    await decideTestPayment(ctx, order.payment, said)
    expect(await orderOf(ctx, order.order)).toMatchObject({ status: 'pending' })
    expect(await getPaymentReturn(ctx, order.orderKey)).toMatchObject({ outcome, mayPay: true })
  })

  test('a payment that ended otherwise can still be paid late, and one that is paid stays paid', async () => {
    const order = await placed(ctx)
    await decideTestPayment(ctx, order.payment, 'expired')
    await decideTestPayment(ctx, order.payment, 'paid')
    await decideTestPayment(ctx, order.payment, 'failed')
    expect(await paymentsOf(ctx, order.order)).toMatchObject([{ state: 'paid' }])
    expect(await invoicesOf(ctx, order.order)).toHaveLength(1)
  })

  test('pressed ten times at once pays once', async () => {
    const order = await placed(ctx)
    await Promise.all(Array.from({ length: 10 }, () => decideTestPayment(ctx, order.payment, 'paid')))
    expect(await invoicesOf(ctx, order.order)).toMatchObject([{ paymentStatus: 'paid' }])
  })

  test.each(['', 'betaald', 'PAID', 'constructor'])('the end %j is none', async said => {
    const order = await placed(ctx)
    expect(await decideTestPayment(ctx, order.payment, said)).toBeNull()
    expect(await paymentsOf(ctx, order.order)).toMatchObject([{ state: 'open' }])
  })

  test('is not there where money is real, nor for a payment that nobody knows', async () => {
    const order = await placed(ctx)
    for (const [on, id] of [
      [withMollie, order.payment],
      [ctx, randomUUID()],
      [ctx, '../x'],
      [ctx, ''],
    ] as const) {
      expect(await findTestPayment(on, id)).toBeNull()
      expect(await decideTestPayment(on, id, 'paid')).toBeNull()
    }
    expect(await orderOf(ctx, order.order)).toMatchObject({ status: 'pending' })
  })

  test('an order that nobody knows has no outcome', async () => {
    expect(await getPaymentReturn(ctx, randomUUID())).toBeNull()
    expect(await getPaymentReturn(ctx, '')).toBeNull()
  })
})
