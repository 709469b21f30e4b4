import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { afterAll, describe, expect, test } from 'vitest'
import { listBookings } from '@/features/billing/server/bookings/bookingRepository'
import { makeAskedRefunds, refundPayment } from '@/features/billing/server/bookings/refundPayment'
import { reverseBooking } from '@/features/billing/server/bookings/reverseBooking'
import { creditInvoice } from '@/features/billing/server/creditInvoice'
import { providerRegistry } from '@/features/billing/server/providers/registry'
import { decideTestPayment, testProvider } from '@/features/billing/server/providers/test'
import { markPaidByTransfer } from '@/features/billing/server/staffInvoices'
import { database } from '@/platform/db/transaction'
import { dayOf } from '@/platform/time/day'
import { bookingsOn, expectReconciled } from '../../support/bookings'
import { invoiceOf, line, newCustomer, newFinal } from '../../support/invoices'
import { mollieCalls } from '../../support/mollieCalls'
import { euros } from '../../support/molliePeer'
import { mailsOn, placed, templatesOn } from '../../support/paidOrders'
import { plain } from '../../support/plain'
import { eventually, staffMember } from '../../support/testCtx'

const { ctx, peer, happens } = await mollieCalls()
const staff = { ...ctx, user: await staffMember(ctx.payload, 'operator') }
const later = { ...ctx, now: () => new Date(Date.now() + 120_000) }

afterAll(() => expectReconciled(ctx))

async function paidOrder() {
  const order = await placed(ctx)
  await happens(order, { status: 'paid' })
  return order
}

const asks = (payment: string, amount: number, rest: object = {}) => ({
  ...{ submissionKey: randomUUID(), payment, amount, reason: 'Te veel gerekend' },
  ...rest,
})

const refundsOf = (payment: string) => {
  const { id } = peer.of(payment)
  return peer.refunds.filter(each => each.paymentId === id)
}

async function statesOf(payment: string): Promise<unknown[]> {
  const { rows } = await database(ctx).drizzle.execute(
    sql`select state::text from refunds where payment_id = ${payment} order by created_at`,
  )
  return rows.map(row => row.state)
}

