import { sql } from '@payloadcms/db-postgres/drizzle'
import { expect, test } from 'vitest'
import { markPaidByTransfer } from '@/features/billing/server/public'
import { eraseCustomer } from '@/features/customers/server/personalData'
import {
  deliverAssignment,
  invoiceDueInstalments,
  noteAssignment,
  stopAssignment,
  tickTask,
} from '@/features/quotes/server/assignmentActs'
import { findAssignmentOf } from '@/features/quotes/server/assignmentRepository'
import { getQuoteDetail } from '@/features/quotes/server/quoteDetail'
import { recordOpening } from '@/features/quotes/server/quoteOpenings'
import { findQuote } from '@/features/quotes/server/quoteRepository'
import { listEvents } from '@/platform/audit/auditLog'
import { database } from '@/platform/db/transaction'
import { assignmentSteps } from '../../support/assignments'
import { findOrMake, particulars } from '../../support/customers'
import { withHeldTable } from '../../support/heldTable'
import {
  answerAs,
  holderAt,
  keyOf,
  PLAIN_ACCEPTANCE,
  quoteDraft,
  quoteItem,
  quoteStaff,
  sentQuote,
} from '../../support/quotes'
import { eventually, testCtx } from '../../support/testCtx'

const ctx = await testCtx()
const db = database(ctx).drizzle
const ASKED = { edition: '1', question: 'question', message: 'Mag het blauw?' }

const { accepted, assignmentOf, detailOf } = assignmentSteps(ctx)

test('erasing a customer leaves of their work what the books rest on', async () => {
  const staff = await quoteStaff(ctx)
  const hint = 'Zeurt over de prijs'
  const lines = quoteDraft().lines.map(line => ('hint' in line ? { ...line, hint } : line))
  const quote = await sentQuote(staff, { lines })
  const key = await keyOf(ctx, quote)
  await recordOpening(holderAt(ctx), key)
  expect(await answerAs(holderAt(ctx), key, 'ask', ASKED)).toMatchObject({
    kind: 'done',
  })
  expect(await answerAs(holderAt(ctx), key, 'accept')).toEqual({ kind: 'done' })
  const id = await assignmentOf(quote)
  const before = await detailOf(staff, quote)
  const [task = ''] = before?.checklist.map(each => each.key) ?? []
  await tickTask(staff, id, { key: task, done: true })
  await noteAssignment(staff, id, { text: 'Sleutel ligt bij de buren.' })
  expect(await eraseCustomer(staff, before?.customer.id ?? '')).toEqual({ kind: 'stillRunning' })
  await stopAssignment(staff, id, { reason: 'Hanna is ziek.' })

  expect((await getQuoteDetail(staff, quote))?.openings).toHaveLength(1)
  expect(await eraseCustomer(staff, before?.customer.id ?? '')).toEqual({ kind: 'erased' })
  const [found, stored] = [await findAssignmentOf(db, quote), await findQuote(db, quote)]
  expect(found).toMatchObject({ title: stored?.number, checklist: [], status: 'stopped' })
  const told = JSON.stringify([found, stored, await listEvents(staff, id), await listEvents(staff, quote)])
  for (const text of ['buren', 'ziek', 'blauw', 'Zeurt', task]) expect(told).not.toContain(text)
  expect((await getQuoteDetail(staff, quote))?.openings).toEqual([])
})

test('a customer is erased while they accept: one goes before the other, and none fails', async () => {
  const staff = await quoteStaff(ctx)
  for (let round = 0; round < 8; round += 1) {
    const { prospect } = quoteDraft()
    const { id } = await findOrMake(ctx, particulars({ email: prospect.email }))
    const quote = await sentQuote(staff, { prospect })
    const key = await keyOf(ctx, quote)
    const [erased, accepted] = await Promise.all([
      eraseCustomer(staff, id),
      answerAs(holderAt(ctx), key, 'accept'),
    ])
    const outcome = `${erased.kind} ${accepted.kind}`
    expect(['stillRunning done', 'erased unknown']).toContain(outcome)
  }
})

async function waitingForLocks(count: number): Promise<void> {
  await eventually(async () => {
    const { rows } = await db.execute(sql`
      select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)
    return rows.length >= count
  })
}

test('a customer is erased while a job invoices their work: one waits for the other, and none fails', async () => {
  const staff = await quoteStaff(ctx)
  const { prospect } = quoteDraft()
  const { id } = await findOrMake(ctx, particulars({ email: prospect.email }))
  const quote = await accepted(
    staff,
    {
      prospect,
      lines: [quoteItem('site')],
      schedule: [
        { percent: 50, moment: 'delivery', day: null },
        { percent: 50, moment: 'day', day: '2034-02-01' },
      ],
    },
    PLAIN_ACCEPTANCE,
  )
  const assignment = await assignmentOf(quote)
  expect(await deliverAssignment(staff, assignment)).toEqual({ kind: 'delivered' })
  const { rows } = await db.execute<{ id: string }>(sql`
    select t.invoice_id::text as id from instalments t where t.quote_id = ${quote} and t.invoice_id is not null`)
  await markPaidByTransfer(staff, rows[0]?.id ?? '', { paidOn: '2026-11-20', reference: '' })
  const later = { ...ctx, now: () => new Date('2034-02-02T10:00:00Z') }
  const running: Promise<unknown>[] = []
  // The erasure holds the customer, and waits at the log; the job comes as far as it can meanwhile.
  await withHeldTable('events', async () => {
    running.push(eraseCustomer(staff, id))
    await waitingForLocks(1)
    running.push(invoiceDueInstalments(later))
    await waitingForLocks(2)
  })
  expect(await Promise.allSettled(running)).toEqual([
    { status: 'fulfilled', value: { kind: 'erased' } },
    { status: 'fulfilled', value: undefined },
  ])
  const invoiced = await db.execute(sql`
    select 1 from instalments t where t.quote_id = ${quote} and t.invoice_id is not null`)
  expect(invoiced.rows).toHaveLength(2)
})
