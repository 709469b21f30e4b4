import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { describe, expect, test } from 'vitest'
import { markPaidByTransfer } from '@/features/billing/server/staffInvoices'
import { acceptWithdrawal, closeWithdrawal } from '@/features/orders/server/settleWithdrawal'
import { submitWithdrawal } from '@/features/orders/server/submitWithdrawal'
import { listWithdrawalTasks } from '@/features/orders/server/withdrawalRepository'
import {
  deliverAssignment,
  invoiceDueInstalments,
  startAssignment,
  stopAssignment,
} from '@/features/quotes/server/assignmentActs'
import { getAssignmentDetail } from '@/features/quotes/server/assignmentDetail'
import { findAssignmentOf } from '@/features/quotes/server/assignmentRepository'
import { listAssignments } from '@/features/quotes/server/listAssignments'
import { listQuotes } from '@/features/quotes/server/listQuotes'
import { getOwnQuote, listOwnQuotes } from '@/features/quotes/server/ownQuote'
import { payQuoteInvoice } from '@/features/quotes/server/payQuote'
import { getQuoteDetail } from '@/features/quotes/server/quoteDetail'
import { asSystem } from '@/platform/access/authority'
import { database } from '@/platform/db/transaction'
import { mailsOn, templatesOn } from '../../support/paidOrders'
import {
  ACCEPTANCE,
  answerAs,
  holderAt,
  keyOf,
  quoteDraft,
  quoteStaff,
  sentQuote,
} from '../../support/quotes'
import { testCtx } from '../../support/testCtx'
import { withdrawalsOf } from '../../support/withdrawals'

const ctx = await testCtx()
const staff = await quoteStaff(ctx, new Date('2032-11-22T10:00:00Z'))
const visitor = (moment: string) => holderAt(ctx, new Date(moment))

const IN_TIME = '2032-11-25T11:30:00Z'

const SCHEDULE = [
  { percent: 40, moment: 'acceptance', day: null } as const,
  { percent: 30, moment: 'day', day: '2032-11-30' } as const,
  { percent: 30, moment: 'delivery', day: null } as const,
]

/** Accepted on Monday 22 November 2032: the last day to withdraw is 6 December. */
async function accepted(kind: 'private' | 'business' = 'private') {
  const company = kind === 'private' ? '' : 'Olthof Tuinen'
  const prospect = { ...quoteDraft().prospect, kind, company }
  const quote = await sentQuote(staff, { prospect, schedule: SCHEDULE })
  const key = await keyOf(ctx, quote)
  const typed = { ...ACCEPTANCE, company }
  expect(await answerAs(visitor('2032-11-22T11:00:00Z'), key, 'accept', typed)).toEqual({ kind: 'done' })
  const assignment = (await findAssignmentOf(database(ctx).drizzle, quote))?.id ?? ''
  const number = (await getQuoteDetail(staff, quote))?.number ?? ''
  return { quote, key, assignment, number, email: prospect.email }
}

async function customerAs(email: string) {
  const where = { email: { equals: email } }
  const { docs } = await ctx.payload.find({ collection: 'hosting-customers', where, depth: 0, ...asSystem })
  const [account] = docs
  if (!account) throw new Error(`${email} has no account`)
  return { ...ctx, user: { ...account, collection: 'hosting-customers' as const } }
}

const statementOf = ({ number, email }: { number: string; email: string }) => ({
  ...{ name: 'Hanna Olthof', contract: `offerte ${number}`, email, reason: '' },
})

const taskOf = async (withdrawal: string) =>
  (await listWithdrawalTasks(ctx)).find(({ id }) => id === withdrawal)

const ownOf = async (key: string) => (await getOwnQuote(visitor(IN_TIME), key))?.assignment