describe('a refund', () => {
  test('goes through the provider that took the money, and opens what it took back', async () => {
    const { invoice, payment, incl } = await paidOrder()
    expect(await refundPayment(staff, asks(payment, 1_000))).toEqual({ kind: 'refunded' })
    expect(refundsOf(payment)).toMatchObject([{ amount: euros(1_000), description: 'Te veel gerekend' }])
    expect(await bookingsOn(ctx, invoice)).toEqual([
      ['provider', incl],
      ['refund', -1_000],
    ])
    expect(await invoiceOf(ctx, invoice)).toMatchObject({ paymentStatus: 'pending', booked: incl - 1_000 })
    expect(await statesOf(payment)).toEqual(['booked'])
    const mail = (await mailsOn(ctx, invoice)).find(({ template }) => template === 'payment-refund')
    expect(plain(mail?.text ?? '')).toContain('We hebben € 10,00 terugbetaald')
    expect(mail?.text).not.toMatch(/staat .* open/)
  })

  test('settles the credit that we owe', async () => {
    const { invoice, payment, incl } = await paidOrder()
    const credit = await creditInvoice(staff, invoice)
    if (credit.kind !== 'credited') throw new Error(credit.kind)
    expect(await refundPayment(staff, asks(payment, incl))).toEqual({ kind: 'refunded' })
    expect(await invoiceOf(ctx, credit.id)).toMatchObject({ paymentStatus: 'paid' })
    expect(await bookingsOn(ctx, invoice)).toEqual([['provider', incl]])
  })

  test('is made once by ten presses at the same moment', async () => {
    const { invoice, payment, incl } = await paidOrder()
    const once = asks(payment, 2_500)
    const answers = await Promise.all(Array.from({ length: 10 }, () => refundPayment(staff, once)))
    for (const { kind } of answers) expect(['refunded', 'underWay']).toContain(kind)
    expect(refundsOf(payment)).toHaveLength(1)
    expect(await bookingsOn(ctx, invoice)).toEqual([
      ['provider', incl],
      ['refund', -2_500],
    ])
  })

  test('of all, asked by ten people at the same moment, goes back once', async () => {
    const { payment, incl } = await paidOrder()
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => refundPayment(staff, asks(payment, incl))),
    )
    expect(answers.filter(({ kind }) => kind === 'tooMuch')).toHaveLength(9)
    expect(refundsOf(payment)).toHaveLength(1)
  })

  test.each(['is answered', 'is made, and its answer is lost'] as const)(
    'that the provider did not hear of waits while a later one of as much %s',
    async answer => {
      const { invoice, payment, incl } = await paidOrder()
      const { id } = peer.of(payment)
      peer.moodToRefund = 'broken'
      expect(await refundPayment(staff, asks(payment, 900))).toEqual({ kind: 'underWay' })
      peer.moodToRefund = answer === 'is answered' ? null : 'dropsAfter'
      await refundPayment(staff, asks(payment, 900))
      peer.moodToRefund = null
      await peer.call(id)
      expect(await statesOf(payment)).toEqual(['asked', 'booked'])
      await makeAskedRefunds(later)
      expect(await statesOf(payment)).toEqual(['booked', 'booked'])
      expect(refundsOf(payment)).toHaveLength(2)
      expect(await bookingsOn(ctx, invoice)).toEqual([
        ['provider', incl],
        ['refund', -900],
        ['refund', -900],
      ])
    },
  )

  test('is booked once while the provider calls without end', async () => {
    const { invoice, payment, incl } = await paidOrder()
    const { id } = peer.of(payment)
    await Promise.all([
      refundPayment(staff, asks(payment, 700)),
      ...Array.from({ length: 8 }, () => peer.call(id)),
    ])
    for (let again = 0; again < 3; again++) await peer.call(id)
    expect(await bookingsOn(ctx, invoice)).toEqual([
      ['provider', incl],
      ['refund', -700],
    ])
  })

  test.each([
    ['whose answer is lost', 'dropsAfter'],
    ['that the provider never heard of', 'broken'],
  ] as const)('%s is made once after all, also when the provider forgot the key', async (_what, mood) => {
    const { invoice, payment, incl } = await paidOrder()
    peer.moodToRefund = mood
    expect(await refundPayment(staff, asks(payment, 900))).toEqual({ kind: 'underWay' })
    peer.moodToRefund = null
    peer.forgetKeys()
    await makeAskedRefunds(later)
    await makeAskedRefunds(later)
    expect(refundsOf(payment)).toHaveLength(1)
    expect(await bookingsOn(ctx, invoice)).toEqual([
      ['provider', incl],
      ['refund', -900],
    ])
    expect(await statesOf(payment)).toEqual(['booked'])
  })

  test.each([
    ['it made it', 'answered'],
    ['its answer to that was lost', 'lost'],
  ] as const)(
    'of which the provider refuses every question after %s is booked once',
    async (_what, answer) => {
      const { invoice, payment, incl } = await paidOrder()
      peer.moodToRefund = answer === 'lost' ? 'dropsAfter' : null
      const answerNow = peer.hold()
      const asking = refundPayment(staff, asks(payment, 900))
      await eventually(async () => refundsOf(payment).length > 0)
      peer.mood = 'refuses'
      answerNow()
      expect(await asking).toEqual({ kind: 'underWay' })
      peer.moodToRefund = null
      await makeAskedRefunds(later)
      expect(await statesOf(payment)).toEqual(['asked'])
      peer.mood = 'well'
      await makeAskedRefunds(later)
      expect(refundsOf(payment)).toHaveLength(1)
      expect(await bookingsOn(ctx, invoice)).toEqual([
        ['provider', incl],
        ['refund', -900],
      ])
      expect(await statesOf(payment)).toEqual(['booked'])
    },
  )

  test('that the provider refuses is said, books nothing and can be asked again', async () => {
    const { invoice, payment, incl } = await paidOrder()
    peer.moodToRefund = 'refuses'
    expect(await refundPayment(staff, asks(payment, 900))).toEqual({ kind: 'refused' })
    peer.moodToRefund = null
    expect(await bookingsOn(ctx, invoice)).toEqual([['provider', incl]])
    expect(await refundPayment(staff, asks(payment, incl))).toEqual({ kind: 'refunded' })
  })

  test('that fails at the bank afterwards stands as paid again', async () => {
    const { invoice, payment, incl } = await paidOrder()
    await refundPayment(staff, asks(payment, incl))
    peer.change(peer.of(payment).id, { amountRefunded: euros(0) })
    await peer.call(peer.of(payment).id)
    expect(await invoiceOf(ctx, invoice)).toMatchObject({ paymentStatus: 'paid', booked: incl })
  })

  test.each([
    ['more than was paid', 1],
    ['more than is left', -999],
  ])('of %s is refused', async (_what, more) => {
    const { payment, incl } = await paidOrder()
    if (more < 0) await refundPayment(staff, asks(payment, 1_000))
    expect(await refundPayment(staff, asks(payment, incl + more))).toEqual({ kind: 'tooMuch' })
  })

  test('is invalid without a reason or an amount, and of no payment not found', async () => {
    const { payment } = await paidOrder()
    expect(await refundPayment(staff, asks(payment, 0))).toMatchObject({ kind: 'invalid' })
    expect(await refundPayment(staff, asks(payment, 5, { reason: ' ' }))).toMatchObject({ kind: 'invalid' })
    expect(await refundPayment(staff, asks(randomUUID(), 5))).toEqual({ kind: 'notFound' })
    const once = asks(payment, 5)
    await refundPayment(staff, once)
    expect(await refundPayment(staff, { ...once, amount: 6 })).toEqual({ kind: 'keyReused' })
  })

  test('is asked by nobody but staff who sell', async () => {
    const editor = await staffMember(ctx.payload, 'editor')
    for (const user of [null, editor])
      await expect(refundPayment({ ...ctx, user }, asks(randomUUID(), 5))).rejects.toThrow()
  })

  test('of the demonstration is made once too', async () => {
    const demo = { ...staff, payments: providerRegistry(testProvider()) }
    const { invoice, payment, incl } = await placed(demo)
    await decideTestPayment(demo, payment, 'paid')
    const once = asks(payment, 1_000)
    await Promise.all(Array.from({ length: 5 }, () => refundPayment(demo, once)))
    expect(await bookingsOn(ctx, invoice)).toEqual([
      ['provider', incl],
      ['refund', -1_000],
    ])
  })
})

