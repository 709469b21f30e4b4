import { sql } from '@payloadcms/db-postgres/drizzle'
import { expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { tickChecklist } from '@/features/orders/server/checklist'
import {
  deliverAssignment,
  invoiceDueInstalments,
  planAssignment,
  rewriteTasks,
  tickTask,
} from '@/features/quotes/server/assignmentActs'
import { createQuote } from '@/features/quotes/server/quoteDraft'
import { findQuote } from '@/features/quotes/server/quoteRepository'
import { asSystem } from '@/platform/access/authority'
import { database } from '@/platform/db/transaction'
import { assignmentSteps } from '../../support/assignments'
import { newLead } from '../../support/leads'
import { quoteDraft, quoteStaff, savedQuote } from '../../support/quotes'
import { testCtx } from '../../support/testCtx'

const ctx = await testCtx()
const db = database(ctx).drizzle
const { accepted, assignmentOf, detailOf } = assignmentSteps(ctx)

test('what a colleague planned or wrote first stays, and is answered', async () => {
  const staff = await quoteStaff(ctx)
  const quote = await accepted(staff)
  const id = await assignmentOf(quote)
  const listed = (await detailOf(staff, quote))?.checklist.map(each => each.label) ?? []
  const seen = { owner: staff.user?.id ?? null, plannedFrom: null, plannedUntil: null }
  const mine = { ...seen, plannedFrom: '2031-05-01' }
  const theirs = { ...seen, plannedFrom: '2031-06-01' }
  expect(await planAssignment(staff, id, { ...theirs, seen })).toEqual({ kind: 'saved' })
  expect(await rewriteTasks(staff, id, { tasks: 'Van hen', seen: listed })).toEqual({ kind: 'saved' })
  expect(await tickTask(staff, id, { key: 'Van hen', done: true })).toEqual({ kind: 'saved' })

  const now = { ...theirs, tasks: ['Van hen'] }
  expect(await planAssignment(staff, id, { ...mine, seen })).toEqual({ kind: 'changed', now })
  expect(await rewriteTasks(staff, id, { tasks: 'Van mij', seen: listed })).toEqual({ kind: 'changed', now })
  expect(await rewriteTasks(staff, id, { tasks: 'Van hen', seen: listed })).toEqual({ kind: 'saved' })

  expect(await planAssignment(staff, id, { ...mine, seen: theirs })).toEqual({ kind: 'saved' })
  const both = { tasks: 'Van hen\nVan mij', seen: ['Van hen'] }
  expect(await rewriteTasks(staff, id, both)).toEqual({ kind: 'saved' })
  expect((await detailOf(staff, quote))?.checklist).toMatchObject([
    { label: 'Van hen', doneAt: expect.any(String) },
    { label: 'Van mij', doneAt: null },
  ])
  const long = { tasks: 'a'.repeat(201), seen: both.tasks.split('\n') }
  expect(await rewriteTasks(staff, id, long)).toMatchObject({
    kind: 'invalid',
    errors: { tasks: expect.any(String) },
  })
})

test('work of a colleague who left can be planned', async () => {
  const [staff, colleague] = [await quoteStaff(ctx), await quoteStaff(ctx)]
  const id = await assignmentOf(await accepted(colleague))
  const owner = colleague.user?.id ?? ''
  await ctx.payload.update({ collection: 'staff', id: owner, data: { roles: ['editor'] }, ...asSystem })
  const seen = { owner, plannedFrom: null, plannedUntil: null }
  expect(await planAssignment(staff, id, { ...seen, plannedFrom: '2031-05-01', seen })).toEqual({
    kind: 'saved',
  })
  const other = { ...seen, owner: null }
  const planned = { ...seen, plannedFrom: '2031-05-01' }
  expect(await planAssignment(staff, id, { ...other, seen: planned })).toEqual({ kind: 'saved' })
  expect(await planAssignment(staff, id, { ...seen, seen: other })).toMatchObject({ kind: 'invalid' })
})

test('an assignment that cannot be read does not hold up the instalments of others', async () => {
  const staff = await quoteStaff(ctx, new Date('2033-03-03T10:00:00Z'))
  const schedule = [{ percent: 100, moment: 'day', day: '2033-04-01' } as const]
  const quotes = []
  for (let at = 0; at < 3; at += 1) quotes.push(await accepted(staff, { schedule }))
  const [first = '', broken = '', last = ''] = quotes
  const { id: elsewhere } = await savedQuote(staff)
  const moveEdition = (from: string, to: string) =>
    db.execute(sql`update quote_editions set quote_id = ${to} where quote_id = ${from}`)
  await moveEdition(broken, elsewhere)
  const logged = vi.spyOn(ctx.payload.logger, 'error').mockImplementation(() => undefined)
  const onTheDay = { ...ctx, now: () => new Date('2033-04-01T06:00:00Z') }
  await expect(invoiceDueInstalments(onTheDay)).rejects.toThrow('of 1 assignments')
  const id = await assignmentOf(broken)
  expect(logged.mock.calls.map(([told]) => told)).toMatchObject([{ assignment: id }])
  logged.mockRestore()
  const invoiceOf = async (quote: string) => (await detailOf(staff, quote))?.instalments[0]?.invoice
  for (const quote of [first, last]) expect(await invoiceOf(quote)).not.toBeNull()
  expect(await invoiceOf(broken)).toBeNull()
  await moveEdition(elsewhere, broken)
  await invoiceDueInstalments(onTheDay)
  expect(await invoiceOf(broken)).not.toBeNull()
})

test('a copy belongs to the lead of its original', async () => {
  const staff = await quoteStaff(ctx)
  const { id: lead } = await newLead(ctx)
  const made = await createQuote(staff, { from: { collection: 'leads', id: lead } })
  const copy = await createQuote(staff, { copyOf: made.kind === 'created' ? made.id : '' })
  expect(copy.kind === 'created' && (await findQuote(db, copy.id))).toMatchObject({ lead, request: null })
})

test('what runs once it is delivered is set up by staff, as an ordered package is', async () => {
  const staff = await quoteStaff(ctx)
  const lines = quoteDraft().lines.map(line =>
    line.id === 'hosting' ? { ...line, setUp: 'hosting' as const } : line,
  )
  const quote = await accepted(staff, { lines })
  await deliverAssignment(staff, await assignmentOf(quote))
  const where = { number: { equals: (await detailOf(staff, quote))?.order } }
  const { docs } = await ctx.payload.find({ collection: 'hosting-orders', where, depth: 0, ...asSystem })
  const [order] = docs
  expect(order?.setUpBy).toEqual(expect.any(String))
  for (const { key } of storedTasks.parse(order?.checklist))
    expect(await tickChecklist(staff, order?.id ?? '', key)).toEqual({ kind: 'ticked' })
  const ticked = await ctx.payload.findByID({
    collection: 'hosting-orders',
    id: order?.id ?? '',
    depth: 0,
    ...asSystem,
  })
  expect(ticked.setUpAt).toEqual(expect.any(String))
})

const storedTasks = z.tuple([z.object({ key: z.literal('hosting') }), z.object({ key: z.literal('logIn') })])
