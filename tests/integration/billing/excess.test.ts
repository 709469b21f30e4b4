import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { bookSentBack, setOffExcess } from '@/features/billing/server/bookings/excess'
import { reverseBooking } from '@/features/billing/server/bookings/reverseBooking'
import { markPaidByTransfer } from '@/features/billing/server/staffInvoices'
import { invoiceDetail } from '@/features/orders/server/console/details'
import { storedMail } from '@/platform/email/transport'
import { addDays, dayOf } from '@/platform/time/day'
import { bookingsOn, expectReconciled } from '../../support/bookings'
import { invoiceOf, line, newCustomer, newFinal } from '../../support/invoices'
import { eventsOn, mailsOn } from '../../support/paidOrders'
import { plain } from '../../support/plain'
import { staffMember, testCtx } from '../../support/testCtx'

const ctx = await testCtx({ mail: storedMail })
const staff = { ...ctx, user: await staffMember(ctx.payload, 'operator') }
const today = dayOf(new Date())

afterAll(() => expectReconciled(ctx))

type Buyer = Awaited<ReturnType<typeof newCustomer>>

/** An invoice of € 121,00, of which so much came in over the bank. */
async function invoiceWith(received: number, buyer?: Buyer): Promise<string> {
  const id = await newFinal(ctx, buyer ?? (await newCustomer(ctx)), { lines: [line('Werk', 10_000)] })
  if (received > 0) await markPaidByTransfer(staff, id, typed(received))
  return id
}

const typed = (amount?: number, rest: object = {}) => ({
  ...{ paidOn: today, reference: 'Afschrift 12', amount, submissionKey: randomUUID() },
  ...rest,
})

const openBeside = async (invoice: string) =>
  (await invoiceDetail(staff, invoice))?.openInvoices?.map(({ id }) => id)

const lastMail = async (invoice: string) => plain((await mailsOn(ctx, invoice)).at(-1)?.text ?? '')

describe('money that was too much and is sent back over the bank', () => {
  test('is booked, and its customer hears of it; the invoice stays paid', async () => {
    const id = await invoiceWith(15_000)
    expect(await bookSentBack(staff, id, typed(2_900))).toEqual({ kind: 'booked' })
    expect(await invoiceOf(ctx, id)).toMatchObject({ paymentStatus: 'paid', booked: 12_100 })
    expect(await bookingsOn(ctx, id)).toEqual([
      ['transfer', 15_000],
      ['transfer', -2_900],
    ])
    expect(await lastMail(id)).toContain('€ 29,00 teruggestort')
    expect((await eventsOn(ctx, id)).map(({ code }) => code)).toContain('invoice.excessSentBack')
  })

  test('may be a part: the rest still stands as paid in advance', async () => {
    const id = await invoiceWith(15_000)
    expect(await bookSentBack(staff, id, typed(900))).toEqual({ kind: 'booked' })
    expect(await invoiceOf(ctx, id)).toMatchObject({ booked: 14_100 })
    expect(await lastMail(id)).toContain('We hebben nog € 20,00 van je. Dat betalen we terug')
  })

  test.each([
    ['more than was too much', 15_000, typed(2_901), 'tooMuch'],
    ['of an invoice with nothing too much', 12_100, typed(1), 'tooMuch'],
    ['of an invoice that nobody paid', 0, typed(1), 'tooMuch'],
    ['on a day to come', 15_000, typed(100, { paidOn: addDays(today, 1) }), 'invalid'],
    ['less than a cent', 15_000, typed(0), 'invalid'],
  ])('%s is refused', async (_name, received, input, kind) => {
    const id = await invoiceWith(received)
    const before = await bookingsOn(ctx, id)
    expect(await bookSentBack(staff, id, input)).toMatchObject({ kind })
    expect(await bookingsOn(ctx, id)).toEqual(before)
  })

  test('is booked once, however often it is sent and pressed', async () => {
    const id = await invoiceWith(15_000)
    const input = typed(2_900)
    const answers = await Promise.all(Array.from({ length: 6 }, () => bookSentBack(staff, id, input)))
    expect(answers).toEqual(answers.map(() => ({ kind: 'booked' })))
    const others = await Promise.all([1, 2, 3].map(() => bookSentBack(staff, id, typed(2_900))))
    expect(others).toEqual(others.map(() => ({ kind: 'tooMuch' })))
    expect(await bookingsOn(ctx, id)).toHaveLength(2)
  })

  test('can be taken back, and then stands as paid in advance again', async () => {
    const id = await invoiceWith(15_000)
    await bookSentBack(staff, id, typed(2_900))
    const { docs } = await ctx.payload.find({
      ...{ collection: 'bookings', where: { invoice: { equals: id }, amount: { less_than: 0 } } },
      overrideAccess: true,
    })
    const reversal = { id: docs[0]?.id, reason: 'Verkeerde klant' }
    expect(await reverseBooking(staff, reversal)).toEqual({ kind: 'reversed' })
    expect(await invoiceOf(ctx, id)).toMatchObject({ booked: 15_000, paymentStatus: 'paid' })
    expect(await lastMail(id)).toContain('dat we € 29,00 hadden teruggestort van factuur')
    expect(await lastMail(id)).toContain('We hebben nog € 29,00 van je.')
  })
})

