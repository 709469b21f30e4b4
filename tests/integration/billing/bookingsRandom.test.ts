import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { expect, test } from 'vitest'
import { bookSentBack, setOffExcess } from '@/features/billing/server/bookings/excess'
import { refundPayment } from '@/features/billing/server/bookings/refundPayment'
import { reverseBooking } from '@/features/billing/server/bookings/reverseBooking'
import { creditInvoice } from '@/features/billing/server/creditInvoice'
import { payNow } from '@/features/billing/server/payments/payNow'
import { settlePayment } from '@/features/billing/server/payments/settlePayment'
import { markPaidByTransfer } from '@/features/billing/server/staffInvoices'
import { database } from '@/platform/db/transaction'
import { dayOf } from '@/platform/time/day'
import { expectReconciled } from '../../support/bookings'
import { line, newCustomer, newFinal } from '../../support/invoices'
import { euros } from '../../support/molliePeer'
import { payingCtx } from '../../support/payingCtx'
import { staffMember } from '../../support/testCtx'

const { ctx, peer } = await payingCtx()
const staff = { ...ctx, user: await staffMember(ctx.payload, 'operator') }
const db = database(ctx).drizzle
const customer = await newCustomer(ctx)

/** The same numbers in every run. */
function randomFrom(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return Math.floor((state / 4_294_967_296) * below)
  }
}

const cents = (money?: { value: string }) => Math.round(Number(money?.value ?? 0) * 100)

async function ids(select: ReturnType<typeof sql>): Promise<string[]> {
  const { rows } = await db.execute(select)
  return rows.map(row => String(row.id))
}

test.each([7, 1926])('200 random operations with seed %i reconcile with the provider', async seed => {
  const random = randomFrom(seed)
  const documents: string[] = []
  const done = new Set<string>()
  const payments: string[] = []
  const pick = (all: string[]) => all[random(Math.max(1, all.length))]
  const typed = (amount: number) => ({ paidOn: dayOf(new Date()), reference: '', amount })
  const tooMuch = () =>
    ids(sql`select id from hosting_invoices where series = 'INV' and booked > incl order by number`)

  const operations: (() => Promise<unknown>)[] = [
    async () =>
      documents.push(await newFinal(ctx, customer, { lines: [line('Werk', 100 + random(20_000))] })),
    async () => {
      const invoice = pick(documents)
      if (!invoice || (await payNow(ctx, invoice)).kind !== 'pay') return
      const [payment] = await ids(
        sql`select id from payments where invoice_id = ${invoice} order by created_at desc limit 1`,
      )
      if (!payment) return
      payments.push(payment)
      peer.change(peer.of(payment).id, { status: 'paid' })
      await settlePayment(ctx, payment)
    },
    async () => {
      const invoice = pick(documents)
      if (invoice) await markPaidByTransfer(staff, invoice, typed(1 + random(30_000)))
    },
    async () => {
      const invoice = pick(documents)
      const credit = invoice && (await creditInvoice(staff, invoice))
      if (credit && credit.kind === 'credited') documents.push(credit.id)
    },
    async () => {
      const payment = pick(payments)
      const amount = 1 + random(9_000)
      const asked = { submissionKey: randomUUID(), payment, amount, reason: 'Proef' }
      if (payment) await Promise.all([refundPayment(staff, asked), settlePayment(ctx, payment)])
    },
    async () => {
      const payment = pick(payments)
      if (!payment) return
      const { id, amount } = peer.of(payment)
      peer.change(id, { amountChargedBack: euros(random(3) ? random(cents(amount)) : 0) })
      await settlePayment(ctx, payment)
    },
    async () => {
      const booking = pick(await ids(sql`select id from bookings where source in ('transfer', 'credit')`))
      if (booking) await reverseBooking(staff, { id: booking, reason: 'Proef' })
    },
    async () => {
      const invoice = pick(await tooMuch())
      if (!invoice) return
      // Two presses at once: the second may be more than is left.
      const asked = [1, 2].map(() => bookSentBack(staff, invoice, typed(1 + random(9_000))))
      for (const { kind } of await Promise.all(asked)) done.add(kind)
    },
    async () => {
      const [from, to] = [pick(await tooMuch()), pick(documents)]
      if (!from || !to) return
      done.add((await setOffExcess(staff, { from, to, submissionKey: randomUUID() })).kind)
    },
  ]
  for (let step = 0; step < 200; step++) {
    await operations[step < 8 ? 0 : random(operations.length)]?.()
    if (step % 50 === 49) await expectReconciled(ctx)
  }
  const { rows } = await db.execute(sql`
    select p.id, coalesce(sum(b.amount) filter (where b.source = 'provider'), 0)::int as paid,
      coalesce(sum(b.amount) filter (where b.source = 'refund'), 0)::int as refunded,
      coalesce(sum(b.amount) filter (where b.source = 'chargeback'), 0)::int as "chargedBack"
    from payments p left join bookings b on b.payment_id = p.id group by p.id`)
  const kept = new Map(rows.map(row => [String(row.id), row]))
  for (const payment of payments) {
    const { amount, amountRefunded, amountChargedBack } = peer.of(payment)
    expect(kept.get(payment)).toMatchObject({
      ...{
        paid: cents(amount),
        refunded: 0 - cents(amountRefunded),
        chargedBack: 0 - cents(amountChargedBack),
      },
    })
  }
  expect(payments.length).toBeGreaterThan(3)
  expect([...done]).toEqual(expect.arrayContaining(['booked', 'tooMuch', 'setOff']))
})
