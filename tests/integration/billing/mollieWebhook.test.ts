import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { mollieProvider } from '@/features/billing/server/providers/mollie'
import { providerRegistry } from '@/features/billing/server/providers/registry'
import { testProvider } from '@/features/billing/server/providers/test'
import { placeOrder } from '@/features/orders/server/placeOrder'
import type { Ctx } from '@/platform/ctx'
import { mollieCalls } from '../../support/mollieCalls'
import { euros, type PeerPayment } from '../../support/molliePeer'
import {
  eventsOn,
  invoicesOf,
  mailsOn,
  orderInput,
  orderOf,
  type PlacedOrder,
  paymentsOf,
  placed,
} from '../../support/paidOrders'

const mollieWithoutKey = mollieProvider({ apiKey: undefined, url: 'http://127.0.0.1:9/v2' })
const { ctx, peer, call, happens } = await mollieCalls()

/** Everything that an order brought about, but for the times at which it did. */
async function traces({ order, invoice, payment }: PlacedOrder) {
  const [status, invoices, payments] = [
    await orderOf(ctx, order),
    await invoicesOf(ctx, order),
    await paymentsOf(ctx, order),
  ]
  const events = (await Promise.all([order, invoice, payment].map(id => eventsOn(ctx, id)))).flat()
  const mails = (await Promise.all([order, invoice, payment].map(id => mailsOn(ctx, id)))).flat()
  return { status, invoices, payments, events, mails: mails.map(mail => mail.id) }
}

describe('a call about a payment of ours', () => {
  test('that was paid makes the order run and its invoice final', async () => {
    const order = await placed(ctx)
    expect(await happens(order, { status: 'paid' })).toBe(200)
    expect(await orderOf(ctx, order.order)).toMatchObject({ status: 'active' })
    expect(await invoicesOf(ctx, order.order)).toMatchObject([{ status: 'sent', paymentStatus: 'paid' }])
  })

  test('replayed, one after the other and all at once, changes nothing more', async () => {
    const order = await placed(ctx)
    const { id } = peer.of(order.payment)
    peer.change(id, { status: 'paid' })
    expect(await Promise.all(Array.from({ length: 12 }, () => peer.call(id)))).toEqual(Array(12).fill(200))
    const first = await traces(order)
    expect(first.invoices).toHaveLength(1)
    expect(first.events).toHaveLength(3)
    for (let again = 0; again < 5; again++) expect(await peer.call(id)).toBe(200)
    expect(await traces(order)).toEqual(first)
  })

  test('that comes out of order is about how the payment stands now', async () => {
    const order = await placed(ctx)
    await happens(order, { status: 'paid' })
    const paid = await traces(order)
    for (const status of ['pending', 'open', 'expired', 'failed', 'canceled'] as const)
      expect(await happens(order, { status })).toBe(200)
    expect(await traces(order)).toEqual(paid)
  })

  test('is not believed: what it claims is asked of Mollie', async () => {
    const order = await placed(ctx)
    const { id } = peer.of(order.payment)
    const before = await traces(order)
    const claims = { id, status: 'paid', amount: '999.99', metadata: order.payment }
    expect(await call(claims)).toEqual({ kind: 'accepted' })
    expect(await traces(order)).toEqual(before)
  })

  test('may come before Mollie answered our request', async () => {
    peer.callsFirst = true
    const order = await placed(ctx)
    const [payment] = await paymentsOf(ctx, order.order)
    expect(payment).toMatchObject({ state: 'open', providerId: peer.of(order.payment).id })
    expect(payment?.checkoutUrl).toContain(payment?.providerId)
  })

  test('may come, paid, while our request never was answered, and is booked all the same', async () => {
    peer.moodToCreate = 'drops'
    const answer = await placeOrder({ ...ctx, clientIp: randomUUID() }, await orderInput(ctx))
    peer.moodToCreate = null
    if (!('orderKey' in answer)) throw new Error(answer.kind)
    expect(answer.payAt).toBeNull()
    const { docs } = await ctx.payload.find({
      ...{
        collection: 'hosting-orders',
        where: { orderKey: { equals: answer.orderKey } },
        overrideAccess: true,
      },
    })
    const [payment] = await paymentsOf(ctx, docs[0]?.id ?? '')
    if (!payment) throw new Error('no payment')
    const made: PeerPayment = {
      ...{ id: 'tr_nooitgehoord', status: 'paid', amount: euros(payment.amount ?? 0), description: '' },
      ...{ redirectUrl: '', metadata: { payment: payment.id } },
    }
    peer.payments.set(made.id, made)
    expect(await peer.call(made.id)).toBe(200)
    expect(await orderOf(ctx, docs[0]?.id ?? '')).toMatchObject({ status: 'active' })
    expect(await paymentsOf(ctx, docs[0]?.id ?? '')).toMatchObject([{ state: 'paid', providerId: made.id }])
  })

  test('while Mollie gives no answer asks to be called again, and keeps nothing', async () => {
    const order = await placed(ctx)
    const before = await traces(order)
    peer.mood = 'broken'
    expect(await happens(order, { status: 'paid' })).toBe(503)
    expect(await traces(order)).toEqual(before)
    peer.mood = 'well'
    expect(await peer.call(peer.of(order.payment).id)).toBe(200)
    expect(await orderOf(ctx, order.order)).toMatchObject({ status: 'active' })
  })
})

