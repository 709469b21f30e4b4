import { describe, expect, test } from 'vitest'
import { settlePayment } from '@/features/billing/server/payments/settlePayment'
import { testProvider } from '@/features/billing/server/providers/test'
import { markPaidByTransfer } from '@/features/billing/server/staffInvoices'
import { orderDetail } from '@/features/orders/server/console/details'
import { createInvoice } from '@/features/orders/server/createInvoice'
import { database } from '@/platform/db/transaction'
import { storedMail } from '@/platform/email/transport'
import { addDays, dayOf } from '@/platform/time/day'
import {
  eventsOn,
  invoicesOf,
  mailsOn,
  orderOf,
  paymentsOf,
  placed,
  templatesOn,
} from '../../support/paidOrders'
import { staffMember, testCtx } from '../../support/testCtx'

const ctx = await testCtx({ mail: storedMail })
const staff = { ...ctx, user: await staffMember(ctx.payload, 'operator') }
const today = dayOf(new Date())
const transfer = { paidOn: addDays(today, -2), reference: 'Afschrift 12' }

const book = (invoice: string) => markPaidByTransfer(staff, invoice, transfer)
const confirm = (payment: string) => settlePayment(ctx, payment, testProvider('paid'))
const templates = (id: string) => templatesOn(ctx, id)

describe('an order that waits for its money, booked as a bank transfer', () => {
  test('runs from today, with its checklist and the promise of three hours', async () => {
    const now = '2026-11-21T22:30:00.000Z'
    const at = { ...staff, now: () => new Date(now) }
    const made = await placed(at)
    expect((await orderDetail(staff, made.order))?.invoices).toMatchObject([{ awaitsPayment: true }])
    const paidOn = '2026-11-20'
    expect(await markPaidByTransfer(at, made.invoice, { ...transfer, paidOn })).toEqual({ kind: 'started' })
    expect(await orderOf(ctx, made.order)).toMatchObject({
      ...{ status: 'active', activatedAt: now, setUpBy: '2026-11-22T01:30:00.000Z' },
      ...{ startedOn: '2026-11-21', invoicedUntil: '2027-11-21', endsOn: null },
      checklist: [{ key: 'hosting' }, { key: 'logIn' }],
    })
    expect((await orderDetail(staff, made.order))?.invoices).toMatchObject([{ awaitsPayment: false }])
  })

  test('has one final invoice, paid on the day of the bank, with its file', async () => {
    const made = await placed(ctx)
    await book(made.invoice)
    expect(await invoicesOf(ctx, made.order)).toMatchObject([
      {
        ...{ id: made.invoice, status: 'sent', paymentStatus: 'paid', paidBy: 'transfer', issueDate: today },
        ...{ paidOn: transfer.paidOn, paymentReference: 'Afschrift 12', periodFrom: today },
        number: expect.stringMatching(/^INV\d{4}-\d{5}$/),
      },
    ])
    const { rows } = await database(ctx).drizzle.execute(
      `select 1 from bureau.invoice_files where invoice = '${made.invoice}'`,
    )
    expect(rows).toHaveLength(1)
  })

  test('is mailed to customer and staff, and stands in the log by who booked it', async () => {
    const made = await placed(ctx)
    await book(made.invoice)
    expect(await mailsOn(ctx, made.invoice)).toHaveLength(1)
    expect(await templates(made.order)).toContain('payment-paid')
    const log = async (id: string) =>
      (await eventsOn(ctx, id)).map(each => [each.change, each.before, each.after, each.actorName])
    expect(await log(made.order)).toContainEqual(['Status', 'In behandeling', 'Actief', 'Proef operator'])
    expect(await log(made.invoice)).toContainEqual(['Betaling', 'Openstaand', 'Betaald', 'Proef operator'])
  })

  test('is booked once, however often it is pressed', async () => {
    const made = await placed(ctx)
    const all = await Promise.all(Array.from({ length: 5 }, () => book(made.invoice)))
    expect(all.map(each => each.kind).sort()).toEqual([...Array(4).fill('notOpen'), 'started'])
    expect((await templates(made.order)).filter(each => each === 'payment-paid')).toHaveLength(1)
  })

  test('and paid online afterwards is paid twice, which staff hear', async () => {
    const made = await placed(ctx)
    await book(made.invoice)
    const before = await invoicesOf(ctx, made.order)
    await confirm(made.payment)
    const [invoice, ...others] = await invoicesOf(ctx, made.order)
    expect(others).toEqual([])
    const { updatedAt, ...kept } = { ...before[0], booked: 2 * made.incl }
    expect(invoice).toMatchObject(kept)
    expect(updatedAt).not.toBe(invoice?.updatedAt)
    expect(await paymentsOf(ctx, made.order)).toMatchObject([{ state: 'paid', problem: 'Dubbel betaald' }])
    expect(await templates(made.payment)).toEqual(['payment-twice'])
  })

  test('at the very moment that the payment is confirmed has one invoice, and no number is skipped', async () => {
    const orders = await Promise.all(Array.from({ length: 12 }, () => placed(ctx)))
    const results = await Promise.all(
      orders.map(async ({ invoice, payment }, at) => {
        const both = [() => book(invoice), () => confirm(payment)]
        const [first, second] = await Promise.all((at % 2 ? both : both.toReversed()).map(act => act()))
        return [first, second].find(each => each && !('state' in each))?.kind
      }),
    )
    for (const [at, { order }] of orders.entries()) {
      const byTransfer = results[at] === 'started'
      expect(await orderOf(ctx, order)).toMatchObject({ status: 'active' })
      expect(await invoicesOf(ctx, order)).toMatchObject([
        { status: 'sent', paymentStatus: 'paid', paidBy: byTransfer ? 'transfer' : 'provider' },
      ])
      expect(await paymentsOf(ctx, order)).toMatchObject([
        { state: 'paid', problem: byTransfer ? 'Dubbel betaald' : null },
      ])
      expect(results[at]).toBe(byTransfer ? 'started' : 'notOpen')
    }
    const invoices = (await Promise.all(orders.map(({ order }) => invoicesOf(ctx, order)))).flat()
    const numbers = invoices.map(each => Number(each.number?.slice(-5))).toSorted((a, b) => a - b)
    expect(numbers).toEqual(numbers.map((_, at) => (numbers[0] ?? 0) + at))
  })
})

describe('a bank transfer starts nothing', () => {
  test('on another draft of the order', async () => {
    const made = await placed(ctx)
    const { customer } = (await orderOf(ctx, made.order)) ?? {}
    const draft = await createInvoice(staff, {
      ...{ submissionKey: ctx.random(), customer, order: made.order, note: '', final: false },
      lines: [{ label: 'Ander werk', quantity: 1, unitPrice: 100 }],
    })
    expect(await book('id' in draft ? draft.id : '')).toEqual({ kind: 'notOpen' })
    expect(await orderOf(ctx, made.order)).toMatchObject({ status: 'pending' })
  })

  test('and draws no number when its commit fails', async () => {
    const made = await placed(ctx)
    const failing = { ...staff, random: () => 'no id' }
    await expect(markPaidByTransfer(failing, made.invoice, transfer)).rejects.toThrow()
    expect(await orderOf(ctx, made.order)).toMatchObject({ status: 'pending', startedOn: null })
    expect(await invoicesOf(ctx, made.order)).toMatchObject([{ status: 'draft', number: null }])
    expect(await book(made.invoice)).toEqual({ kind: 'started' })
  })
})
