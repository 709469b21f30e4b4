import { expect, test } from 'vitest'
import { planAssignment, rewriteTasks, tickTask } from '@/features/quotes/server/assignmentActs'
import { asSystem } from '@/platform/access/authority'
import { assignmentSteps } from '../../support/assignments'
import { quoteStaff } from '../../support/quotes'
import { testCtx } from '../../support/testCtx'

const ctx = await testCtx()
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
