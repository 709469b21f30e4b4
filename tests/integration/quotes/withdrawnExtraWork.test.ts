import { sql } from '@payloadcms/db-postgres/drizzle'
import { describe, expect, test } from 'vitest'
import { markOverdue } from '@/features/billing/server/invoices'
import { listOwnInvoices, markPaidByTransfer, payOwnInvoice } from '@/features/billing/server/public'
import { warnOfRefunds } from '@/features/orders/server/refundWarnings'
import { closeWithdrawal } from '@/features/orders/server/settleWithdrawal'
import { listWithdrawalTasks } from '@/features/orders/server/withdrawalRepository'
import { deliverAssignment, stopAssignment } from '@/features/quotes/server/assignmentActs'
import { getAssignmentDetail } from '@/features/quotes/server/assignmentDetail'
import { endWithdrawnQuote } from '@/features/quotes/server/endWithdrawnQuote'
import { listAssignments } from '@/features/quotes/server/listAssignments'
import { listQuotes } from '@/features/quotes/server/listQuotes'
import { createQuote } from '@/features/quotes/server/quoteDraft'
import { asSystem } from '@/platform/access/authority'
import type { Ctx } from '@/platform/ctx'
import { database } from '@/platform/db/transaction'
import { extraWorkSteps } from '../../support/extraWork'
import { eventsOn, mailsOn } from '../../support/paidOrders'
import { quoteStaff } from '../../support/quotes'
import { testCtx } from '../../support/testCtx'

const ctx = await testCtx()
const db = database(ctx).drizzle
const staff = await quoteStaff(ctx, new Date('2033-03-07T10:00:00Z'))
const at = (moment: string): Ctx => ({ ...staff, now: () => new Date(moment) })

const IN_TIME = '2033-03-10T11:00:00Z'
const PAID = { paidOn: '2033-03-07', reference: '' }

const { accepted, numberOf, ...steps } = extraWorkSteps(ctx, staff)

type Made = Awaited<ReturnType<typeof accepted>>

const withdraw = (made: Made, quote: string, moment = IN_TIME) => steps.withdraw(made, quote, moment)

async function invoicesOf(quote: string) {
  const { rows } = await db.execute<{
    id: string
    incl: number
    credits: string | null
    note: string | null
  }>(sql`
    select i.id::text, i.incl::int, i.credits_id::text as credits, i.note from hosting_invoices i
    where i.id in (select t.invoice_id from instalments t where t.quote_id = ${quote})
      or i.credits_id in (select t.invoice_id from instalments t where t.quote_id = ${quote})
    order by i.created_at, i.credits_id nulls first`)
  return rows
}

async function linesOf({ assignment }: Made) {
  const { rows } = await db.execute<{ lines: { label: string }[] }>(sql`
    select o.lines from hosting_orders o where o.submission_key = ${assignment}`)
  return rows[0]?.lines ?? []
}

const taskOf = async (withdrawal: string) =>
  (await listWithdrawalTasks(ctx)).find(({ id }) => id === withdrawal)

const rowOf = async ({ email }: Made) =>
  (await listAssignments(staff, { search: email, tab: 'all', after: null })).rows[0]

const detailOf = ({ assignment }: Made) => getAssignmentDetail(staff, assignment)

async function loggedInAs({ email }: Made): Promise<Ctx> {
  const where = { email: { equals: email } }
  const { docs } = await ctx.payload.find({ collection: 'hosting-customers', where, depth: 0, ...asSystem })
  const [account] = docs
  if (!account) throw new Error(`${email} has no account`)
  return { ...ctx, user: { ...account, collection: 'hosting-customers' as const } }
}

