import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { mollieCalls } from '../../support/mollieCalls'
import { euros, type PeerPayment } from '../../support/molliePeer'
import { invoicesOf, mailsOn, orderOf, paymentsOf, placed } from '../../support/paidOrders'

const { ctx, peer, happens } = await mollieCalls()

describe('money that is not as it should be', () => {
  const wrong: [string, Partial<PeerPayment>, RegExp][] = [
    [
      'a cent too little',
      { amount: euros(29_584) },
      /Verwacht € 295,85, maar bij de betaaldienst staat 295.84 EUR/,
    ],
    ['a cent too much', { amount: euros(29_586) }, /295.86 EUR/],
    ['nothing', { amount: euros(0) }, /0.00 EUR/],
    ['another currency', { amount: { value: '295.85', currency: 'USD' } }, /295.85 USD/],
    ['another payment’s mark', { metadata: { payment: randomUUID() } }, /bij een andere betaling hoort/],
    ['no mark', { metadata: null }, /bij een andere betaling hoort/],
  ]

  test.each(wrong)(
    '%s is no payment: nothing is booked, and staff hear of it once',
    async (_name, change, words) => {
      const order = await placed(ctx)
      expect(order.incl).toBe(29_585)
      const { id } = peer.of(order.payment)
      expect(await happens(order, { ...change, status: 'paid' })).toBe(200)
      expect(await peer.call(id)).toBe(200)
      expect(await orderOf(ctx, order.order)).toMatchObject({ status: 'pending' })
      expect(await invoicesOf(ctx, order.order)).toMatchObject([{ status: 'draft', number: null }])
      const [payment] = await paymentsOf(ctx, order.order)
      expect(payment?.state).toBe('open')
      expect(payment?.problem?.replace(/\u00a0/g, ' ')).toMatch(words)
      const mails = await mailsOn(ctx, order.payment)
      expect(mails.map(mail => mail.template)).toEqual(['payment-problem'])
    },
  )

  test('a second payment for one attempt, paid as well, is not lost: staff hear of it', async () => {
    const order = await placed(ctx)
    const first = peer.of(order.payment)
    const second = { ...first, id: `${first.id}b`, status: 'paid' } as PeerPayment
    peer.payments.set(second.id, { ...second, status: 'expired' })
    await peer.call(second.id)
    expect(await mailsOn(ctx, order.payment)).toEqual([])
    peer.payments.set(second.id, second)
    await peer.call(second.id)
    expect(await paymentsOf(ctx, order.order)).toMatchObject([
      { state: 'open', providerId: first.id, problem: expect.stringContaining(second.id) },
    ])
    expect(await mailsOn(ctx, order.payment)).toHaveLength(1)
  })
})