describe('who accepted a quote as a private person and withdraws in time', () => {
  test('waits for nothing more: it is neither begun nor delivered, and not paid on the page', async () => {
    const made = await accepted()
    await submitWithdrawal(visitor(IN_TIME), statementOf(made))
    const later = { ...staff, now: () => new Date('2032-12-20T10:00:00Z') }
    expect(await startAssignment(later, made.assignment)).toEqual({ kind: 'withdrawn' })
    expect(await deliverAssignment(later, made.assignment)).toEqual({ kind: 'withdrawn' })
    const invoice = (await ownOf(made.key))?.invoices[0]?.number ?? ''
    expect(invoice).toMatch(/^INV/)
    expect(await payQuoteInvoice(visitor(IN_TIME), made.key, invoice)).toEqual({ kind: 'notFound' })
  })

  test('has withdrawn at once: with a receipt, a letter, and a page that says so', async () => {
    const made = await accepted()
    const answer = await submitWithdrawal(visitor(IN_TIME), statementOf(made))
    expect(answer).toEqual({ kind: 'received', at: '25 nov 2032, 12:30' })
    const [withdrawal] = await withdrawalsOf(ctx, made.email)
    expect(withdrawal).toMatchObject({ outcome: 'accepted', doubt: null, quote: made.quote, order: null })
    expect((await templatesOn(ctx, withdrawal?.id ?? '')).sort()).toEqual([
      ...['withdrawal-receipt', 'withdrawal-task'],
    ])
    const letter = (await mailsOn(ctx, made.quote)).find(mail => mail.template === 'quote-withdrawn')
    expect(letter).toMatchObject({ to: made.email })
    expect(letter?.text).toContain('uiterlijk op 9 december 2032')
    expect(await ownOf(made.key)).toMatchObject({ withdrawnAt: '2032-11-25T11:30:00.000Z' })
    const [listed] = await listOwnQuotes(await customerAs(made.email))
    expect(listed?.work).toMatchObject({ withdrawnAt: '2032-11-25T11:30:00.000Z' })
  })

  test('is seen by staff on the quote, on the assignment, in both lists and among the tasks', async () => {
    const made = await accepted()
    await submitWithdrawal(visitor(IN_TIME), statementOf(made))
    const [sent] = await withdrawalsOf(ctx, made.email)
    const withdrawal = { id: sent?.id, submittedAt: '2032-11-25T11:30:00.000Z' }
    const judged = { ...withdrawal, isAccepted: true, isDone: false, doubt: null }
    expect((await getQuoteDetail(staff, made.quote))?.withdrawal).toEqual(judged)
    expect((await getAssignmentDetail(staff, made.assignment))?.quotes).toEqual([
      { id: made.quote, number: made.number, withdrawal: judged },
    ])
    const asked = { search: made.email, tab: 'all', after: null } as const
    const quotes = await listQuotes(staff, asked)
    expect(quotes.rows).toMatchObject([{ id: made.quote, isWithdrawn: true }])
    const assignments = await listAssignments(staff, asked)
    expect(assignments.rows).toMatchObject([{ id: made.assignment, isWithdrawn: true }])
    expect(await taskOf(sent?.id ?? '')).toMatchObject({ isToStop: true, quote: made.quote })
  })

  test('is invoiced nothing more, and staff finish it by stopping the work', async () => {
    const made = await accepted()
    await submitWithdrawal(visitor(IN_TIME), statementOf(made))
    const [sent] = await withdrawalsOf(ctx, made.email)
    const id = sent?.id ?? ''
    await invoiceDueInstalments({ ...ctx, now: () => new Date('2032-12-01T10:00:00Z') })
    expect((await ownOf(made.key))?.invoices).toHaveLength(1)
    expect(await acceptWithdrawal(staff, id)).toEqual({ kind: 'noOrder' })
    expect(await stopAssignment(staff, made.assignment, { reason: 'Herroepen' })).toEqual({
      kind: 'stopped',
    })
    expect((await ownOf(made.key))?.invoices).toMatchObject([{ isCredited: true }])
    expect(await taskOf(id)).toBeUndefined()
    const [settled] = await withdrawalsOf(ctx, made.email)
    expect(settled).toMatchObject({ outcome: 'accepted', closedAt: expect.any(String) })
  })

  test('is not late with what was invoiced, also when a part of it comes in afterwards', async () => {
    const made = await accepted()
    await submitWithdrawal(visitor(IN_TIME), statementOf(made))
    const later = { ...staff, now: () => new Date('2032-12-20T10:00:00Z') }
    const { rows } = await database(ctx).drizzle.execute<{ id: string }>(
      sql`select i.id::text from hosting_invoices i join instalments t on t.invoice_id = i.id where t.assignment_id = ${made.assignment}`,
    )
    const invoice = rows[0]?.id ?? ''
    const paid = { paidOn: '2032-12-20', reference: 'deel', amount: 100, submissionKey: randomUUID() }
    expect(await markPaidByTransfer(later, invoice, paid)).toEqual({ kind: 'withdrawn' })
    expect(
      await ctx.payload.findByID({ collection: 'hosting-invoices', id: invoice, depth: 0, ...asSystem }),
    ).toMatchObject({
      booked: 100,
      paymentStatus: 'pending',
    })
  })

  test('withdraws once: sent again it is for a person to look at, also at the same moment', async () => {
    const made = await accepted()
    const statements = ['a', 'b', 'c'].map(reason => ({ ...statementOf(made), reason }))
    const answers = await Promise.all(statements.map(each => submitWithdrawal(visitor(IN_TIME), each)))
    expect(answers.map(({ kind }) => kind)).toEqual(['received', 'received', 'received'])
    const doubts = (await withdrawalsOf(ctx, made.email)).map(each => each.doubt ?? 'none')
    expect(doubts.sort()).toEqual(['none', 'withdrawn', 'withdrawn'])
    const letters = (await templatesOn(ctx, made.quote)).filter(each => each === 'quote-withdrawn')
    expect(letters).toHaveLength(1)
  })
})

