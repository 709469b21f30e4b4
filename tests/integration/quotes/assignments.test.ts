import { sql } from '@payloadcms/db-postgres/drizzle'
import { describe, expect, test } from 'vitest'
import { renewOrders } from '@/features/orders/server/renewOrders'
import { readAssignmentsQuery } from '@/features/quotes/model/consoleQuery'
import type { QuoteDraft } from '@/features/quotes/model/quote'
import {
  closeAssignment,
  deliverAssignment,
  invoiceDueInstalments,
  noteAssignment,
  planAssignment,
  rewriteTasks,
  startAssignment,
  stopAssignment,
  tickTask,
} from '@/features/quotes/server/assignmentActs'
import { getAssignmentDetail } from '@/features/quotes/server/assignmentDetail'
import { listAssignments } from '@/features/quotes/server/listAssignments'
import { quotesPersonalData } from '@/features/quotes/server/personalData'
import { getQuoteDetail } from '@/features/quotes/server/quoteDetail'
import { createQuote, saveQuote } from '@/features/quotes/server/quoteDraft'
import { findQuote } from '@/features/quotes/server/quoteRepository'
import { sendQuote } from '@/features/quotes/server/sendQuote'
import { asSystem } from '@/platform/access/authority'
import type { Ctx } from '@/platform/ctx'
import { database, transaction } from '@/platform/db/transaction'
import { assignmentSteps } from '../../support/assignments'
import {
  ACCEPTANCE,
  answerAs,
  holderAt,
  keyOf,
  quoteDraft,
  quoteItem,
  quoteStaff,
} from '../../support/quotes'
import { mailsAbout } from '../../support/submissions'
import { testCtx } from '../../support/testCtx'

const ctx = await testCtx()
const db = database(ctx).drizzle

const { accepted, assignmentOf, detailOf } = assignmentSteps(ctx)

async function invoicesOf(quote: string) {
  const { rows } = await db.execute<{
    number: string
    excl: number
    incl: number
    orderNumber: string | null
    periodUntil: string | null
    status: string
  }>(sql`
    select i.number, i.excl::int, i.incl::int, i.order_number as "orderNumber", i.period_until as "periodUntil", i.status::text
    from hosting_invoices i join assignments a on a.customer_id = i.customer_id where a.quote_id = ${quote} order by i.number`)
  return rows
}

test('delivering invoices what is due at delivery, and has what renews run from that day, once', async () => {
  const staff = await quoteStaff(ctx, new Date('2031-03-03T10:00:00Z'))
  const schedule = [
    { percent: 30, moment: 'acceptance', day: null } as const,
    { percent: 70, moment: 'delivery', day: null } as const,
  ]
  const id = await accepted(staff, { schedule })
  expect(await invoicesOf(id)).toMatchObject([{ incl: 56_919 }])
  expect(await startAssignment(staff, await assignmentOf(id))).toEqual({ kind: 'started' })
  expect(await startAssignment(staff, await assignmentOf(id))).toEqual({ kind: 'closed' })
  const later = { ...staff, now: () => new Date('2031-03-20T10:00:00Z') }
  const answers = await Promise.all(
    [1, 2, 3].map(async () => deliverAssignment(later, await assignmentOf(id))),
  )
  expect(answers.map(each => each.kind).sort()).toEqual(['closed', 'closed', 'delivered'])
  const invoices = await invoicesOf(id)
  expect(invoices.map(({ incl, periodUntil }) => [incl, periodUntil])).toEqual([
    [56_919, null],
    [132_811, null],
    [1755, '2031-04-20'],
  ])
  expect(56_919 + 132_811).toBe(189_730)
  const detail = await detailOf(staff, id)
  expect(detail).toMatchObject({ status: 'delivered', order: invoices[2]?.orderNumber, renews: true })
  expect(detail?.instalments.map(each => each.invoice)).toEqual(invoices.slice(0, 2).map(each => each.number))
  const where = { number: { equals: invoices[2]?.orderNumber } }
  const { docs } = await ctx.payload.find({ collection: 'hosting-orders', where, depth: 0, ...asSystem })
  expect(docs).toMatchObject([
    { status: 'active', title: 'Hosting', startedOn: '2031-03-20', invoicedUntil: '2031-04-20' },
  ])
  await renewOrders({ ...ctx, now: () => new Date('2031-04-10T10:00:00Z') })
  expect((await invoicesOf(id)).at(-1)).toMatchObject({ incl: 1755, periodUntil: '2031-05-20' })
})

