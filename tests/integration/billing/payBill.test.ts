import { describe, expect, test } from 'vitest'
import { insertPayment } from '@/features/billing/server/payments/paymentRepository'
import { startPayment } from '@/features/billing/server/payments/payNow'
import { database, transaction } from '@/platform/db/transaction'
import { line, newCustomer, newFinal } from '../../support/invoices'
import { eventsOn, templatesOn } from '../../support/paidOrders'
import { payingCtx } from '../../support/payingCtx'

const { ctx, peer, become } = await payingCtx()

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

  test.each([
    ['was paid by transfer meanwhile', `payment_status = 'paid', paid_by = 'transfer'`],
    ['was credited meanwhile', `status = 'credited'`],
  ])('that %s keeps that, and staff return the money', async (_name, change) => {
    const { invoice, payment } = await bill()
    await database(ctx).drizzle.execute(`update hosting_invoices set ${change} where id = '${invoice}'`)
    const before = await stands(invoice)
    await become(payment, { status: 'paid' })
    expect(await stands(invoice)).toEqual(before)
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
