import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { getInvoicePayment } from '@/features/billing/server/ownInvoices'
import { payOwnInvoice } from '@/features/billing/server/payments/payNow'
import { payOrderByKey, payOwnOrder } from '@/features/orders/server/orderPayment'
import type { Ctx } from '@/platform/ctx'
import { line, newCustomer, newDraft, newFinal } from '../../support/invoices'
import { orderOf, paymentsOf, placed } from '../../support/paidOrders'
import { payingCtx } from '../../support/payingCtx'
import { staffMember } from '../../support/testCtx'

const { ctx, peer, become } = await payingCtx()

const as = (id: string): Ctx => ({ ...ctx, user: { id, collection: 'hosting-customers' } })
const pageOf = (id: string) => ({ kind: 'pay', payAt: `https://betalen.example/checkout/${id}` })

describe('paying an order again', () => {
  test('leads to the page that is still open', async () => {
    const order = await placed(ctx)
    expect(await payOrderByKey(ctx, order.orderKey)).toEqual(pageOf(peer.of(order.payment).id))
    expect(await paymentsOf(ctx, order.order)).toHaveLength(1)
  })

  test.each(['failed', 'expired'] as const)(
    'after it %s is a new attempt at the same amount',
    async status => {
      const order = await placed(ctx)
      await become(order.payment, { status })
      const again = await payOrderByKey(ctx, order.orderKey)
      const [first, second] = await paymentsOf(ctx, order.order)
      expect(again).toEqual(pageOf(peer.of(second?.id ?? '').id))
      expect(first).toMatchObject({ state: status })
      expect(second).toMatchObject({ state: 'open', amount: order.incl, invoice: order.invoice })
    },
  )

  test('finds out first that it was paid, or expired, meanwhile', async () => {
    const [paid, expired] = [await placed(ctx), await placed(ctx)]
    peer.change(peer.of(paid.payment).id, { status: 'paid' })
    peer.change(peer.of(expired.payment).id, { status: 'expired' })
    expect(await payOrderByKey(ctx, paid.orderKey)).toEqual({ kind: 'paid' })
    expect(await orderOf(ctx, paid.order)).toMatchObject({ status: 'active' })
    expect(await payOrderByKey(ctx, expired.orderKey)).toMatchObject({ kind: 'pay' })
    expect(await paymentsOf(ctx, expired.order)).toHaveLength(2)
  })

  test('waits while the bank is at work', async () => {
    const order = await placed(ctx)
    await become(order.payment, { status: 'pending' })
    expect(await payOrderByKey(ctx, order.orderKey)).toEqual({ kind: 'waiting' })
    expect(await paymentsOf(ctx, order.order)).toHaveLength(1)
  })

  test('of an order that is paid says so, and asks nobody', async () => {
    const order = await placed(ctx)
    await become(order.payment, { status: 'paid' })
    const asked = peer.asked.length
    expect(await payOrderByKey(ctx, order.orderKey)).toEqual({ kind: 'paid' })
    expect(peer.asked).toHaveLength(asked)
  })

  test('ten times at once is one attempt and one payment at the provider', async () => {
    const order = await placed(ctx)
    await become(order.payment, { status: 'failed' })
    peer.lateMs = 200
    const made = peer.payments.size
    const answers = await Promise.all(Array.from({ length: 10 }, () => payOrderByKey(ctx, order.orderKey)))
    expect(new Set(answers.map(answer => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]).toMatchObject({ kind: 'pay' })
    expect(await paymentsOf(ctx, order.order)).toHaveLength(2)
    expect(peer.payments.size).toBe(made + 1)
  })

  test('without end is stopped for a while', async () => {
    const order = await placed(ctx)
    const kinds: string[] = []
    for (let time = 0; time < 22; time++) kinds.push((await payOrderByKey(ctx, order.orderKey)).kind)
    expect(kinds).toEqual([...Array(20).fill('pay'), 'tooMany', 'tooMany'])
  })

  test('of an order that nobody knows finds nothing', async () => {
    expect(await payOrderByKey(ctx, randomUUID())).toEqual({ kind: 'notFound' })
    expect(await payOrderByKey(ctx, '')).toEqual({ kind: 'notFound' })
  })
})

describe('a customer pays', () => {
  test('a bill of their own, and comes back to their overview', async () => {
    const customer = await newCustomer(ctx)
    const invoice = await newFinal(ctx, customer, { lines: [line('Werk', 1_000)] })
    const again = await payOwnInvoice(as(customer.id), invoice)
    expect(again).toMatchObject({ kind: 'pay' })
    const made = [...peer.payments.values()].at(-1)
    expect(made).toMatchObject({
      amount: { value: '12.10', currency: 'EUR' },
      description: expect.stringMatching(/^Factuur INV\d{4}-\d{5}$/),
      redirectUrl: expect.stringMatching(/\/betalen\/terug\?betaling=[\w-]{36}$/),
    })
    expect(await payOwnInvoice(as(customer.id), invoice)).toEqual(again)
  })

  test('a bill, and reads how it went; nobody else does', async () => {
    const customer = await newCustomer(ctx)
    const invoice = await newFinal(ctx, customer, { lines: [line('Werk', 1_000)] })
    await payOwnInvoice(as(customer.id), invoice)
    const made = [...peer.payments.values()].at(-1)
    const attempt = String(made?.redirectUrl).split('betaling=')[1] ?? ''
    expect(await getInvoicePayment(as(customer.id), attempt)).toMatchObject({ state: 'open' })
    peer.change(made?.id ?? '', { status: 'failed' })
    const number = expect.stringMatching(/^INV\d{4}-\d{5}$/)
    expect(await getInvoicePayment(as(customer.id), attempt)).toEqual({ number, state: 'failed' })
    const again = await payOwnInvoice(as(customer.id), invoice)
    expect(again).toMatchObject({ kind: 'pay' })
    const second = [...peer.payments.values()].at(-1)
    peer.change(second?.id ?? '', { status: 'paid' })
    expect(
      await getInvoicePayment(as(customer.id), String(second?.redirectUrl).split('betaling=')[1] ?? ''),
    ).toEqual({
      number,
      state: 'paid',
    })
    expect(await getInvoicePayment(as(customer.id), attempt)).toEqual({ number, state: 'paid' })
    for (const other of [as((await newCustomer(ctx)).id), { ...ctx, user: null }])
      expect(await getInvoicePayment(other, attempt)).toBeNull()
    for (const wrong of ['', 'geen nummer', randomUUID()])
      expect(await getInvoicePayment(as(customer.id), wrong)).toBeNull()
  })

  test('an order of their own, and comes back to its page', async () => {
    const order = await placed(ctx)
    const { customer } = (await orderOf(ctx, order.order)) ?? {}
    expect(await payOwnOrder(as(String(customer)), order.order)).toEqual(pageOf(peer.of(order.payment).id))
    expect(peer.of(order.payment)).toMatchObject({
      description: expect.stringMatching(/^Bestelling HO\d{9,10}$/),
      redirectUrl: expect.stringContaining(`/hosting-bestellen/klaar?bestelling=${order.orderKey}`),
    })
  })

  test('nothing of anybody else, and nothing that is no bill: it is not there', async () => {
    const [owner, other] = [await newCustomer(ctx), await newCustomer(ctx)]
    const invoice = await newFinal(ctx, owner)
    const order = await placed(ctx)
    const staff = { ...ctx, user: await staffMember(ctx.payload, 'admin') }
    const nothing = { kind: 'notFound' }
    for (const who of [ctx, as(other.id), staff]) {
      expect(await payOwnInvoice(who, invoice)).toEqual(nothing)
      expect(await payOwnOrder(who, order.order)).toEqual(nothing)
    }
    for (const id of ['', 'x', `${invoice}'`, randomUUID()]) {
      expect(await payOwnInvoice(as(owner.id), id)).toEqual(nothing)
      expect(await payOwnOrder(as(owner.id), id)).toEqual(nothing)
    }
  })

  test('no draft of staff', async () => {
    const customer = await newCustomer(ctx)
    expect(await payOwnInvoice(as(customer.id), await newDraft(ctx, customer))).toEqual({ kind: 'closed' })
  })
})
