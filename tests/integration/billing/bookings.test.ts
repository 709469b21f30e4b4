import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { afterAll, describe, expect, test } from 'vitest'
import { creditInvoice } from '@/features/billing/server/creditInvoice'
import { payNow } from '@/features/billing/server/payments/payNow'
import { settlePayment } from '@/features/billing/server/payments/settlePayment'
import { markPaidByTransfer } from '@/features/billing/server/staffInvoices'
import { eraseCustomer } from '@/features/customers/server/personalData'
import { changeOrderStatus } from '@/features/orders/server/changeOrderStatus'
import { markOrderPaidByTransfer } from '@/features/orders/server/startOrder'
import { database } from '@/platform/db/transaction'
import { formatAmount } from '@/platform/money/euro'
import { addDays, dayOf } from '@/platform/time/day'
import { bookingsOn, expectReconciled } from '../../support/bookings'
import { giveUp } from '../../support/givenUp'
import { invoiceOf, line, newCustomer, newFinal } from '../../support/invoices'
import { mollieCalls } from '../../support/mollieCalls'
import { euros } from '../../support/molliePeer'
import { invoicesOf, mailsOn, orderOf, paymentsOf, placed, templatesOn } from '../../support/paidOrders'
import { plain } from '../../support/plain'
import { staffMember } from '../../support/testCtx'

const { ctx, peer, happens } = await mollieCalls()
const staff = { ...ctx, user: await staffMember(ctx.payload, 'operator') }
const today = dayOf(new Date())

afterAll(() => expectReconciled(ctx))

/** An invoice of € 121,00 that is to be paid. */
async function newInvoice() {
  return newFinal(ctx, await newCustomer(ctx), { lines: [line('Werk', 10_000)] })
}

const typed = (amount?: number, rest: object = {}) => ({
  ...{ paidOn: today, reference: 'Afschrift 12', amount, submissionKey: randomUUID() },
  ...rest,
})

async function mailsAbout(invoice: string) {
  const mails = await mailsOn(ctx, invoice)
  return mails.filter(each => each.template === 'payment-received').map(each => plain(each.text ?? ''))
}

describe('money over the bank', () => {
  test('may be a part: the rest stays open, and paying online asks for the rest', async () => {
    const id = await newInvoice()
    expect(await markPaidByTransfer(staff, id, typed(5_000))).toEqual({ kind: 'partly' })
    expect(await invoiceOf(ctx, id)).toMatchObject({ paymentStatus: 'pending', booked: 5_000, paidOn: null })
    expect(await payNow(ctx, id)).toMatchObject({ kind: 'pay' })
    const { rows } = await database(ctx).drizzle.execute(
      sql`select id, amount::int from payments where invoice_id = ${id}`,
    )
    const payment = rows[0] as { id: string; amount: number }
    expect(payment.amount).toBe(7_100)
    peer.change(peer.of(payment.id).id, { status: 'paid' })
    await settlePayment(ctx, payment.id)
    expect(await invoiceOf(ctx, id)).toMatchObject({ paymentStatus: 'paid', booked: 12_100, paidOn: today })
    expect(await bookingsOn(ctx, id)).toEqual([
      ['transfer', 5_000],
      ['provider', 7_100],
    ])
    const [part, rest] = await mailsAbout(id)
    expect(part).toContain('Er staat nog € 71,00 open')
    expect(rest).toContain('De factuur is helemaal betaald')
  })

  test('may be too much, or come for what is paid: it stands as paid in advance', async () => {
    const id = await newInvoice()
    expect(await markPaidByTransfer(staff, id, typed(15_000))).toEqual({ kind: 'excess' })
    expect(await markPaidByTransfer(staff, id, typed(100))).toEqual({ kind: 'advance' })
    expect(await markPaidByTransfer(staff, id, typed())).toEqual({ kind: 'notOpen' })
    expect(await invoiceOf(ctx, id)).toMatchObject({ paymentStatus: 'paid', booked: 15_100 })
  })

  test('is booked once, however often it is pressed', async () => {
    const id = await newInvoice()
    const once = typed(5_000)
    const answers = await Promise.all(Array.from({ length: 10 }, () => markPaidByTransfer(staff, id, once)))
    expect(answers.filter(({ kind }) => kind === 'partly')).toHaveLength(1)
    expect(await bookingsOn(ctx, id)).toEqual([['transfer', 5_000]])
  })

  test.each([
    ['of tomorrow', { paidOn: addDays(today, 1) }],
    ['of nothing', { amount: 0 }],
    ['below nothing', { amount: -100 }],
    ['of half a cent', { amount: 10.5 }],
  ])('%s is refused', async (_what, part) => {
    const id = await newInvoice()
    expect(await markPaidByTransfer(staff, id, typed(100, part))).toMatchObject({ kind: 'invalid' })
    expect(await bookingsOn(ctx, id)).toEqual([])
  })

  test('of long before the invoice is booked', async () => {
    const id = await newInvoice()
    expect(await markPaidByTransfer(staff, id, typed(12_100, { paidOn: '2026-01-05' }))).toEqual({
      kind: 'paid',
    })
    expect(await invoiceOf(ctx, id)).toMatchObject({ paymentStatus: 'paid', paidOn: '2026-01-05' })
  })

  test('for a part of an order waits as paid in advance, and the rest has it run', async () => {
    const { order, invoice, incl } = await placed(ctx)
    expect(await markPaidByTransfer(staff, invoice, typed(1_000))).toEqual({ kind: 'advance' })
    expect(await orderOf(ctx, order)).toMatchObject({ status: 'pending' })
    expect(await markPaidByTransfer(staff, invoice, typed(incl - 1_000))).toEqual({ kind: 'started' })
    expect(await orderOf(ctx, order)).toMatchObject({ status: 'active' })
    expect(await invoiceOf(ctx, invoice)).toMatchObject({ paymentStatus: 'paid', booked: incl })
  })
})

