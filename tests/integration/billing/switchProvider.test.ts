import { describe, expect, test } from 'vitest'
import { payNow } from '@/features/billing/server/payments/payNow'
import { pollOpenPayments, settlePayment } from '@/features/billing/server/payments/settlePayment'
import { mollieProvider } from '@/features/billing/server/providers/mollie'
import { providerRegistry } from '@/features/billing/server/providers/registry'
import { testProvider } from '@/features/billing/server/providers/test'
import type { Ctx } from '@/platform/ctx'
import { mollieCalls } from '../../support/mollieCalls'
import { euros } from '../../support/molliePeer'
import { eventsOn, invoicesOf, orderOf, paymentsOf, placed } from '../../support/paidOrders'

const { ctx, peer, call } = await mollieCalls()
const mollie = mollieProvider({ apiKey: peer.apiKey, url: peer.url })

/** The same site after new payments went to another provider. */
const switched: Ctx = { ...ctx, payments: providerRegistry(testProvider(), mollie) }
const later: Ctx = { ...switched, now: () => new Date(Date.now() + 60_000) }

/** More than the demonstration has open. */
const EVERY_PAYMENT = 100

const paidAtMollie = async () => {
  const order = await placed(ctx)
  const { id } = peer.of(order.payment)
  peer.change(id, { status: 'paid' })
  return { ...order, id }
}

describe('a payment that is under way when new ones go to another provider', () => {
  test.each([
    ['the webhook', (id: string) => call({ id }, switched)],
    ['polling', () => pollOpenPayments(later, EVERY_PAYMENT)],
  ])('is booked by %s', async (_way, hear) => {
    const { order, payment, id } = await paidAtMollie()
    await hear(id)
    expect(await orderOf(ctx, order)).toMatchObject({ status: 'active' })
    expect(await invoicesOf(ctx, order)).toMatchObject([{ status: 'sent', paymentStatus: 'paid' }])
    expect(await paymentsOf(ctx, order)).toMatchObject([{ provider: 'mollie', state: 'paid' }])
    const [event] = await eventsOn(ctx, payment)
    expect(event).toMatchObject({ actorName: 'Mollie' })
  })

  test('is found paid by the customer who wants to pay again', async () => {
    const { order, invoice } = await paidAtMollie()
    expect(await payNow(switched, invoice)).toEqual({ kind: 'paid' })
    expect(await paymentsOf(ctx, order)).toHaveLength(1)
  })

  test('is waited for while the bank works on it', async () => {
    const { order, invoice, id } = await paidAtMollie()
    peer.change(id, { status: 'pending' })
    expect(await payNow(switched, invoice)).toEqual({ kind: 'waiting' })
    expect(await paymentsOf(ctx, order)).toHaveLength(1)
  })

  test.each(['well', 'broken'] as const)(
    'and not paid is followed by one at the new provider, while the old one is %s',
    async mood => {
      const { order, invoice } = await placed(ctx)
      peer.mood = mood
      const [first, again] = [await payNow(switched, invoice), await payNow(switched, invoice)]
      peer.mood = 'well'
      expect(first).toMatchObject({ kind: 'pay', payAt: expect.stringContaining('/betalen/test/') })
      expect(again).toEqual(first)
      expect((await paymentsOf(ctx, order)).map(each => each.provider)).toEqual(['mollie', 'test'])
    },
  )

  test('and comes in beside a new one that was paid is told to staff, and booked once', async () => {
    const { order, invoice, payment } = await placed(ctx)
    await payNow(switched, invoice)
    const [, second] = await paymentsOf(ctx, order)
    await settlePayment(switched, second?.id ?? '', testProvider('paid'))
    peer.change(peer.of(payment).id, { status: 'paid' })
    await call({ id: peer.of(payment).id }, switched)
    expect(await invoicesOf(ctx, order)).toMatchObject([{ paymentStatus: 'paid' }])
    expect(await paymentsOf(ctx, order)).toMatchObject([
      { provider: 'mollie', state: 'paid', problem: 'Dubbel betaald' },
      { provider: 'test', state: 'paid', problem: null },
    ])
  })

  test('of a provider that is not known any more holds up no other', async () => {
    const [unknown, known] = [await placed(ctx), await paidAtMollie()]
    const onlyTest: Ctx = { ...later, payments: providerRegistry(testProvider()) }
    await pollOpenPayments(onlyTest)
    expect(await orderOf(ctx, unknown.order)).toMatchObject({ status: 'pending' })
    await call({ id: known.id }, switched)
    expect(await orderOf(ctx, known.order)).toMatchObject({ status: 'active' })
  })
})

describe('what is said about a payment', () => {
  test('is heard from its own provider alone', async () => {
    const order = await placed(switched)
    peer.payments.set('tr_vreemd', {
      ...{ id: 'tr_vreemd', status: 'paid', amount: euros(order.incl) },
      ...{ description: '', redirectUrl: '', metadata: { payment: order.payment } },
    })
    expect(await call({ id: 'tr_vreemd' }, switched)).toEqual({ kind: 'accepted' })
    expect(await orderOf(ctx, order.order)).toMatchObject({ status: 'pending' })
    expect(await paymentsOf(ctx, order.order)).toMatchObject([{ state: 'open', problem: null }])
  })
})
