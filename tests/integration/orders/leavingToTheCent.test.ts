import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { refundPayment } from '@/features/billing/server/bookings/refundPayment'
import { payNow } from '@/features/billing/server/payments/payNow'
import type { Basket } from '@/features/orders/model/orderLines'
import { cancelOwnOrder, endCancelledOrders } from '@/features/orders/server/cancelOrder'
import { recordDomainOutcome } from '@/features/orders/server/recordDomainOutcome'
import { renewOrder } from '@/features/orders/server/renewOrders'
import { asSystem } from '@/platform/access/authority'
import { formatAmount } from '@/platform/money/euro'
import { expectReconciled } from '../../support/bookings'
import { at } from '../../support/invoices'
import { euros } from '../../support/molliePeer'
import { newName, order, ownerOf } from '../../support/orders'
import { invoicesOf, mailsOn, orderOf, paymentsOf, placed } from '../../support/paidOrders'
import { payingCtx } from '../../support/payingCtx'
import { staffMember } from '../../support/testCtx'

const { ctx, peer, become } = await payingCtx()
const staff = { ...ctx, user: await staffMember(ctx.payload, 'operator') }

afterAll(() => expectReconciled(ctx))

const COMPANY = { kind: 'business' as const, company: 'Proeftuin', kvk: '12345678' }
const WHO = {
  'a private person': { customer: { kind: 'private' as const }, isLarge: false },
  'a small business': { customer: COMPANY, isLarge: false },
  'a large business': { customer: COMPANY, isLarge: true },
}

type Renewals = { basket: Partial<Basket>; orderedAt: string; renewedOn: string[] }

const YEAR: Renewals = {
  ...{
    basket: { cycle: 'yearly', extras: ['ssl-premium'] },
    orderedAt: '2025-12-07',
    renewedOn: ['2026-11-23'],
  },
}
const YEAR_AND_NAME = (): Renewals => ({
  ...{ ...YEAR, basket: { ...YEAR.basket, ...newName(`proeftuin-${randomUUID().slice(0, 8)}.nl`) } },
})
const MONTH: Renewals = {
  ...{ basket: { cycle: 'monthly', extras: ['ssl-premium'] }, orderedAt: '2026-09-07' },
  renewedOn: ['2026-09-24', '2026-10-24'],
}

const AGREED = { 'a year': () => YEAR, 'a year and a name': YEAR_AND_NAME, 'a month': () => MONTH }

type Row = [
  who: keyof typeof WHO,
  what: keyof typeof AGREED,
  standing: 'paid' | 'open',
  today: string,
  endsOn: string,
  credit: number | null,
  refund: number,
]

/** The amounts of the unit tests of leaving, worked out by hand: here from the order to the money that goes back. */
const ROWS: Row[] = [
  ['a private person', 'a year', 'paid', '2026-11-25', '2026-12-07', -29_585, 29_585],
  ['a private person', 'a year', 'open', '2026-11-25', '2026-12-07', -29_585, 0],
  ['a private person', 'a year and a name', 'paid', '2026-11-25', '2026-12-07', -33_215, 33_215],
  ['a private person', 'a year', 'paid', '2027-03-10', '2027-04-10', -19_534, 19_534],
  ['a private person', 'a year and a name', 'paid', '2027-03-10', '2027-04-10', -19_534, 19_534],
  ['a private person', 'a month', 'paid', '2026-10-25', '2026-11-07', -2_662, 2_662],
  ['a private person', 'a month', 'open', '2026-10-25', '2026-11-07', -2_662, 0],
  ['a small business', 'a year and a name', 'open', '2026-11-25', '2026-12-07', -33_215, 0],
  ['a small business', 'a year', 'paid', '2027-03-10', '2027-04-10', -19_534, 19_534],
  ['a small business', 'a month', 'paid', '2026-10-25', '2026-11-07', -2_662, 2_662],
  ['a large business', 'a year', 'paid', '2026-11-25', '2026-12-07', -29_585, 29_585],
  ['a large business', 'a year and a name', 'open', '2026-11-25', '2026-12-07', -33_215, 0],
  ['a large business', 'a year', 'paid', '2027-03-10', '2027-12-07', null, 0],
  ['a large business', 'a month', 'open', '2026-10-25', '2026-11-07', -2_662, 0],
]