test('money for an order of somebody who was erased belongs to no invoice, and is booked all the same', async () => {
  const { order, payment, incl } = await placed(ctx)
  await giveUp(ctx, order)
  const { customer } = (await orderOf(ctx, order)) ?? {}
  await eraseCustomer(staff, String(customer))
  peer.change(peer.of(payment).id, { status: 'paid' })
  await settlePayment(ctx, payment)
  const { rows } = await database(ctx).drizzle.execute(
    sql`select invoice_id, amount::int, source::text from bookings where payment_id = ${payment}`,
  )
  expect(rows).toEqual([{ invoice_id: null, amount: incl, source: 'provider' }])
})

test('money for a part of an order stays its customer’s once staff give the order up', async () => {
  const { order, invoice } = await placed(ctx)
  await markPaidByTransfer(staff, invoice, typed(1_000))
  await changeOrderStatus(staff, order, 'cancelled', 'Bedacht zich')
  const { customer } = (await orderOf(ctx, order)) ?? {}
  const { rows } = await database(ctx).drizzle.execute(
    sql`select amount::int, invoice_id as invoice from bookings where customer_id = ${String(customer)}`,
  )
  expect(rows).toEqual([{ amount: 1_000, invoice: null }])
})

test('money that a payment brought for an order that was given up counts once it runs after all', async () => {
  const order = await placed(ctx)
  await giveUp(ctx, order.order)
  await database(ctx).drizzle.execute(
    sql`update hosting_orders set excl = excl + 1000, vat = vat + 210, incl = incl + 1210 where id = ${order.order}`,
  )
  await happens(order, { status: 'paid' })
  expect(await orderOf(ctx, order.order)).toMatchObject({ status: 'cancelled' })
  expect(await markOrderPaidByTransfer(staff, order.order, typed())).toEqual({ kind: 'started' })
  const [made] = await invoicesOf(ctx, order.order)
  expect(made).toMatchObject({ paymentStatus: 'paid', booked: made?.incl })
  expect(await bookingsOn(ctx, made?.id ?? '')).toEqual([['provider', made?.incl]])
})

