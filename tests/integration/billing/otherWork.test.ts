import { sql } from '@payloadcms/db-postgres/drizzle'
import { beforeEach, describe, expect, test } from 'vitest'
import { payNow } from '@/features/billing/server/payments/payNow'
import { settlePayment } from '@/features/billing/server/payments/settlePayment'
import { testProvider } from '@/features/billing/server/providers/test'
import { deleteDraft, finaliseDraft, markPaidByTransfer } from '@/features/billing/server/staffInvoices'
import { createInvoice } from '@/features/orders/server/createInvoice'
import { invoiceUnbilledOrders } from '@/features/orders/server/invoiceOrder'
import { getPaymentReturn, payOrderByKey } from '@/features/orders/server/orderPayment'
import { database } from '@/platform/db/transaction'
import { storedMail } from '@/platform/email/transport'
import { dayOf } from '@/platform/time/day'
import { cancelInFifteenDays } from '../../support/givenUp'
import { invoicesOf, orderOf, type PlacedOrder, paymentsOf, placed } from '../../support/paidOrders'
import { staffMember, testCtx } from '../../support/testCtx'

const ctx = await testCtx({ mail: storedMail })
const staff = { ...ctx, user: await staffMember(ctx.payload, 'operator') }
const WORK = [{ label: 'Teksten schrijven', quantity: 1, unitPrice: 5_000 }]

/** An invoice that staff make of an order: of what was agreed, or of other lines. */
async function make({ order }: PlacedOrder, { lines = null as typeof WORK | null, final = true } = {}) {
  const { customer } = (await orderOf(ctx, order)) ?? {}
  const content = { customer, order, lines, note: '', final }
  return createInvoice(staff, { submissionKey: ctx.random(), ...content })
}

async function work(order: PlacedOrder, final = true): Promise<string> {
  const made = await make(order, { lines: WORK, final })
  if (!('id' in made)) throw new Error(made.kind)
  return made.id
}

const confirm = (payment: string) => settlePayment(ctx, payment, testProvider('paid'))
const firstInvoice = async ({ order, invoice }: PlacedOrder) =>
  (await invoicesOf(ctx, order)).find(each => each.id === invoice)

async function attemptFor({ order }: PlacedOrder, invoice: string): Promise<string> {
  expect(await payNow(ctx, invoice)).toMatchObject({ kind: 'pay' })
  const all = await paymentsOf(ctx, order)
  return all.find(each => each.invoice === invoice)?.id ?? ''
}

describe('what was agreed in an order that nobody paid', () => {
  test.each([true, false])('gets no other invoice than that of its payment (final: %s)', async final => {
    const order = await placed(ctx)
    expect(await make(order, { final })).toEqual({ kind: 'awaitsPayment' })
    expect(await invoicesOf(ctx, order.order)).toMatchObject([{ id: order.invoice, number: null }])
  })

  test('gets none once it was given up, and may get one again once it runs', async () => {
    const order = await placed(ctx)
    await cancelInFifteenDays(ctx)
    expect(await make(order)).toEqual({ kind: 'awaitsPayment' })
    expect(await invoicesOf(ctx, order.order)).toEqual([])
    await confirm(order.payment)
    expect(await make(order)).toMatchObject({ kind: 'created' })
  })
})

describe('other work for an order that nobody paid', () => {
  let order: PlacedOrder
  beforeEach(async () => {
    order = await placed(ctx)
  })

  async function expectWaiting(): Promise<void> {
    expect(await orderOf(ctx, order.order)).toMatchObject({ status: 'pending', startedOn: null })
    expect(await firstInvoice(order)).toMatchObject({ status: 'draft', number: null })
  }

  test('is paid by bank transfer, and starts nothing', async () => {
    const paid = { paidOn: dayOf(new Date()), reference: '' }
    expect(await markPaidByTransfer(staff, await work(order), paid)).toEqual({ kind: 'paid' })
    await expectWaiting()
  })

  test('is paid online, and neither starts the order nor has its page say that it is paid', async () => {
    await confirm(await attemptFor(order, await work(order)))
    await expectWaiting()
    expect(await getPaymentReturn(ctx, order.orderKey)).toMatchObject({ outcome: 'open', mayPay: true })
  })

  test('leaves the order its first invoice, with the days of its first term', async () => {
    await work(order)
    await confirm(order.payment)
    expect(await firstInvoice(order)).toMatchObject({
      ...{ status: 'sent', paymentStatus: 'paid', periodFrom: dayOf(new Date()) },
      periodUntil: expect.any(String),
    })
  })

  test('as a draft is made final or thrown away, which the draft of the order is not', async () => {
    const [one, other] = [await work(order, false), await work(order, false)]
    expect(await finaliseDraft(staff, one)).toMatchObject({ kind: 'created' })
    expect(await deleteDraft(staff, other)).toEqual({ kind: 'dropped' })
    expect(await finaliseDraft(staff, order.invoice)).toEqual({ kind: 'awaitsPayment' })
    expect(await deleteDraft(staff, order.invoice)).toEqual({ kind: 'awaitsPayment' })
  })

  test('as a draft cannot be paid, by bank nor online', async () => {
    const draft = await work(order, false)
    const paid = { paidOn: dayOf(new Date()), reference: '' }
    expect(await markPaidByTransfer(staff, draft, paid)).toEqual({ kind: 'notOpen' })
    expect(await payNow(ctx, draft)).toEqual({ kind: 'closed' })
    await expectWaiting()
  })

  test('whose payment the bank still works on does not keep the order from being given up', async () => {
    const attempt = await attemptFor(order, await work(order))
    await settlePayment(ctx, attempt, testProvider('pending'))
    await cancelInFifteenDays(ctx)
    expect(await orderOf(ctx, order.order)).toMatchObject({ status: 'cancelled' })
  })

  test('does not stand in for the invoice that could not be written with the order', async () => {
    const run = (statement: ReturnType<typeof sql>) => database(ctx).drizzle.execute(statement)
    await run(sql`delete from payments where order_id = ${order.order}`)
    await run(sql`delete from hosting_invoices where order_id = ${order.order}`)
    const made = await work(order)
    expect(await payOrderByKey(ctx, order.orderKey)).toEqual({ kind: 'unreachable' })
    await invoiceUnbilledOrders(ctx)
    const own = (await invoicesOf(ctx, order.order)).find(each => each.id !== made)
    expect(own).toMatchObject({ status: 'draft', incl: order.incl })
    expect(await payOrderByKey(ctx, order.orderKey)).toMatchObject({ kind: 'pay' })
    expect((await paymentsOf(ctx, order.order)).map(each => each.invoice)).toEqual([own?.id])
  })
})
