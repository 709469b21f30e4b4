import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { canReverse } from '@/features/billing/model/bookings'
import { listBookings } from '@/features/billing/server/bookings/bookingRepository'
import { setOffExcess } from '@/features/billing/server/bookings/excess'
import { reverseBooking } from '@/features/billing/server/bookings/reverseBooking'
import { creditInvoice, setOffCredit } from '@/features/billing/server/creditInvoice'
import { markPaidByTransfer } from '@/features/billing/server/staffInvoices'
import { database, transaction } from '@/platform/db/transaction'
import { storedMail } from '@/platform/email/transport'
import { dayOf } from '@/platform/time/day'
import { bookingsOn, expectReconciled } from '../../support/bookings'
import { invoiceOf, line, newCustomer, newFinal, type TestCustomer } from '../../support/invoices'
import { eventsOn, mailsOn } from '../../support/paidOrders'
import { plain } from '../../support/plain'
import { staffMember, testCtx } from '../../support/testCtx'

const ctx = await testCtx({ mail: storedMail })
const staff = { ...ctx, user: await staffMember(ctx.payload, 'operator') }
const REASON = 'Vergissing, verkeerde factuur'

afterAll(() => expectReconciled(ctx))

/** An invoice of € 121,00, of which so much came in over the bank. */
async function invoiceWith(received: number, buyer: TestCustomer): Promise<string> {
  const id = await newFinal(ctx, buyer, { lines: [line('Werk', 10_000)] })
  const typed = { paidOn: dayOf(new Date()), reference: '', amount: received, submissionKey: randomUUID() }
  if (received > 0) await markPaidByTransfer(staff, id, typed)
  return id
}

async function credited(invoice: string): Promise<string> {
  const credit = await creditInvoice(staff, invoice)
  if (credit.kind !== 'credited') throw new Error(credit.kind)
  return credit.id
}

/** Two invoices of one customer, of which the second was paid with what was too much of the first. */
async function excessSetOff() {
  const buyer = await newCustomer(ctx)
  const [from, to] = [await invoiceWith(30_000, buyer), await invoiceWith(0, buyer)]
  const answer = await setOffExcess(staff, { from, to, submissionKey: randomUUID() })
  expect(answer).toEqual({ kind: 'setOff' })
  return { from, to }
}

/** A credit that we owe, and the invoice that it pays. */
async function creditSetOff() {
  const buyer = await newCustomer(ctx)
  const from = await credited(await invoiceWith(12_100, buyer))
  const to = await invoiceWith(0, buyer)
  await transaction(ctx, tx => setOffCredit(ctx, tx, { credit: from, invoice: to, amount: 12_100 }))
  return { from, to }
}

async function halfOn(invoice: string): Promise<string> {
  const all = await listBookings(database(ctx).drizzle, invoice)
  return all.find(({ source }) => source === 'credit')?.id ?? ''
}

const reversible = async (invoice: string) =>
  (await listBookings(database(ctx).drizzle, invoice)).filter(canReverse).map(({ source }) => source)

