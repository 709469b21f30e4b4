import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { INBOX_COLLECTIONS, type InboxLead } from '@/features/leads/model/inbox'
import { cursorOf, listInbox } from '@/features/leads/server/inboxQueries'
import { countInbox, getMonthStats, mergeLeadCounts } from '@/features/leads/server/inboxStats'
import { NOT_QUARANTINED, SORT_ORDERS, selectLeads } from '@/features/leads/server/leadRepository'
import { readLeadTimeline } from '@/features/leads/server/leadTimeline'
import { mergeRequestCounts } from '@/features/leads/server/quotePromise'
import type { Ctx } from '@/platform/ctx'
import { database } from '@/platform/db/transaction'
import { processCtx } from '@/platform/processCtx'
import { monthOf } from '@/platform/time/zonedTime'
import { asking } from '../support/leads'
import { insertLeads, OWNERS } from './inventedLeads'
import { comparer, copyDatabase, onDatabase } from './twoOffices'

/** Two offices with three years of leads: the second has a thousand times as many, also of those that wait. */
const SIZES = { few: 1_000, many: 1_000_000 }
const THIS_MONTH = monthOf(new Date())

type Office = { ctx: Ctx; middle: InboxLead }
type Work = (office: Office) => Promise<unknown>

const fewUrl = await copyDatabase('bench_console_few')

const base = await processCtx({
  user: { id: OWNERS[0] ?? '', collection: 'staff', roles: ['operator'] },
})
base.payload.logger.level = 'silent'
const few = await office(onDatabase(base, fewUrl), SIZES.few)
const many = await office(base, SIZES.many)

const compare = await comparer({ few, many }, page())
await compare('first page', page())
await compare('deep page', ({ ctx, middle }) => listInbox(ctx, { ...asking(), after: cursorOf(middle) }))
await compare('first page, newest first', page({ sort: 'newest' }))
await compare('first page, oldest first', page({ sort: 'oldest' }))
await compare('first page, next step first', page({ sort: 'nextStep' }))
await compare('next step first, of a status', page({ sort: 'nextStep', status: 'quoted' }))
await compare('filter on advertisements', page({ tab: 'ads' }))
await compare('filter on what is new', page({ status: 'new' }))
await compare('filter on a status', page({ status: 'quoted' }))
await compare('filter on an owner', page({ owner: OWNERS[1] }))
await compare('filter on two at once', page({ tab: 'ads', status: 'lost' }))
await compare('statistics, cards and tabs', ({ ctx }) => countInbox(ctx))
await compare('statistics, picture of a month', ({ ctx }) => getMonthStats(ctx, THIS_MONTH))
await compare('search for a name of many', page({ search: 'jansen' }))
await compare('search for a name of few', page({ search: 'zeldzaam' }))
await compare('search for a name of nobody', page({ search: 'qwxyz' }))
await compare('search for an address', ({ ctx, middle }) => listInbox(ctx, asking({ search: middle.email })))
await compare('search for a telephone', ({ ctx, middle }) =>
  listInbox(ctx, asking({ search: String(middle.phone) })),
)
await compare('search for a word of few messages', page({ search: 'tulpenbollen' }))
await compare('search for a word of many messages', page({ search: 'webshop' }))
await compare('search for a note', page({ search: 'terug over hoveniersbedrijf zeldzaam' }))
await compare('timeline of a person', ({ ctx, middle }) =>
  readLeadTimeline(ctx, { lead: middle, kind: null, after: null }),
)
await compare('search for a company', page({ search: 'hoveniersbedrijf zeldzaam' }))
await compare('search for part of a telephone', page({ search: '06 1234' }))
await compare('search for two letters', page({ search: 'ze' }))
await compare('search for a number', page({ search: '00427' }))
process.exit(0)

function page(part: Parameters<typeof asking>[0] = {}): Work {
  return ({ ctx }) => listInbox(ctx, asking(part))
}

async function office(ctx: Ctx, size: number): Promise<Office> {
  const begun = performance.now()
  const run = (statement: SQL) => database(ctx).drizzle.execute(statement)
  for (const id of OWNERS) {
    await run(
      sql`insert into staff (id, name, email) values (${id}, ${`Proef ${id}`}, ${`${id}@kantoor.example`})`,
    )
  }
  await run(sql`select setseed(0.5)`)
  await run(insertLeads('leads', size * 0.8))
  await run(insertLeads('configurator_requests', size * 0.2))
  await answered(ctx)
  await mergeLeadCounts(ctx)
  await mergeRequestCounts(ctx)
  await run(sql`vacuum analyze`)
  console.log(`${size} leads in ${((performance.now() - begun) / 1000).toFixed(0)} s`)
  return { ctx, middle: await leadInTheMiddle(ctx, size) }
}

/** How long each answered lead waited: up to a day and a half. The log of three years is not made. */
async function answered(ctx: Ctx): Promise<void> {
  await database(ctx).drizzle.execute(sql`
    insert into bureau.answer_changes (month, minutes, n)
    select date_trunc('month', bureau.amsterdam_day(created_at)), bureau.waited_minutes(random() * interval '36 hours'), 1 from (
      select created_at from leads where status <> 'new'
      union all select created_at from configurator_requests where status <> 'new'
    ) answered`)
}

async function leadInTheMiddle(ctx: Ctx, size: number): Promise<InboxLead> {
  const rest = sql`where ${NOT_QUARANTINED}`
  const order = sql`${SORT_ORDERS.waiting.by} offset ${size / 2}`
  const [lead] = await selectLeads(ctx, { from: INBOX_COLLECTIONS, rest, order, limit: 1 })
  if (!lead) throw new Error('the office is empty')
  return lead
}