describe('what is not clear changes nothing, and answers the same', () => {
  test.each([
    ['a business', 'business', IN_TIME, {}, 'business', true],
    ['somebody who is late', 'private', '2032-12-06T23:00:00Z', {}, 'late', true],
    ['a stranger', 'private', IN_TIME, { email: `${randomUUID()}@vreemd.example` }, 'unknown', false],
    ['a number that does not exist', 'private', IN_TIME, { contract: 'OF2032-9999' }, 'unknown', false],
    ['two numbers', 'private', IN_TIME, { contract: 'OF2032-9999 HO261121042' }, 'several', false],
  ] as const)('from %s', async (_who, kind, moment, part, doubt, isNamed) => {
    const made = await accepted(kind)
    const statement = { ...statementOf(made), ...part }
    const answer = await submitWithdrawal(visitor(moment), statement)
    expect(answer).toEqual({ kind: 'received', at: expect.any(String) })
    const [sent] = await withdrawalsOf(ctx, statement.email)
    expect(sent).toMatchObject({ outcome: 'toReview', doubt, quote: isNamed ? made.quote : null })
    expect((await ownOf(made.key))?.withdrawnAt).toBeNull()
    expect(await templatesOn(ctx, made.quote)).not.toContain('quote-withdrawn')
    expect(await closeWithdrawal(staff, sent?.id ?? '')).toEqual({ kind: 'closed' })
    const [closed] = await withdrawalsOf(ctx, statement.email)
    expect(closed).toMatchObject({ outcome: 'toReview', closedAt: expect.any(String) })
  })

  test('from a business stays to be judged when staff stop the work', async () => {
    const made = await accepted('business')
    await submitWithdrawal(visitor(IN_TIME), statementOf(made))
    await stopAssignment(staff, made.assignment, { reason: 'Vergissing' })
    const [sent] = await withdrawalsOf(ctx, made.email)
    expect(sent).toMatchObject({ outcome: 'toReview', doubt: 'business', closedAt: null })
    expect((await ownOf(made.key))?.withdrawnAt).toBeNull()
    expect(await closeWithdrawal(staff, sent?.id ?? '')).toEqual({ kind: 'closed' })
  })

  test('sent again after it was honoured is closed with it, and changes no moment', async () => {
    const made = await accepted()
    await submitWithdrawal(visitor(IN_TIME), statementOf(made))
    await submitWithdrawal(visitor('2032-11-26T11:30:00Z'), { ...statementOf(made), reason: 'Nogmaals' })
    await stopAssignment(staff, made.assignment, { reason: 'Herroepen' })
    expect(
      (await withdrawalsOf(ctx, made.email)).map(each => [each.outcome, Boolean(each.closedAt)]),
    ).toEqual([
      ['accepted', true],
      ['toReview', true],
    ])
    expect((await ownOf(made.key))?.withdrawnAt).toBe('2032-11-25T11:30:00.000Z')
  })

  test('from who is late ends the work where staff stop it', async () => {
    const made = await accepted()
    await submitWithdrawal(visitor('2032-12-07T10:00:00Z'), statementOf(made))
    await stopAssignment(staff, made.assignment, { reason: 'Coulance' })
    const [sent] = await withdrawalsOf(ctx, made.email)
    expect(sent).toMatchObject({ outcome: 'accepted', doubt: 'late', closedAt: expect.any(String) })
    expect((await ownOf(made.key))?.withdrawnAt).toBe('2032-12-07T10:00:00.000Z')
  })
})