describe('extra work that its customer withdrew from', () => {
  test('ends alone: its invoices are credited, the rest of the assignment goes on', async () => {
    const made = await accepted()
    const [invoice] = await invoicesOf(made.extra)
    await markPaidByTransfer(staff, invoice?.id ?? '', PAID)
    const withdrawal = await withdraw(made, made.extra)
    // Half of the website, and nothing of the extra work.
    expect(await rowOf(made)).toMatchObject({ isWithdrawn: false, hasWithdrawnExtra: true, unbilled: 78_500 })
    const press = () => endWithdrawnQuote(staff, made.assignment, { quote: made.extra })
    const answers = await Promise.all([press(), press(), press()])
    expect(answers.map(({ kind }) => kind).sort()).toEqual(['dealtWith', 'dealtWith', 'partEnded'])
    const credited = await invoicesOf(made.extra)
    expect(credited.map(each => each.incl)).toEqual([24_200, -24_200])
    expect(credited[1]?.note).toBe('Herroepen op 10 maart 2033.')
    expect(await invoicesOf(made.first)).toHaveLength(1)
    expect(await detailOf(made)).toMatchObject({ status: 'planned' })
    expect(await rowOf(made)).toMatchObject({ isWithdrawn: false, hasWithdrawnExtra: false })
    const mails = (await mailsOn(ctx, made.extra)).filter(each => each.template === 'assignment-stopped')
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain('creditfactuur')
    expect((await eventsOn(ctx, made.assignment)).map(each => each.change)).toContain(
      'Herroepen werk gestopt',
    )
    expect(await taskOf(withdrawal)).toMatchObject({
      ...{ isToStop: false, refund: 24_200, refundDueOn: '2033-03-24' },
    })
    const late = at('2033-04-04T10:00:00Z')
    expect(await deliverAssignment(late, made.assignment)).toEqual({ kind: 'delivered' })
    expect(await invoicesOf(made.extra)).toHaveLength(2)
    const detail = await detailOf(made)
    const number = await numberOf(made.extra)
    expect(detail?.instalments.filter(each => each.quote === number)).toMatchObject([
      { isWithdrawn: true, toCredit: 0 },
      { isWithdrawn: true, invoice: null, isDueAtDelivery: false },
    ])
    expect(await stopAssignment(staff, made.assignment, { reason: 'x' })).toEqual({ kind: 'closed' })
  })

  test('ends also after the rest was delivered, without what renews', async () => {
    const made = await accepted()
    await withdraw(made, made.extra)
    const late = at('2033-04-04T10:00:00Z')
    expect(await deliverAssignment(late, made.assignment)).toEqual({ kind: 'delivered' })
    expect((await linesOf(made)).map(each => each.label)).toEqual(['Hosting'])
    expect(await endWithdrawnQuote(late, made.assignment, { quote: made.extra })).toEqual({
      kind: 'partEnded',
    })
  })

  test('that staff allow after delivery takes its lines off the order, and their first term back', async () => {
    const made = await accepted()
    const late = at('2033-04-04T10:00:00Z')
    await deliverAssignment(late, made.assignment)
    await withdraw(made, made.extra, '2033-04-05T10:00:00Z')
    expect((await linesOf(made)).map(each => each.label)).toEqual(['Hosting', 'Back-up'])
    const press = () => endWithdrawnQuote(late, made.assignment, { quote: made.extra })
    const answers = await Promise.all([press(), press()])
    expect(answers.map(({ kind }) => kind).sort()).toEqual(['dealtWith', 'partEnded'])
    expect((await linesOf(made)).map(each => each.label)).toEqual(['Hosting'])
    const { rows } = await db.execute<{ excl: number; note: string | null }>(sql`
      select i.excl::int, i.note from hosting_invoices i join hosting_orders o on o.id = i.order_id
      where o.submission_key = ${made.assignment} order by i.excl desc`)
    expect(rows).toEqual([
      { excl: 1950, note: null },
      { excl: -500, note: 'Herroepen op 5 april 2033.' },
    ])
    expect((await invoicesOf(made.extra)).map(each => each.incl).sort()).toEqual([
      ...[-24_200, -24_200, 24_200, 24_200],
    ])
  })

  test('owes what was paid for its lines of the order too, until that credit is settled', async () => {
    const made = await accepted()
    const late = at('2033-04-04T10:00:00Z')
    await deliverAssignment(late, made.assignment)
    const { rows } = await db.execute<{ id: string }>(sql`
      select i.id::text from hosting_invoices i join hosting_orders o on o.id = i.order_id
      where o.submission_key = ${made.assignment}`)
    await markPaidByTransfer(late, rows[0]?.id ?? '', PAID)
    const withdrawal = await withdraw(made, made.extra, '2033-04-05T10:00:00Z')
    await endWithdrawnQuote(late, made.assignment, { quote: made.extra })
    // A month of the back-up; nothing of the extra work itself was paid.
    expect(await taskOf(withdrawal)).toMatchObject({
      isToStop: false,
      refund: 605,
      refundDueOn: '2033-04-19',
    })
    const credits = await db.execute<{ id: string }>(sql`
      select i.id::text from hosting_invoices i join hosting_orders o on o.id = i.order_id
      where o.submission_key = ${made.assignment} and i.credits_id is not null`)
    await markPaidByTransfer(late, credits.rows[0]?.id ?? '', PAID)
    expect(await taskOf(withdrawal)).toBeUndefined()
  })

  test('can be ended with all of it once it was delivered, and ends what renews', async () => {
    const made = await accepted()
    const late = at('2033-04-04T10:00:00Z')
    await deliverAssignment(late, made.assignment)
    await withdraw(made, made.extra, '2033-04-05T10:00:00Z')
    await withdraw(made, made.first, '2033-04-05T11:00:00Z')
    for (const quote of [made.extra, made.first])
      expect(await endWithdrawnQuote(late, made.assignment, { quote })).toEqual({ kind: 'partEnded' })
    const { rows } = await db.execute<{ status: string }>(sql`
      select o.status from hosting_orders o where o.submission_key = ${made.assignment}`)
    expect(rows).toEqual([{ status: 'cancelled' }])
    const [mail] = (await mailsOn(ctx, made.first)).filter(each => each.template === 'assignment-stopped')
    expect(mail?.text).not.toContain('De rest van je opdracht')
  })

  test('withdrawn from too late is for staff to allow', async () => {
    const made = await accepted()
    const withdrawal = await withdraw(made, made.extra, '2033-03-23T11:00:00Z')
    expect(await rowOf(made)).toMatchObject({ hasWithdrawnExtra: false })
    expect(await closeWithdrawal(staff, withdrawal)).toEqual({ kind: 'closed' })
    expect(await endWithdrawnQuote(staff, made.assignment, { quote: made.extra })).toEqual({
      kind: 'dealtWith',
    })
    await withdraw(made, made.extra, '2033-03-23T12:00:00Z')
    expect(await endWithdrawnQuote(staff, made.assignment, { quote: made.extra })).toEqual({
      kind: 'partEnded',
    })
  })

  test('is not ended where nothing was withdrawn from, of another assignment, or with all of it', async () => {
    const [made, other] = [await accepted(), await accepted()]
    const end = (quote: string) => endWithdrawnQuote(staff, made.assignment, { quote })
    expect(await end(made.extra)).toEqual({ kind: 'dealtWith' })
    expect(await end(other.extra)).toEqual({ kind: 'notFound' })
    await withdraw(made, made.extra)
    await withdraw(made, made.first)
    expect(await end(made.first)).toEqual({ kind: 'withdrawn' })
    expect(await end(made.extra)).toEqual({ kind: 'partEnded' })
    expect(await stopAssignment(staff, made.assignment, { reason: 'Herroepen' })).toEqual({ kind: 'stopped' })
    expect(await invoicesOf(made.extra)).toHaveLength(2)
    expect(await invoicesOf(made.first)).toHaveLength(2)
  })

  test('is offered no more once the assignment itself is withdrawn from', async () => {
    const made = await accepted()
    await withdraw(made, made.first)
    expect(await createQuote(staff, { extraTo: made.assignment })).toEqual({ kind: 'withdrawn' })
    expect(await rowOf(made)).toMatchObject({ isWithdrawn: true, hasWithdrawnExtra: false })
    const quotes = await listQuotes(staff, { search: await numberOf(made.first), tab: 'all', after: null })
    expect(quotes.rows).toMatchObject([{ todo: null, isWithdrawn: true }])
  })
})