test('what is due on a day is invoiced on that day, once, by however many workers', async () => {
  const staff = await quoteStaff(ctx, new Date('2031-03-03T10:00:00Z'))
  const schedule = [
    { percent: 50, moment: 'day', day: '2031-04-01' } as const,
    { percent: 50, moment: 'delivery', day: null } as const,
  ]
  const id = await accepted(staff, { schedule })
  await invoiceDueInstalments({ ...ctx, now: () => new Date('2031-03-31T10:00:00Z') })
  expect(await invoicesOf(id)).toEqual([])
  const onTheDay = { ...ctx, now: () => new Date('2031-04-01T06:00:00Z') }
  await Promise.all([1, 2, 3, 4, 5].map(() => invoiceDueInstalments(onTheDay)))
  expect(await invoicesOf(id)).toMatchObject([{ excl: 78_500, status: 'sent' }])
})

test('of a private person nothing begins before the days to withdraw are over', async () => {
  const staff = await quoteStaff(ctx, new Date('2031-03-03T10:00:00Z'))
  const prospect = { ...quoteDraft().prospect, kind: 'private' as const, company: '' }
  const id = await accepted(staff, { prospect })
  expect(await startAssignment(staff, await assignmentOf(id))).toEqual({ kind: 'waits' })
  expect(await deliverAssignment(staff, await assignmentOf(id))).toEqual({ kind: 'waits' })
  const over = { ...staff, now: () => new Date('2031-03-18T10:00:00Z') }
  expect(await deliverAssignment(over, await assignmentOf(id))).toEqual({ kind: 'delivered' })
  expect((await invoicesOf(id)).map(each => each.incl)).toEqual([189_730, 1755])
})

test('what was sent to deliver is one invoice with what was bought', async () => {
  const staff = await quoteStaff(ctx)
  const id = await accepted(staff)
  expect(await invoicesOf(id)).toEqual([])
  await deliverAssignment(staff, await assignmentOf(id))
  const { rows } = await db.execute<{ labels: string[] }>(sql`
    select (select jsonb_agg(line ->> 'label') from jsonb_array_elements(i.lines) line) as labels
    from instalments t join assignments a on a.id = t.assignment_id join hosting_invoices i on i.id = t.invoice_id
    where a.quote_id = ${id}`)
  expect(rows).toEqual([{ labels: ['Bedrijfswebsite', 'Korting', 'Regel boek', 'Regel klein'] }])
})

test('stopping credits every invoice of the assignment to the cent, and delivers nothing any more', async () => {
  const staff = await quoteStaff(ctx)
  const schedule = [33, 33, 34].map(percent => ({ percent, moment: 'acceptance' as const, day: null }))
  const id = await accepted(staff, { schedule })
  expect(await stopAssignment(staff, await assignmentOf(id), { reason: ' ' })).toMatchObject({
    kind: 'invalid',
  })
  const answers = await Promise.all(
    [1, 2, 3].map(async () => stopAssignment(staff, await assignmentOf(id), { reason: 'Vergissing' })),
  )
  expect(answers.map(each => each.kind).sort()).toEqual(['closed', 'closed', 'stopped'])
  const all = await invoicesOf(id)
  expect(all).toHaveLength(6)
  expect(all.reduce((sum, each) => sum + each.incl, 0)).toBe(0)
  const { rows } = await db.execute<{ booked: number; incl: number }>(sql`
    select i.booked::int, i.incl::int from hosting_invoices i join assignments a on a.customer_id = i.customer_id
    where a.quote_id = ${id}`)
  for (const { booked, incl } of rows) expect(booked).toBe(incl)
  expect(await deliverAssignment(staff, await assignmentOf(id))).toEqual({ kind: 'closed' })
  expect((await getQuoteDetail(staff, id))?.assignment?.status).toBe('stopped')
  expect(await stopMails(id)).toHaveLength(1)
})