describe('a call about nothing of ours', () => {
  test.each([
    ['an id that Mollie does not know', 'tr_bestaatniet'],
    ['an id that is none', 'zomaar'],
    ['an address', '../../v2/methods'],
    ['a line break', 'tr_abc\r\nx: y'],
    ['a statement', "tr_'; drop table payments; --"],
    ['a very long id', `tr_${'a'.repeat(1000)}`],
    ['our own mark', randomUUID()],
  ])('%s gets the same answer as any other', async (_name, id) => {
    expect(await call({ id })).toEqual({ kind: 'accepted' })
  })

  test('a payment of the same account for something else is left alone', async () => {
    const other: PeerPayment = {
      ...{ id: 'tr_anders', status: 'paid', amount: euros(100), description: '', redirectUrl: '' },
      metadata: { payment: 'een andere winkel' },
    }
    peer.payments.set(other.id, other)
    expect(await call({ id: other.id })).toEqual({ kind: 'accepted' })
  })

  test('without an id is unreadable, and one that is too long is not read', async () => {
    expect(await call({})).toEqual({ kind: 'unreadable' })
    expect(await call({ name: 'x' })).toEqual({ kind: 'unreadable' })
    expect(await call({ id: 'a'.repeat(3000) })).toEqual({ kind: 'tooLarge' })
  })

  test('is not taken where Mollie takes no money', async () => {
    const before = peer.asked.length
    expect(
      await call({ id: 'tr_iets' }, { ...ctx, payments: providerRegistry(testProvider(), mollieWithoutKey) }),
    ).toEqual({
      kind: 'notConfigured',
    })
    expect(peer.asked).toHaveLength(before)
  })
})

describe('limits', () => {
  const kinds = async (count: number, said: (index: number) => string, on: Ctx = ctx) => {
    const answers: string[] = []
    for (let index = 0; index < count; index++) answers.push((await call({ id: said(index) }, on)).kind)
    return answers
  }

  test('stop whoever calls about one payment without end, whether it exists or not', async () => {
    const order = await placed(ctx)
    const { id } = peer.of(order.payment)
    for (const asked of [id, 'tr_bestaatniet']) {
      const answers = await kinds(32, () => asked)
      expect(answers).toEqual([...Array(30).fill('accepted'), ...Array(2).fill('tooMany')])
    }
  })

  test('stop an address that guesses, and nobody else', async () => {
    const guesser = { ...ctx, clientIp: '203.0.113.9' }
    const answers = await kinds(302, index => `zomaar${index}`, guesser)
    expect(answers.filter(kind => kind === 'tooMany')).toHaveLength(2)
    const order = await placed(ctx)
    expect(await happens(order, { status: 'paid' })).toBe(200)
    expect(await orderOf(ctx, order.order)).toMatchObject({ status: 'active' })
  })
})
