import { describe, expect, test } from 'vitest'
import { creditInvoice } from '@/features/billing/server/creditInvoice'
import { insertPayment } from '@/features/billing/server/payments/paymentRepository'
import { startPayment } from '@/features/billing/server/payments/payNow'
import { markPaidByTransfer } from '@/features/billing/server/staffInvoices'
import { database, transaction } from '@/platform/db/transaction'
import { dayOf } from '@/platform/time/day'
import { line, newCustomer, newFinal } from '../../support/invoices'
import { eventsOn, templatesOn } from '../../support/paidOrders'
import { payingCtx } from '../../support/payingCtx'
import { staffMember } from '../../support/testCtx'

const { ctx, peer, become } = await payingCtx()
const staff = { ...ctx, user: await staffMember(ctx.payload, 'operator') }

const templates = (payment: string) => templatesOn(ctx, payment)

describe('a bill', () => {
  async function bill(amount = 1_950) {
    const customer = await newCustomer(ctx)
    const invoice = await newFinal(ctx, customer, { lines: [line('Werk', amount)] })
    const incl = Math.round(amount * 1.21)
    const payment = await transaction(ctx, tx =>
      insertPayment(ctx, tx, { invoice, order: null, amount: incl }),
    )
    await startPayment(ctx, payment)
    return { invoice, payment }
  }
  const stands = async (id: string) =>
    (await ctx.payload.findByID({ collection: 'hosting-invoices', id, depth: 0, overrideAccess: true })) ??
    null

  test('that is paid is paid today through the provider, and keeps its number', async () => {
    const { invoice, payment } = await bill()
    const before = await stands(invoice)
    await become(payment, { status: 'paid' })
    expect(await stands(invoice)).toMatchObject({
      ...{ number: before.number, issueDate: before.issueDate, status: 'sent' },
      ...{ paymentStatus: 'paid', paidBy: 'provider', paymentReference: peer.of(payment).id },
    })
    expect(await templates(payment)).toEqual([])
  })

  test('that was paid by transfer meanwhile keeps that, and the money stands as paid in advance', async () => {
    const { invoice, payment } = await bill()
    await markPaidByTransfer(staff, invoice, { paidOn: dayOf(new Date()), reference: 'Afschrift 4' })
    const { incl, number } = await stands(invoice)
    await become(payment, { status: 'paid' })
    expect(await stands(invoice)).toMatchObject({
      ...{ number, paymentStatus: 'paid', paidBy: 'transfer', paymentReference: 'Afschrift 4' },
      booked: 2 * (incl ?? 0),
    })
    expect(await templates(payment)).toEqual(['payment-twice'])
  })

  test('that was credited meanwhile keeps that, and the money stands as paid in advance', async () => {
    const { invoice, payment } = await bill()
    await creditInvoice(staff, invoice)
    await become(payment, { status: 'paid' })
    expect(await stands(invoice)).toMatchObject({ status: 'credited', booked: 2 * 2_360 })
    expect(await templates(payment)).toEqual(['payment-twice'])
  })

  test('that is overdue is paid likewise', async () => {
    const { invoice, payment } = await bill()
    await database(ctx).drizzle.execute(
      `update hosting_invoices set payment_status = 'overdue' where id = '${invoice}'`,
    )
    await become(payment, { status: 'paid' })
    expect(await stands(invoice)).toMatchObject({ paymentStatus: 'paid' })
    expect((await eventsOn(ctx, invoice)).at(-1)).toMatchObject({ before: 'Achterstallig', after: 'Betaald' })
  })
})