test('stopping work of which nothing is invoiced mails the customer why', async () => {
  const staff = await quoteStaff(ctx)
  const id = await accepted(staff)
  expect(await stopAssignment(staff, await assignmentOf(id), { reason: 'Het filiaal sluit.' })).toEqual({
    kind: 'stoppedUncredited',
  })
  expect(await invoicesOf(id)).toEqual([])
  const [mail] = await stopMails(id)
  expect(mail?.text).toContain('De reden: Het filiaal sluit.')
})

const stopMails = async (id: string) =>
  (await mailsAbout(ctx, id)).filter(each => each.template === 'assignment-stopped')

test('who waits for work is not erased', async () => {
  const staff = await quoteStaff(ctx)
  const id = await accepted(staff)
  const person = (await detailOf(staff, id))?.customer ?? { id: '', email: '' }
  const obstacle = () => transaction(ctx, async tx => quotesPersonalData.findObstacle?.(tx, person))
  expect(await obstacle()).toBe('stillRunning')
  await deliverAssignment(staff, await assignmentOf(id))
  expect(await obstacle()).toBeNull()
})

test('an assignment begins with the tasks of its kind; staff plan, tick, note and close it', async () => {
  const staff = await quoteStaff(ctx, new Date('2031-03-03T10:00:00Z'))
  const quote = await accepted(staff, {
    schedule: [
      { percent: 60, moment: 'delivery', day: null },
      { percent: 40, moment: 'day', day: '2031-04-01' },
    ],
  })
  const id = await assignmentOf(quote)
  const begun = await detailOf(staff, quote)
  expect(begun?.checklist[0]).toMatchObject({ label: 'Kennismaken en wensen doornemen', doneAt: null })
  expect(begun).toMatchObject({ owner: staff.user?.id, plannedFrom: null, quotes: [{ id: quote }] })

  const seen = { owner: staff.user?.id ?? null, plannedFrom: null, plannedUntil: null }
  const plan = { ...seen, plannedFrom: '2031-03-10', plannedUntil: '2031-03-14', seen }
  const backwards = { ...plan, plannedUntil: '2031-03-09' }
  expect(await planAssignment(staff, id, backwards)).toMatchObject({
    ...{ kind: 'invalid', errors: { plannedUntil: expect.any(String) } },
  })
  const stranger = { ...plan, owner: '00000000-0000-4000-8000-000000000000' }
  expect(await planAssignment(staff, id, stranger)).toMatchObject({ kind: 'invalid' })
  expect(await planAssignment(staff, id, plan)).toEqual({ kind: 'saved' })
  expect(await planAssignment(staff, id, plan)).toEqual({ kind: 'saved' })

  const [first = ''] = begun?.checklist.map(each => each.key) ?? []
  await Promise.all([1, 2, 3].map(() => tickTask(staff, id, { key: first, done: true })))
  const listed = begun?.checklist.map(each => each.label) ?? []
  expect(await tickTask(staff, id, { key: 'nergens', done: true })).toMatchObject({ kind: 'changed' })
  const rewritten = { tasks: ` ${first} \n\nVlag uithangen\nVlag uithangen`, seen: listed }
  expect(await rewriteTasks(staff, id, rewritten)).toEqual({ kind: 'saved' })
  expect(await noteAssignment(staff, id, { text: '  ' })).toMatchObject({ kind: 'invalid' })
  expect(await noteAssignment(staff, id, { text: 'Sleutel ligt bij de buren.' })).toEqual({ kind: 'saved' })
  const planned = await detailOf(staff, quote)
  const { seen: _seen, ...kept } = plan
  expect(planned).toMatchObject(kept)
  expect(planned?.checklist).toMatchObject([
    { label: first, doneAt: '2031-03-03T10:00:00.000Z' },
    { label: 'Vlag uithangen', doneAt: null },
  ])
  const changes = planned?.events.map(each => each.change)
  expect(changes?.sort()).toEqual(['Notitie', 'Planning veranderd', `Gedaan: ${first}`].sort())

  expect(await closeAssignment(staff, id)).toEqual({ kind: 'closed' })
  await deliverAssignment(staff, id)
  expect(await closeAssignment(staff, id)).toEqual({ kind: 'unbilled' })
  expect(await planAssignment(staff, id, plan)).toEqual({ kind: 'closed' })
  expect(await tickTask(staff, id, { key: first, done: false })).toEqual({ kind: 'closed' })
  expect(await rewriteTasks(staff, id, { tasks: '', seen: [] })).toEqual({ kind: 'closed' })
  await invoiceDueInstalments({ ...ctx, now: () => new Date('2031-04-01T06:00:00Z') })
  expect(await closeAssignment(staff, id)).toEqual({ kind: 'ended' })
  expect(await closeAssignment(staff, id)).toEqual({ kind: 'closed' })
})