/** The year of a name is not divided; one whose hosting year does not begin ends with that of before. */
const NAME_UNTIL: Record<string, string> = {
  '2026-12-07': '7 december 2026',
  '2027-04-10': '7 december 2027',
}

const on = (day: string) => at(ctx, `${day}T09:00:00Z`)

async function renewed(who: keyof typeof WHO, { basket, orderedAt, renewedOn }: Renewals, isPaid: boolean) {
  const { customer, isLarge } = WHO[who]
  const made = await placed(on(orderedAt), await order(ctx, { customer, basket }))
  await become(made.payment, { status: 'paid' }, on(orderedAt))
  const { customer: id } = (await orderOf(ctx, made.order)) ?? {}
  await ctx.payload.update({
    ...{ collection: 'hosting-customers', id: String(id), data: { isLarge }, depth: 0, ...asSystem },
  })
  if (basket.domain)
    await recordDomainOutcome({ ...on(orderedAt), user: staff.user }, made.order, 'registered')
  let payment = ''
  for (const day of renewedOn) {
    const invoice = await renewOrder(on(day), made.order)
    if (!invoice) throw new Error(`nothing was invoiced on ${day}`)
    if (isPaid || day !== renewedOn.at(-1)) payment = await pay(day, made.order, invoice)
  }
  return { ...made, payment }
}

async function pay(day: string, orderId: string, invoice: string): Promise<string> {
  expect((await payNow(on(day), invoice)).kind).toBe('pay')
  const paying = (await paymentsOf(ctx, orderId)).find(each => each.invoice === invoice)
  if (!paying) throw new Error('there is nothing to pay')
  await become(paying.id, { status: 'paid' }, on(day))
  return paying.id
}

async function payBack(orderId: string, payment: string, amount: number) {
  const task = (await mailsOn(ctx, orderId)).filter(mail => mail.template === 'hosting-order-task')
  expect(task.at(-1)?.text).toContain(`${formatAmount(amount)} terug, binnen 14 dagen`)
  const asked = { submissionKey: randomUUID(), payment, amount, reason: 'Opgezegd' }
  expect(await refundPayment(staff, asked)).toEqual({ kind: 'refunded' })
  const { id } = peer.of(payment)
  expect(peer.refunds.filter(each => each.paymentId === id)).toMatchObject([{ amount: euros(amount) }])
}

const isCredit = ({ series }: { series?: string | null }) => series === 'CR'

test.each(ROWS)('%s, %s, its renewal %s, on %s: until %s', async (...row) => {
  const [who, what, standing, today, endsOn, credit, refund] = row
  const { order: id, payment } = await renewed(who, AGREED[what](), standing === 'paid')
  const owner = { ...(await ownerOf(ctx, id)), now: on(today).now }
  expect(await cancelOwnOrder(owner, id)).toEqual({ kind: 'cancelled', endsOn })
  const credits = (await invoicesOf(ctx, id)).filter(isCredit)
  expect(credits.map(each => each.incl)).toEqual(credit === null ? [] : [credit])
  expect(credits.map(each => each.paymentStatus)).toEqual(
    credit === null ? [] : [refund > 0 ? 'pending' : 'paid'],
  )
  const letter = (await mailsOn(ctx, id)).find(mail => mail.template === 'hosting-order-end')
  expect(letter?.text).toContain(refund > 0 ? `${formatAmount(refund)} terug, incl. btw` : 'geen geld terug')
  if (what === 'a year and a name') expect(letter?.text).toContain(`blijft tot ${NAME_UNTIL[endsOn]} van jou`)
  if (refund > 0) await payBack(id, payment, refund)
  for (const each of (await invoicesOf(ctx, id)).filter(isCredit)) expect(each.paymentStatus).toBe('paid')
  await endCancelledOrders(on(endsOn))
  expect((await orderOf(ctx, id))?.status).toBe('cancelled')
})