describe('money that was too much and pays another invoice', () => {
  test('settles it by two bookings that come to nothing, and its customer hears from which invoice', async () => {
    const buyer = await newCustomer(ctx)
    const [from, to] = [await invoiceWith(30_000, buyer), await invoiceWith(0, buyer)]
    expect(await openBeside(from)).toEqual([to])
    expect(await setOffExcess(staff, { from, to, submissionKey: randomUUID() })).toEqual({ kind: 'setOff' })
    expect(await openBeside(from)).toEqual([])
    expect(await invoiceOf(ctx, from)).toMatchObject({ booked: 17_900, paymentStatus: 'paid' })
    expect(await invoiceOf(ctx, to)).toMatchObject({ booked: 12_100, paymentStatus: 'paid' })
    const { number } = (await invoiceOf(ctx, from)) ?? {}
    expect(await lastMail(to)).toContain(
      `de € 121,00 verrekend die je te veel betaalde voor factuur ${number}`,
    )
  })

  test('covers a part where less was too much', async () => {
    const buyer = await newCustomer(ctx)
    const [from, to] = [await invoiceWith(15_000, buyer), await invoiceWith(0, buyer)]
    await setOffExcess(staff, { from, to, submissionKey: randomUUID() })
    expect(await invoiceOf(ctx, to)).toMatchObject({ booked: 2_900, paymentStatus: 'pending' })
    expect(await lastMail(to)).toContain('Er staat nog € 92,00 open.')
  })

  test('is set off once under six presses, while others try it the other way round', async () => {
    const buyer = await newCustomer(ctx)
    const [from, to] = [await invoiceWith(30_000, buyer), await invoiceWith(0, buyer)]
    const submissionKey = randomUUID()
    const again = { from: to, to: from }
    await Promise.all([
      ...Array.from({ length: 6 }, () => setOffExcess(staff, { from, to, submissionKey })),
      ...Array.from({ length: 6 }, () => setOffExcess(staff, { ...again, submissionKey: randomUUID() })),
    ])
    expect(await invoiceOf(ctx, from)).toMatchObject({ booked: 17_900 })
    expect(await invoiceOf(ctx, to)).toMatchObject({ booked: 12_100 })
  })

  test('of another customer, of itself, or with nothing to pay is refused', async () => {
    const buyer = await newCustomer(ctx)
    const [from, paid, other] = [
      await invoiceWith(30_000, buyer),
      await invoiceWith(12_100, buyer),
      await invoiceWith(0),
    ]
    for (const [to, kind] of [
      [other, 'notFound'],
      [randomUUID(), 'notFound'],
      [paid, 'nothingDue'],
      [from, 'nothingDue'],
    ])
      expect(await setOffExcess(staff, { from, to, submissionKey: randomUUID() })).toEqual({ kind })
    expect(await invoiceOf(ctx, from)).toMatchObject({ booked: 30_000 })
  })
})

test('nobody but who sells may do either', async () => {
  const id = await invoiceWith(15_000)
  const editor = { ...ctx, user: await staffMember(ctx.payload, 'editor') }
  await expect(bookSentBack(editor, id, typed(100))).rejects.toThrow()
  const asked = { from: id, to: id, submissionKey: randomUUID() }
  await expect(setOffExcess(editor, asked)).rejects.toThrow()
  expect(await bookingsOn(ctx, id)).toHaveLength(1)
})