describe('extra work', () => {
  const extraDraft = (part: Partial<QuoteDraft>): Partial<QuoteDraft> => ({
    lines: [
      quoteItem('extra', { label: 'Fotogalerij', unitPrice: 40_000 }),
      quoteItem('hosting', { label: 'Back-up', rhythm: 'monthly', unitPrice: 500 }),
    ],
    ...part,
  })

  async function extraWork(staff: Ctx, assignment: string, part: Partial<QuoteDraft> = {}) {
    const made = await createQuote(staff, { extraTo: assignment })
    if (made.kind !== 'created') throw new Error(`no extra work was offered: ${made.kind}`)
    const quote = await findQuote(db, made.id)
    const draft = { ...quoteDraft(extraDraft(part)), prospect: part.prospect ?? quote?.draft.prospect }
    const saved = await saveQuote(staff, made.id, { version: 1, draft })
    if (saved.kind !== 'saved') throw new Error(`it was not saved: ${JSON.stringify(saved)}`)
    await sendQuote(staff, made.id, saved.version)
    return made.id
  }

  const EXTRA = Object.fromEntries(
    Object.entries(ACCEPTANCE).filter(([name]) => name !== 'option-boek' && name !== 'group-0'),
  )

  const accept = async (staff: Ctx, quote: string) =>
    answerAs(holderAt(ctx, staff.now()), await keyOf(ctx, quote), 'accept', EXTRA)

  test('joins the assignment, and is invoiced with it at delivery, with one order for what renews', async () => {
    const staff = await quoteStaff(ctx, new Date('2031-03-03T10:00:00Z'))
    const quote = await accepted(staff)
    const id = await assignmentOf(quote)
    const extra = await extraWork(staff, id)
    expect((await getQuoteDetail(staff, extra))?.assignment).toMatchObject({ id })
    expect(await accept(staff, extra)).toEqual({ kind: 'done' })
    expect(await assignmentOf(extra)).toBe(id)
    expect(await invoicesOf(quote)).toEqual([])
    await deliverAssignment(staff, id)
    expect((await invoicesOf(quote)).map(each => each.incl)).toEqual([189_730, 48_400, 1755 + 605])
    const detail = await detailOf(staff, quote)
    expect(detail?.quotes.map(each => each.id)).toEqual([quote, extra])
    expect(detail?.instalments.map(each => [each.sequence, each.quote, each.incl])).toEqual([
      [1, detail?.quotes[0]?.number, 189_730],
      [2, detail?.quotes[1]?.number, 48_400],
    ])
  })

  test('is found by its number and its person, and copied as extra work as long as more is taken', async () => {
    const staff = await quoteStaff(ctx)
    const id = await assignmentOf(await accepted(staff))
    const prospect = { ...quoteDraft().prospect, name: `Wilma Extra ${id.slice(0, 8)}` }
    const extra = await extraWork(staff, id, { prospect })
    const number = (await findQuote(db, extra))?.number ?? ''
    for (const search of [number, prospect.name, prospect.email]) {
      const query = readAssignmentsQuery(name => (name === 'search' ? search : null))
      const { rows, found } = await listAssignments(staff, query)
      expect(rows.map(each => each.id)).toEqual([id])
      expect(found.all).toBe(1)
    }
    const copyOf = async (quote: string) => {
      const made = await createQuote(staff, { copyOf: quote })
      return made.kind === 'created' ? findQuote(db, made.id) : null
    }
    expect(await copyOf(extra)).toMatchObject({ assignment: id })
    const { quotes = [] } = (await getAssignmentDetail(staff, id)) ?? {}
    expect(await copyOf(quotes[0]?.id ?? '')).toMatchObject({ assignment: null })
    await deliverAssignment(staff, id)
    expect(await copyOf(extra)).toMatchObject({ assignment: null })
  })

  test('is an assignment of its own once the other is delivered, and is not offered any more', async () => {
    const staff = await quoteStaff(ctx)
    const quote = await accepted(staff)
    const id = await assignmentOf(quote)
    const extra = await extraWork(staff, id)
    await deliverAssignment(staff, id)
    expect(await accept(staff, extra)).toEqual({ kind: 'done' })
    expect(await assignmentOf(extra)).not.toBe(id)
    expect(await createQuote(staff, { extraTo: id })).toEqual({ kind: 'closed' })
  })

  test('accepted by somebody else is an assignment of their own', async () => {
    const staff = await quoteStaff(ctx)
    const id = await assignmentOf(await accepted(staff))
    const extra = await extraWork(staff, id, { prospect: quoteDraft().prospect })
    expect(await accept(staff, extra)).toEqual({ kind: 'done' })
    expect(await assignmentOf(extra)).not.toBe(id)
  })

  test('of a private person holds the delivery until their days to withdraw are over', async () => {
    const staff = await quoteStaff(ctx, new Date('2031-03-03T10:00:00Z'))
    const prospect = { ...quoteDraft().prospect, kind: 'private' as const, company: '' }
    const quote = await accepted(staff, { prospect })
    const id = await assignmentOf(quote)
    const later = { ...staff, now: () => new Date('2031-03-20T10:00:00Z') }
    expect(await accept(later, await extraWork(later, id))).toEqual({ kind: 'done' })
    expect(await deliverAssignment(later, id)).toEqual({ kind: 'waits' })
  })

  test('accepted while the assignment is delivered is in it whole, or not at all', async () => {
    const staff = await quoteStaff(ctx)
    for (let round = 0; round < 4; round += 1) {
      const quote = await accepted(staff)
      const id = await assignmentOf(quote)
      const extra = await extraWork(staff, id)
      const [answer, delivery] = await Promise.all([accept(staff, extra), deliverAssignment(staff, id)])
      expect([answer.kind, delivery.kind]).toEqual(['done', 'delivered'])
      const detail = await detailOf(staff, quote)
      const isIn = (await assignmentOf(extra)) === id
      expect(detail?.instalments).toHaveLength(isIn ? 2 : 1)
      expect(detail?.instalments.every(each => each.invoice !== null)).toBe(true)
    }
  })

  test('is credited with the assignment that stops', async () => {
    const staff = await quoteStaff(ctx)
    const quote = await accepted(staff)
    const id = await assignmentOf(quote)
    const schedule = [{ percent: 100, moment: 'acceptance', day: null } as const]
    await accept(staff, await extraWork(staff, id, { schedule }))
    expect((await invoicesOf(quote)).map(each => each.incl)).toEqual([48_400])
    expect(await stopAssignment(staff, id, { reason: 'Vergissing' })).toEqual({ kind: 'stopped' })
    expect((await invoicesOf(quote)).map(each => each.incl).sort()).toEqual([-48_400, 48_400])
  })
})
