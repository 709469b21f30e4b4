import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { payNow } from '@/features/billing/server/payments/payNow'
import { markPaidByTransfer } from '@/features/billing/server/staffInvoices'
import { exportOwnData } from '@/features/customers/server/personalData'
import { changeOrderStatus } from '@/features/orders/server/changeOrderStatus'
import { orderDetail } from '@/features/orders/server/console/details'
import { getOwnOrder, listOwnOrders } from '@/features/orders/server/ownOrders'
import { remindToPay } from '@/features/orders/server/remindToPay'
import { sendAdvanceBack } from '@/features/orders/server/sendAdvanceBack'
import { markOrderPaidByTransfer } from '@/features/orders/server/startOrder'
import { submitWithdrawal } from '@/features/orders/server/submitWithdrawal'
import { listWithdrawalTasks } from '@/features/orders/server/withdrawalRepository'
import { formatAmount } from '@/platform/money/euro'
import { dayOf } from '@/platform/time/day'
import { bookingsOn, expectReconciled } from '../../support/bookings'
import { cancelInFifteenDays } from '../../support/givenUp'
import { asking, walk } from '../../support/hostingConsole'
import {
  eventsOn,
  invoicesOf,
  mailsOn,
  orderOf,
  type PlacedOrder,
  paymentsOf,
  placed,
  templatesOn,
} from '../../support/paidOrders'
import { payingCtx } from '../../support/payingCtx'
import { plain } from '../../support/plain'
import { staffMember } from '../../support/testCtx'

const { ctx, become } = await payingCtx()
const staff = { ...ctx, user: await staffMember(ctx.payload, 'operator') }
const PART = 1_000

afterAll(() => expectReconciled(ctx))

const typed = (amount?: number) => ({
  ...{ paidOn: dayOf(new Date()), reference: 'Afschrift 12', amount, submissionKey: randomUUID() },
})

const giveUp = (order: string) => changeOrderStatus(staff, order, 'cancelled', 'Bedacht zich')

/** An order of which a part came over the bank before staff gave it up. */
async function partlyPaid(): Promise<PlacedOrder> {
  const order = await placed(ctx)
  expect(await markPaidByTransfer(staff, order.invoice, typed(PART))).toEqual({ kind: 'advance' })
  await giveUp(order.order)
  return order
}

const advanceOf = async (order: string) => (await orderDetail(staff, order))?.advance

/** It runs, with all that an order begins with, once. */
async function expectStarted({ order, incl }: PlacedOrder): Promise<string> {
  expect(await orderOf(ctx, order)).toMatchObject({
    ...{ status: 'active', checklist: [{ key: 'hosting' }, { key: 'logIn' }] },
  })
  const [invoice, ...others] = await invoicesOf(ctx, order)
  expect(others).toEqual([])
  expect(invoice).toMatchObject({ status: 'sent', paymentStatus: 'paid', booked: incl })
  const id = invoice?.id ?? ''
  expect(await templatesOn(ctx, id)).toEqual(['hosting-invoice'])
  expect(await advanceOf(order)).toBe(0)
  return id
}

describe('money that staff booked for a part of an order that was then given up', () => {
  test('counts when the rest comes over the bank: the order runs', async () => {
    const order = await partlyPaid()
    expect(await advanceOf(order.order)).toBe(PART)
    const rest = typed(order.incl - PART)
    const presses = [1, 2, 3].map(() => markOrderPaidByTransfer(staff, order.order, rest))
    expect((await Promise.all(presses)).map(({ kind }) => kind).toSorted()).toEqual([
      'paid',
      'paid',
      'started',
    ])
    const invoice = await expectStarted(order)
    expect(await bookingsOn(ctx, invoice)).toEqual([
      ['transfer', PART],
      ['transfer', order.incl - PART],
    ])
    const told = (await templatesOn(ctx, order.order)).filter(each => each === 'payment-paid')
    expect(told).toHaveLength(1)
  })

  test('counts when the rest is all that is booked without an amount', async () => {
    const order = await partlyPaid()
    expect(await markOrderPaidByTransfer(staff, order.order, typed())).toEqual({ kind: 'started' })
    await expectStarted(order)
  })

  test('counts when the rest is paid online, for which an attempt stood open', async () => {
    const order = await placed(ctx)
    await markPaidByTransfer(staff, order.invoice, typed(PART))
    expect(await payNow(ctx, order.invoice)).toMatchObject({ kind: 'pay' })
    const attempt = (await paymentsOf(ctx, order.order)).find(({ amount }) => amount === order.incl - PART)
    await giveUp(order.order)
    await become(attempt?.id ?? '', { status: 'paid' })
    const invoice = await expectStarted(order)
    expect(await bookingsOn(ctx, invoice)).toEqual([
      ['transfer', PART],
      ['provider', order.incl - PART],
    ])
    expect(await templatesOn(ctx, attempt?.id ?? '')).toEqual(['payment-paid'])
  })

  test('is for that order alone', async () => {
    const [one, other] = [await partlyPaid(), await partlyPaid()]
    await markOrderPaidByTransfer(staff, one.order, typed())
    expect(await advanceOf(other.order)).toBe(PART)
    expect(await orderOf(ctx, other.order)).toMatchObject({ status: 'cancelled' })
  })
})

