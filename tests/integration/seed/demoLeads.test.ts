import { expect, test } from 'vitest'
import { countInbox, getMonthStats } from '@/features/leads/server/inboxStats'
import { database } from '@/platform/db/transaction'
import { monthOf } from '@/platform/time/zonedTime'
import { demoLeads } from '../../../seed/data/demoLeads'
import { demoRequests } from '../../../seed/data/demoRequests'
import { staffMember, testCtx } from '../../support/testCtx'

const ctx = await testCtx()
const onDuty = { ...ctx, user: await staffMember(ctx.payload, 'operator') }
const DAY_MS = 86_400_000

test('a demonstration opens on an office at work: one lead is overdue, and the others were answered in hours', async () => {
  const { all, overdue } = await countInbox(onDuty)
  expect([all, overdue]).toEqual([demoLeads.length + demoRequests.length, 1])
  const thisMonth = monthOf(ctx.now())
  const lastMonth = monthOf(new Date(Date.parse(`${thisMonth}-01T12:00:00Z`) - DAY_MS))
  const pictures = [await getMonthStats(onDuty, lastMonth), await getMonthStats(onDuty, thisMonth)]
  expect(pictures.reduce((sum, { answered }) => sum + answered, 0)).toBe(11)
  for (const { medianMs, worstMs } of pictures) {
    expect(medianMs ?? 0).toBeLessThanOrEqual(2 * 3_600_000)
    expect(worstMs ?? 0).toBeLessThan(3 * 3_600_000)
  }
})

test('what the office answered says by whom and when', async () => {
  const { rows } = await database(ctx).drizzle.execute(
    `select 1 from events join leads on leads.id::text = subject_id
     where code = 'lead.statusChanged' and details ->> 'from' = 'new' and details ->> 'to' = leads.status::text and owner_id = actor_id
       and events.created_at = leads.updated_at and actor_name is not null`,
  )
  expect(rows).toHaveLength(demoLeads.filter(({ status }) => status !== 'new').length)
})