describe('a chargeback', () => {
  async function paidOrder() {
    const order = await placed(ctx)
    await happens(order, { status: 'paid' })
    expect(await invoiceOf(ctx, order.invoice)).toMatchObject({ paymentStatus: 'paid' })
    return order
  }

  test('of all opens the invoice again and asks for a decision; the order runs on until then', async () => {
    const order = await paidOrder()
    await happens(order, { amountChargedBack: euros(order.incl) })
    expect(await invoiceOf(ctx, order.invoice)).toMatchObject({
      ...{ paymentStatus: 'pending', booked: 0, paidOn: null },
    })
    expect(await orderOf(ctx, order.order)).toMatchObject({ status: 'active' })
    expect(await templatesOn(ctx, order.payment)).toContain('payment-moneyBack')
    const told = (await mailsOn(ctx, order.invoice)).find(({ template }) => template === 'payment-chargeback')
    const { number } = (await invoiceOf(ctx, order.invoice)) ?? {}
    const words = plain(told?.text ?? '')
    expect(words).toContain(`Je bank heeft de ${plain(formatAmount(order.incl))} teruggeboekt`)
    expect(words).toContain(`Op de factuur staat weer ${plain(formatAmount(order.incl))} open.`)
    expect(words).toContain(`onder vermelding van ${number}`)
    expect(await payNow(ctx, order.invoice)).toMatchObject({ kind: 'pay' })
  })

  test('is booked once, however often the provider calls', async () => {
    const order = await paidOrder()
    const { id } = peer.of(order.payment)
    peer.change(id, { amountChargedBack: euros(1_000) })
    await Promise.all(Array.from({ length: 12 }, () => peer.call(id)))
    expect(await bookingsOn(ctx, order.invoice)).toEqual([
      ['provider', order.incl],
      ['chargeback', -1_000],
    ])
    expect(
      (await templatesOn(ctx, order.invoice)).filter(name => name === 'payment-chargeback'),
    ).toHaveLength(1)
  })

  test('that is undone pays the invoice again', async () => {
    const order = await paidOrder()
    await happens(order, { amountChargedBack: euros(order.incl) })
    await happens(order, { amountChargedBack: euros(0) })
    expect(await invoiceOf(ctx, order.invoice)).toMatchObject({ paymentStatus: 'paid', booked: order.incl })
  })

  test('of what we owed by a credit settles the credit, and asks nothing', async () => {
    const order = await paidOrder()
    const credit = await creditInvoice(staff, order.invoice)
    if (credit.kind !== 'credited') throw new Error(credit.kind)
    expect(await invoiceOf(ctx, credit.id)).toMatchObject({ paymentStatus: 'pending' })
    await happens(order, { amountRefunded: euros(order.incl) })
    expect(await invoiceOf(ctx, credit.id)).toMatchObject({ paymentStatus: 'paid', booked: -order.incl })
    expect(await bookingsOn(ctx, order.invoice)).toEqual([['provider', order.incl]])
    await happens(order, { amountChargedBack: euros(500) })
    expect(await invoiceOf(ctx, order.invoice)).toMatchObject({
      paymentStatus: 'pending',
      status: 'credited',
    })
  })
})

test('a credit of a partly paid invoice takes off what is open, and we owe what was paid', async () => {
  const id = await newInvoice()
  await markPaidByTransfer(staff, id, typed(5_000))
  const credit = await creditInvoice(staff, id)
  if (credit.kind !== 'credited') throw new Error(credit.kind)
  expect(await invoiceOf(ctx, id)).toMatchObject({ status: 'credited', booked: 12_100 })
  expect(await invoiceOf(ctx, credit.id)).toMatchObject({ paymentStatus: 'pending', booked: -7_100 })
  expect(await markPaidByTransfer(staff, credit.id, typed())).toEqual({ kind: 'paid' })
  expect(await bookingsOn(ctx, credit.id)).toEqual([
    ['credit', -7_100],
    ['transfer', -5_000],
  ])
})

test('a booking cannot be changed or deleted', async () => {
  const id = await newInvoice()
  await markPaidByTransfer(staff, id, typed(5_000))
  const { drizzle } = database(ctx)
  await expect(
    drizzle.execute(sql`update bookings set amount = 1 where invoice_id = ${id}`),
  ).rejects.toThrow()
  await expect(drizzle.execute(sql`delete from bookings where invoice_id = ${id}`)).rejects.toThrow()
})

test('every payment of an order has its booking', async () => {
  const order = await placed(ctx)
  await happens(order, { status: 'paid', paidAt: '2026-11-24T23:30:00+00:00' })
  const [payment] = await paymentsOf(ctx, order.order)
  expect(payment).toMatchObject({ state: 'paid' })
  // Half past twelve at night in Amsterdam.
  expect(await invoiceOf(ctx, order.invoice)).toMatchObject({ paidOn: '2026-11-25' })
})