describe('money of an order that staff gave up', () => {
  test('is promised back in the letter, and its sending back is booked and told once', async () => {
    const { order } = await partlyPaid()
    const letter = (await mailsOn(ctx, order)).find(({ template }) => template === 'hosting-order-cancelled')
    expect(plain(letter?.text ?? '')).toContain('Je betaalde al € 10,00. Dat krijg je terug.')
    const sent = typed()
    const answers = await Promise.all([1, 2, 3].map(() => sendAdvanceBack(staff, order, sent)))
    expect(answers).toEqual(answers.map(() => ({ kind: 'booked' })))
    expect(await advanceOf(order)).toBe(0)
    const told = (await mailsOn(ctx, order)).filter(({ template }) => template === 'order-advance-sent-back')
    expect(told.map(({ text }) => plain(text ?? ''))).toEqual([
      expect.stringContaining('hebben we de € 10,00 teruggestort'),
    ])
    expect((await eventsOn(ctx, order)).map(({ code }) => code)).toContain('order.advanceSentBack')
    expect(await sendAdvanceBack(staff, order, typed())).toEqual({ kind: 'tooMuch' })
  })

  test('is what its customer sees at the order and in the copy of their data, until it went back', async () => {
    const { order } = await partlyPaid()
    const { customer } = (await orderOf(ctx, order)) ?? {}
    const owner = { ...ctx, user: { id: String(customer), collection: 'hosting-customers' as const } }
    expect(await getOwnOrder(owner, order)).toMatchObject({ paidAhead: PART })
    expect(await exportOwnData(owner)).toMatchObject({ bookings: [{ amount: PART, source: 'transfer' }] })
    await sendAdvanceBack(staff, order, typed())
    expect(await getOwnOrder(owner, order)).toMatchObject({ paidAhead: 0 })
  })

  test('is found in the office among what was paid in advance, until it went back', async () => {
    const { order } = await partlyPaid()
    const { number } = (await orderOf(ctx, order)) ?? {}
    const found = () => walk(staff, asking({ tab: 'orders', filter: 'advance', search: String(number) }))
    expect(await found()).toMatchObject([{ id: order }])
    await sendAdvanceBack(staff, order, typed())
    expect(await found()).toEqual([])
  })

  test('goes back in part, and the rest still counts for the order', async () => {
    const { order, incl } = await partlyPaid()
    expect(await sendAdvanceBack(staff, order, typed(PART + 1))).toEqual({ kind: 'tooMuch' })
    expect(await sendAdvanceBack(staff, order, typed(400))).toEqual({ kind: 'booked' })
    expect(await advanceOf(order)).toBe(600)
    expect(await markOrderPaidByTransfer(staff, order, typed(incl - 600))).toEqual({ kind: 'started' })
    expect(await invoicesOf(ctx, order)).toMatchObject([{ paymentStatus: 'paid', booked: incl }])
  })

  test('is sent back by nobody but who sells, of an order that is there, on a day that came', async () => {
    const { order } = await partlyPaid()
    const editor = await staffMember(ctx.payload, 'editor')
    for (const user of [null, editor])
      await expect(sendAdvanceBack({ ...ctx, user }, order, typed())).rejects.toThrow()
    expect(await sendAdvanceBack(staff, randomUUID(), typed())).toEqual({ kind: 'notFound' })
    expect(await sendAdvanceBack(staff, order, { ...typed(), paidOn: 'gisteren' })).toMatchObject({
      kind: 'invalid',
    })
    expect(await advanceOf(order)).toBe(PART)
  })
})

describe('an order that is paid in part', () => {
  test('is not given up by itself: staff decide, and the rest has it run', async () => {
    const order = await placed(ctx)
    await markPaidByTransfer(staff, order.invoice, typed(PART))
    const { customer } = (await orderOf(ctx, order.order)) ?? {}
    const owner = { ...ctx, user: { id: String(customer), collection: 'hosting-customers' as const } }
    expect(await listOwnOrders(owner)).toMatchObject([{ id: order.order, paidAhead: PART }])
    await cancelInFifteenDays(ctx)
    expect(await orderOf(ctx, order.order)).toMatchObject({ status: 'pending' })
    expect(await markPaidByTransfer(staff, order.invoice, typed())).toEqual({ kind: 'started' })
    await expectStarted(order)
  })

  test('and withdrawn from gives that part back, which is a task until it went', async () => {
    const order = await placed(ctx)
    await markPaidByTransfer(staff, order.invoice, typed(PART))
    const { number, buyer } = (await orderOf(ctx, order.order)) ?? {}
    const { email } = buyer as { email: string }
    await submitWithdrawal(ctx, { name: 'Jan Proef', contract: String(number), email, reason: '' })
    const letter = (await mailsOn(ctx, order.order)).find(
      ({ template }) => template === 'hosting-order-withdrawn',
    )
    const words = plain(letter?.text ?? '')
    expect(words).toContain('Je krijgt € 10,00 terug, incl. btw')
    expect(words).not.toMatch(/niets betaald|creditfactuur/)
    const taskOf = async () => (await listWithdrawalTasks(ctx)).find(each => each.order === order.order)
    expect(await taskOf()).toMatchObject({ refund: PART })
    expect(await sendAdvanceBack(staff, order.order, typed())).toEqual({ kind: 'booked' })
    expect(await taskOf()).toBeUndefined()
  })

  test('is reminded of the rest', async () => {
    const order = await placed(ctx)
    await markPaidByTransfer(staff, order.invoice, typed(PART))
    await remindToPay({ ...ctx, now: () => new Date(Date.now() + 3 * 3_600_000) })
    const mail = (await mailsOn(ctx, order.order)).find(({ template }) => template === 'hosting-order-unpaid')
    const words = plain(mail?.text ?? '')
    expect(words).toContain(
      `Daarvan is € 10,00 binnen: je betaalt nog ${plain(formatAmount(order.incl - PART))}.`,
    )
    expect(words).not.toContain('vervalt')
  })
})
