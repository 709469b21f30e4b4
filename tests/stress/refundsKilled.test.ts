import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { expect, test } from 'vitest'
import { makeAskedRefunds, refundPayment } from '@/features/billing/server/bookings/refundPayment'
import { settlePayment } from '@/features/billing/server/payments/settlePayment'
import { database } from '@/platform/db/transaction'
import { expectReconciled } from '../support/bookings'
import { lift } from '../support/ceilings'
import { killWhileRefunding } from '../support/killedRefunds'
import { placed } from '../support/paidOrders'
import { payingCtx } from '../support/payingCtx'
import { seededInt } from '../support/seeded'
import { staffMember } from '../support/testCtx'

const REFUNDS_EACH = 12
const ANSWER_MS = 15
/** Since the provider made a refund: before its answer, while it is booked, and in the next refunds. */
const KILLED_AFTER_MS = [0, 5, 20, 40, 80, 160]
const draw = seededInt(1)
const AMOUNT = 1_000

const { ctx, peer } = await payingCtx()
const user = await staffMember(ctx.payload, 'operator')
const staff = { ...ctx, user }
const later = { ...ctx, now: () => new Date(Date.now() + 120_000) }

async function paidRefund() {
  const { payment } = await placed(ctx)
  peer.change(peer.of(payment).id, { status: 'paid' })
  await settlePayment(ctx, payment)
  return { submissionKey: randomUUID(), payment, amount: AMOUNT, reason: 'Proef' }
}

/** Each refund that somebody asked for: how often it was made, booked and mailed. */
async function standing(): Promise<{ payment: string; state: string; booked: number; mailed: number }[]> {
  const { rows } = await database(ctx).drizzle.execute(sql`
    select r.payment_id as payment, r.state::text,
      (select count(*)::int from bookings b where b.payment_id = r.payment_id and b.source = 'refund') as booked,
      (select count(*)::int from mail_messages m where m.about_id = r.invoice_id::text and m.template = 'payment-refund') as mailed
    from refunds r`)
  return rows as Awaited<ReturnType<typeof standing>>
}

test('a site that dies while it sends money back sends it once, and books it once', async () => {
  await lift('submit-everyone', 'orders')
  peer.lateMs = ANSWER_MS
  const pressed: Awaited<ReturnType<typeof paidRefund>>[] = []
  for (const afterMs of KILLED_AFTER_MS) {
    const refunds = []
    for (let each = 0; each < REFUNDS_EACH; each++) refunds.push(await paidRefund())
    pressed.push(...refunds)
    await killWhileRefunding(peer, { user, refunds }, { made: 1 + draw(REFUNDS_EACH), afterMs })
  }
  const unfinished = (await standing()).filter(({ state }) => state !== 'booked')
  expect(unfinished.length).toBeGreaterThan(0)
  // Staff press again where they saw no answer, at the same time as the worker goes on.
  const again = pressed.filter(({ payment }) => unfinished.some(each => each.payment === payment))
  await Promise.all([
    ...again.flatMap(refund => [refundPayment(staff, refund), refundPayment(staff, refund)]),
    makeAskedRefunds(later),
  ])
  await makeAskedRefunds(later)
  const found = await standing()
  expect(found).toEqual(found.map(({ payment }) => ({ payment, state: 'booked', booked: 1, mailed: 1 })))
  const asked = new Set(found.map(({ payment }) => peer.of(payment).id))
  expect(peer.refunds.map(({ paymentId }) => paymentId).toSorted()).toEqual([...asked].toSorted())
  await expectReconciled(ctx)
})

test('pressed twenty times at once, while the provider calls, is one refund', async () => {
  const refund = await paidRefund()
  const { id } = peer.of(refund.payment)
  const before = peer.refunds.length
  const answers = await Promise.all(Array.from({ length: 20 }, () => refundPayment(staff, refund)))
  await Promise.all(Array.from({ length: 10 }, () => settlePayment(ctx, refund.payment)))
  expect([...new Set(answers.map(({ kind }) => kind))].toSorted().at(0)).toBe('refunded')
  expect(peer.refunds.slice(before).map(({ paymentId }) => paymentId)).toEqual([id])
  const mine = (await standing()).filter(({ payment }) => payment === refund.payment)
  expect(mine).toEqual([{ payment: refund.payment, state: 'booked', booked: 1, mailed: 1 }])
})