describe('a booking that staff typed', () => {
  const typed = { paidOn: dayOf(new Date()), reference: 'Afschrift 9' }

  async function booked(): Promise<{ invoice: string; id: string }> {
    const invoice = await newFinal(ctx, await newCustomer(ctx), { lines: [line('Werk', 10_000)] })
    await markPaidByTransfer(staff, invoice, { ...typed, amount: 5_000 })
    const { rows } = await database(ctx).drizzle.execute(
      sql`select id from bookings where invoice_id = ${invoice}`,
    )
    return { invoice, id: String(rows[0]?.id) }
  }

  test('is taken back once, with a reason, however often it is pressed', async () => {
    const { invoice, id } = await booked()
    const reason = 'Verkeerde factuur'
    const answers = await Promise.all(Array.from({ length: 10 }, () => reverseBooking(staff, { id, reason })))
    expect(answers.filter(({ kind }) => kind === 'reversed')).toHaveLength(1)
    expect(await bookingsOn(ctx, invoice)).toEqual([
      ['transfer', 5_000],
      ['reversal', -5_000],
    ])
    const { number } = await invoiceOf(ctx, invoice)
    expect(await invoiceOf(ctx, invoice)).toMatchObject({ paymentStatus: 'pending', booked: 0 })
    const told = (await mailsOn(ctx, invoice)).filter(({ template }) => template === 'booking-reversed')
    const words = plain(told.map(({ text }) => text).join())
    expect(told).toHaveLength(1)
    expect(words).toContain(`We hadden geboekt dat er € 50,00 binnen was voor factuur ${number}.`)
    expect(words).toContain(`Op factuur ${number} staat nu € 121,00 open. Dat betaal je`)
    expect(words).not.toContain(reason)
  })

  test('beyond what was due is taken back without a mail: nobody was told of it', async () => {
    const { invoice } = await booked()
    await markPaidByTransfer(staff, invoice, { ...typed, amount: 7_100 })
    await markPaidByTransfer(staff, invoice, { ...typed, reference: 'Afschrift 10', amount: 900 })
    const excess = (await listBookings(database(ctx).drizzle, invoice)).find(({ amount }) => amount === 900)
    expect(await reverseBooking(staff, { id: excess?.id, reason: 'Fout' })).toEqual({ kind: 'reversed' })
    expect(await templatesOn(ctx, invoice)).not.toContain('booking-reversed')
  })

  test('needs a reason; what a provider said, and what was taken back, stays', async () => {
    const { invoice, id } = await booked()
    expect(await reverseBooking(staff, { id, reason: '' })).toMatchObject({ kind: 'invalid' })
    await reverseBooking(staff, { id, reason: 'Fout' })
    const order = await paidOrder()
    const { rows } = await database(ctx).drizzle.execute(sql`
      select id from bookings where invoice_id = ${order.invoice} or (invoice_id = ${invoice} and reverses_id is not null)`)
    expect(rows).toHaveLength(2)
    for (const { id } of rows)
      expect(await reverseBooking(staff, { id, reason: 'Fout' })).toEqual({ kind: 'refused' })
    expect(await reverseBooking(staff, { id: randomUUID(), reason: 'Fout' })).toEqual({ kind: 'notFound' })
  })
})