describe('money of a quote that was withdrawn from', () => {
  const warnings = async (id: string) =>
    (await mailsOn(ctx, id)).filter(mail => mail.template === 'withdrawal-refund')

  test('is due from the statement on, and a task with a warning until the credit is settled', async () => {
    const made = await accepted()
    const [invoice] = await invoicesOf(made.first)
    await markPaidByTransfer(staff, invoice?.id ?? '', PAID)
    const withdrawal = await withdraw(made, made.first)
    const due = { refund: invoice?.incl, refundDueOn: '2033-03-24', number: await numberOf(made.first) }
    expect(await taskOf(withdrawal)).toMatchObject({ ...due, isToStop: true })
    await warnOfRefunds(at('2033-03-20T10:00:00Z'))
    expect(await warnings(withdrawal)).toHaveLength(0)
    await warnOfRefunds(at('2033-03-21T10:00:00Z'))
    await warnOfRefunds(at('2033-03-22T10:00:00Z'))
    expect((await warnings(withdrawal)).map(mail => mail.text)).toEqual([
      expect.stringMatching(/Opdracht OF.* is herroepen.*uiterlijk op 24 maart 2033.*Stop eerst het werk/),
    ])
    await stopAssignment(staff, made.assignment, { reason: 'Herroepen' })
    expect(await taskOf(withdrawal)).toMatchObject({ ...due, isToStop: false })
    const credit = (await invoicesOf(made.first)).find(each => each.credits)
    await markPaidByTransfer(staff, credit?.id ?? '', PAID)
    expect(await taskOf(withdrawal)).toBeUndefined()
  })

  test('of which nothing was paid is no refund', async () => {
    const made = await accepted()
    const withdrawal = await withdraw(made, made.first)
    expect(await taskOf(withdrawal)).toMatchObject({ isToStop: true, refundDueOn: null })
    await stopAssignment(staff, made.assignment, { reason: 'Herroepen' })
    expect(await taskOf(withdrawal)).toBeUndefined()
  })

  test('is not asked for any more: no payment, and never late', async () => {
    const made = await accepted()
    const [withdrawn, standing] = [await invoicesOf(made.extra), await invoicesOf(made.first)].map(
      ([each]) => each?.id ?? '',
    )
    await withdraw(made, made.extra)
    const customer = await loggedInAs(made)
    expect(await payOwnInvoice(customer, withdrawn ?? '')).toEqual({ kind: 'closed' })
    expect(await payOwnInvoice(customer, standing ?? '')).not.toEqual({ kind: 'closed' })
    await markOverdue(at('2033-06-01T10:00:00Z'))
    const own = await listOwnInvoices(customer)
    expect(own.find(each => each.id === withdrawn)).toMatchObject({
      ...{ isWithdrawn: true, paymentStatus: 'pending' },
    })
    expect(own.find(each => each.id === standing)).toMatchObject({
      ...{ isWithdrawn: false, paymentStatus: 'overdue' },
    })
  })
})