describe('money of one invoice that paid another by mistake', () => {
  test('stands on the first again, and the second is open: both by a booking with the reason', async () => {
    const { from, to } = await excessSetOff()
    expect(await reversible(from)).toEqual(['transfer', 'credit'])
    const [first, second] = [await invoiceOf(ctx, from), await invoiceOf(ctx, to)]
    expect(await reverseBooking(staff, { id: await halfOn(to), reason: REASON })).toEqual({
      kind: 'reversed',
    })
    expect(await invoiceOf(ctx, from)).toMatchObject({ booked: 30_000, paymentStatus: 'paid' })
    expect(await invoiceOf(ctx, to)).toMatchObject({ booked: 0, paymentStatus: 'pending', paidOn: null })
    expect(await bookingsOn(ctx, from)).toEqual([
      ['transfer', 30_000],
      ['credit', -12_100],
      ['reversal', 12_100],
    ])
    for (const id of [from, to]) {
      const last = (await listBookings(database(ctx).drizzle, id)).at(-1)
      expect(last).toMatchObject({ reason: REASON, reverses: await halfOn(id), bookedBy: 'Proef operator' })
      expect(await reversible(id)).toEqual(id === from ? ['transfer'] : [])
    }
    const log = (await eventsOn(ctx, from)).at(-1)
    expect(log).toMatchObject({ code: 'invoice.setOffReversed', actorName: 'Proef operator' })
    expect(log?.change).toBe(`Verrekening met ${second.number} teruggedraaid`)
    const mail = (await mailsOn(ctx, to)).at(-1)
    const words = plain(mail?.text ?? '')
    expect(mail).toMatchObject({ template: 'set-off-reversed', to: second.buyer.email })
    expect(words).toContain(`€ 121,00 van factuur ${first.number} verrekend met factuur ${second.number}`)
    expect(words).toContain(`Op factuur ${second.number} staat nu € 121,00 open.`)
    expect(words).toContain(`Van factuur ${first.number} hebben we nog € 179,00 van je.`)
    expect(words).not.toContain(REASON)
  })

  test('can be set off again, and that again be undone', async () => {
    const { from, to } = await excessSetOff()
    await reverseBooking(staff, { id: await halfOn(from), reason: REASON })
    expect(await setOffExcess(staff, { from, to, submissionKey: randomUUID() })).toEqual({ kind: 'setOff' })
    expect(await invoiceOf(ctx, to)).toMatchObject({ paymentStatus: 'paid' })
    expect(await reversible(to)).toEqual(['credit'])
  })

  test('is undone once, from whichever side and however often it is pressed', async () => {
    const { from, to } = await excessSetOff()
    const ids = [await halfOn(from), await halfOn(to)]
    const presses = [...ids, ...ids, ...ids].map(id => reverseBooking(staff, { id, reason: REASON }))
    const kinds = (await Promise.all(presses)).map(({ kind }) => kind)
    expect(kinds.toSorted()).toEqual([...Array(5).fill('refused'), 'reversed'])
    expect(await invoiceOf(ctx, from)).toMatchObject({ booked: 30_000 })
    const mails = (await mailsOn(ctx, to)).filter(({ template }) => template === 'set-off-reversed')
    expect(mails).toHaveLength(1)
  })

  test('stays where it is once the second invoice is credited', async () => {
    const { from, to } = await excessSetOff()
    await credited(to)
    expect(await reverseBooking(staff, { id: await halfOn(from), reason: REASON })).toEqual({
      kind: 'refused',
    })
    expect(await invoiceOf(ctx, from)).toMatchObject({ booked: 17_900 })
  })
})

describe('a credit that paid an invoice by mistake', () => {
  test('is owed again, and the invoice is open', async () => {
    const { from, to } = await creditSetOff()
    expect(await invoiceOf(ctx, from)).toMatchObject({ paymentStatus: 'paid' })
    const { number } = await invoiceOf(ctx, from)
    expect(await reverseBooking(staff, { id: await halfOn(from), reason: REASON })).toEqual({
      kind: 'reversed',
    })
    expect(await invoiceOf(ctx, from)).toMatchObject({ booked: 0, paymentStatus: 'pending' })
    expect(await invoiceOf(ctx, to)).toMatchObject({ booked: 0, paymentStatus: 'pending' })
    const words = plain((await mailsOn(ctx, to)).at(-1)?.text ?? '')
    expect(words).toContain(`Van creditfactuur ${number} hebben we nog € 121,00 van je.`)
  })

  test('stays set off with the invoice that it takes back', async () => {
    const invoice = await invoiceWith(0, await newCustomer(ctx))
    const credit = await credited(invoice)
    expect(await reversible(invoice)).toEqual([])
    for (const id of [await halfOn(invoice), await halfOn(credit)])
      expect(await reverseBooking(staff, { id, reason: REASON })).toEqual({ kind: 'refused' })
    expect(await bookingsOn(ctx, credit)).toEqual([['credit', -12_100]])
  })
})

test('nobody undoes it without a reason, or but who sells', async () => {
  const { from } = await excessSetOff()
  const id = await halfOn(from)
  expect(await reverseBooking(staff, { id, reason: ' ' })).toMatchObject({ kind: 'invalid' })
  const editor = await staffMember(ctx.payload, 'editor')
  for (const user of [null, editor])
    await expect(reverseBooking({ ...ctx, user }, { id, reason: REASON })).rejects.toThrow()
  expect(await invoiceOf(ctx, from)).toMatchObject({ booked: 17_900 })
})
