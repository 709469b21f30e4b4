import { describe, expect, test } from 'vitest'
import { settlePayment } from '@/features/billing/server/payments/settlePayment'
import type { Ctx } from '@/platform/ctx'
import { database } from '@/platform/db/transaction'
import { addDays, addMonths, dayOf, yearOf } from '@/platform/time/day'
import { eventsOn, invoicesOf, mailsOn, orderOf, paymentsOf, placed } from '../../support/paidOrders'
import { payingCtx } from '../../support/payingCtx'

const { ctx, peer, become } = await payingCtx()

const at = (moment: string): Ctx => ({ ...ctx, now: () => new Date(moment) })
const STAFF = 'aanvragen@webbureau-voorbeeld.example'

/** The numbers of this year; the seeded ones begin the series. */
async function numbers(): Promise<number[]> {
  const { rows } = await database(ctx).drizzle.execute<{ number: string }>(
    `select number from hosting_invoices where number like 'INV${yearOf(dayOf(new Date()))}-%' order by number`,
  )
  return rows.map(row => Number(row.number.slice(-5)))
}

describe('an order that is paid', () => {
  test('runs from today, with its terms, its checklist and the promise of three hours', async () => {
    const now = '2026-11-21T22:30:00.000Z'
    const order = await placed(at(now))
    expect(await orderOf(ctx, order.order)).toMatchObject({ status: 'pending', startedOn: null })
    expect(await become(order.payment, { status: 'paid' }, at(now))).toEqual({ kind: 'asked', state: 'paid' })
    expect(await orderOf(ctx, order.order)).toMatchObject({
      ...{ status: 'active', activatedAt: now, setUpBy: '2026-11-22T01:30:00.000Z' },
      ...{ startedOn: '2026-11-21', invoicedUntil: '2027-11-21', domainRenewsOn: null, endsOn: null },
      checklist: [
        { key: 'hosting', label: 'Hosting klaarzetten', doneAt: null, doneBy: null },
        { key: 'logIn', label: 'Inloggegevens mailen', doneAt: null, doneBy: null },
      ],
    })
  })

  test('has one final invoice, paid today through the provider, for its first term', async () => {
    const today = dayOf(new Date())
    const order = await placed(ctx)
    expect(await invoicesOf(ctx, order.order)).toMatchObject([{ status: 'draft', number: null }])
    await become(order.payment, { status: 'paid' })
    expect(await invoicesOf(ctx, order.order)).toMatchObject([
      {
        ...{ id: order.invoice, status: 'sent', paymentStatus: 'paid', incl: order.incl },
        ...{ issueDate: today, dueDate: addDays(today, 14), paidOn: today, paidBy: 'provider' },
        ...{ periodFrom: today, periodUntil: addMonths(today, 12) },
        paymentReference: peer.of(order.payment).id,
        number: expect.stringMatching(/^INV\d{4}-\d{5}$/),
      },
    ])
    expect(await paymentsOf(ctx, order.order)).toMatchObject([
      { state: 'paid', provider: 'mollie', currency: 'EUR', amount: order.incl, problem: null },
    ])
  })

  test('keeps when the provider says it was paid', async () => {
    const order = await placed(ctx)
    await become(order.payment, { status: 'paid', paidAt: '2026-11-20T11:00:00+00:00' })
    const [payment] = await paymentsOf(ctx, order.order)
    expect(payment?.paidAt).toBe('2026-11-20T11:00:00.000Z')
  })

  test('is mailed to the customer with its invoice, and to staff, once', async () => {
    const order = await placed(ctx)
    await become(order.payment, { status: 'paid' })
    await Promise.all([settlePayment(ctx, order.payment), settlePayment(ctx, order.payment)])
    const toStaff = await mailsOn(ctx, order.payment)
    expect(toStaff.map(mail => [mail.to, mail.template, mail.state])).toEqual([
      [STAFF, 'payment-paid', 'kept'],
    ])
    const { rows } = await database(ctx).drizzle.execute(
      `select 1 from bureau.invoice_files where invoice = '${order.invoice}'`,
    )
    expect(rows).toHaveLength(1)
    expect(await mailsOn(ctx, order.invoice)).toHaveLength(1)
  })

  test('has its changes in the log, by the provider', async () => {
    const order = await placed(ctx)
    await become(order.payment, { status: 'paid' })
    const change = async (id: string) =>
      (await eventsOn(ctx, id)).map(each => [each.change, each.before, each.after, each.actorName])
    expect(await change(order.order)).toContainEqual(['Status', 'In behandeling', 'Actief', 'Mollie'])
    expect(await change(order.invoice)).toContainEqual(['Betaling', 'Openstaand', 'Betaald', 'Mollie'])
    expect(await change(order.payment)).toEqual([['Stand', 'Open', 'Betaald', 'Mollie']])
  })

  test('among forty at the same moment gets a number of its own, and none is skipped', async () => {
    const before = await numbers()
    const orders = await Promise.all(Array.from({ length: 40 }, () => placed(ctx)))
    for (const { payment } of orders) peer.change(peer.of(payment).id, { status: 'paid' })
    await Promise.all(
      orders.flatMap(({ payment }) => [settlePayment(ctx, payment), settlePayment(ctx, payment)]),
    )
    const after = await numbers()
    expect(after).toEqual(Array.from({ length: before.length + 40 }, (_, index) => index + 1))
  })
})

describe('an order that is not paid', () => {
  test.each(['open', 'pending', 'authorized', 'failed', 'canceled', 'expired'] as const)(
    'because its payment is %s stays as it was, without a number',
    async status => {
      const before = await numbers()
      const order = await placed(ctx)
      await become(order.payment, { status })
      expect(await orderOf(ctx, order.order)).toMatchObject({ status: 'pending', activatedAt: null })
      expect(await invoicesOf(ctx, order.order)).toMatchObject([{ status: 'draft', number: null }])
      expect(await numbers()).toEqual(before)
      expect(await mailsOn(ctx, order.payment)).toEqual([])
    },
  )
})

describe('a payment only goes on', () => {
  test.each(['open', 'pending', 'failed', 'canceled', 'expired'] as const)(
    'paid stays paid when the provider says %s afterwards',
    async status => {
      const order = await placed(ctx)
      await become(order.payment, { status: 'paid' })
      expect(await become(order.payment, { status })).toEqual({ kind: 'asked', state: 'paid' })
      expect(await orderOf(ctx, order.order)).toMatchObject({ status: 'active' })
      expect(await invoicesOf(ctx, order.order)).toMatchObject([{ paymentStatus: 'paid' }])
    },
  )

  test.each(['failed', 'canceled', 'expired'] as const)(
    '%s stays so, until money comes after all',
    async status => {
      const order = await placed(ctx)
      await become(order.payment, { status })
      expect(await become(order.payment, { status: 'open' })).toEqual({ kind: 'asked', state: status })
      expect(await become(order.payment, { status: 'paid' })).toEqual({ kind: 'asked', state: 'paid' })
      expect(await orderOf(ctx, order.order)).toMatchObject({ status: 'active' })
      expect(await invoicesOf(ctx, order.order)).toMatchObject([{ status: 'sent', paymentStatus: 'paid' }])
    },
  )
})
