import { sql } from '@payloadcms/db-postgres/drizzle'
import { expect, test } from 'vitest'
import { renewOrders } from '@/features/orders/server/renewOrders'
import {
  deliverAssignment,
  invoiceDueInstalments,
  startAssignment,
  stopAssignment,
} from '@/features/quotes/server/assignmentActs'
import { quotesPersonalData } from '@/features/quotes/server/personalData'
import { getQuoteDetail } from '@/features/quotes/server/quoteDetail'
import { asSystem } from '@/platform/access/authority'
import type { Ctx } from '@/platform/ctx'
import { database, transaction } from '@/platform/db/transaction'
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

const ctx = await testCtx()
const db = database(ctx).drizzle

async function accepted(
  staff: Ctx,
  part: Parameters<typeof quoteDraft>[0] = {},
  typed = ACCEPTANCE,
): Promise<string> {
  const id = await sentQuote(staff, part)
  expect(await answerAs(holderAt(ctx, staff.now()), await keyOf(ctx, id), 'accept', typed)).toEqual({
    kind: 'done',
  })
  return id
}

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
  expect(await startAssignment(staff, id)).toEqual({ kind: 'started' })
  expect(await startAssignment(staff, id)).toEqual({ kind: 'closed' })
  const later = { ...staff, now: () => new Date('2031-03-20T10:00:00Z') }
  const answers = await Promise.all([1, 2, 3].map(() => deliverAssignment(later, id)))
  expect(answers.map(each => each.kind).sort()).toEqual(['closed', 'closed', 'delivered'])
  const invoices = await invoicesOf(id)
  expect(invoices.map(({ incl, periodUntil }) => [incl, periodUntil])).toEqual([
    [56_919, null],
    [132_811, null],
    [1755, '2031-04-20'],
  ])
  expect(56_919 + 132_811).toBe(189_730)
  const detail = await getQuoteDetail(staff, id)
  expect(detail?.assignment).toMatchObject({
    status: 'delivered',
    order: invoices[2]?.orderNumber,
    renews: true,
  })
  expect(detail?.assignment?.instalments.map(each => each.invoice)).toEqual(
    invoices.slice(0, 2).map(each => each.number),
  )
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
  expect(await startAssignment(staff, id)).toEqual({ kind: 'waits' })
  expect(await deliverAssignment(staff, id)).toEqual({ kind: 'waits' })
  const over = { ...staff, now: () => new Date('2031-03-18T10:00:00Z') }
  expect(await deliverAssignment(over, id)).toEqual({ kind: 'delivered' })
  expect((await invoicesOf(id)).map(each => each.incl)).toEqual([189_730, 1755])
})

test('what was sent to deliver is one invoice with what was bought', async () => {
  const staff = await quoteStaff(ctx)
  const id = await accepted(staff)
  expect(await invoicesOf(id)).toEqual([])
  await deliverAssignment(staff, id)
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
  expect(await stopAssignment(staff, id, { reason: ' ' })).toMatchObject({ kind: 'invalid' })
  const answers = await Promise.all([1, 2, 3].map(() => stopAssignment(staff, id, { reason: 'Vergissing' })))
  expect(answers.map(each => each.kind).sort()).toEqual(['closed', 'closed', 'stopped'])
  const all = await invoicesOf(id)
  expect(all).toHaveLength(6)
  expect(all.reduce((sum, each) => sum + each.incl, 0)).toBe(0)
  const { rows } = await db.execute<{ booked: number; incl: number }>(sql`
    select i.booked::int, i.incl::int from hosting_invoices i join assignments a on a.customer_id = i.customer_id
    where a.quote_id = ${id}`)
  for (const { booked, incl } of rows) expect(booked).toBe(incl)
  expect(await deliverAssignment(staff, id)).toEqual({ kind: 'closed' })
  expect((await getQuoteDetail(staff, id))?.assignment?.status).toBe('stopped')
})

test('who waits for work is not erased', async () => {
  const staff = await quoteStaff(ctx)
  const id = await accepted(staff)
  const detail = await getQuoteDetail(staff, id)
  const person = detail?.assignment?.customer ?? { id: '', email: '' }
  const obstacle = () => transaction(ctx, async tx => quotesPersonalData.findObstacle?.(tx, person))
  expect(await obstacle()).toBe('stillRunning')
  await deliverAssignment(staff, id)
  expect(await obstacle()).toBeNull()
})
