import { sql } from '@payloadcms/db-postgres/drizzle'
import type { QuotesQuery } from '@/features/quotes/model/console'
import { EMPTY_DRAFT } from '@/features/quotes/model/quote'
import { QUOTE_STATUSES } from '@/features/quotes/model/quoteStatus'
import { getQuoteStats, listQuotes, mergeQuoteCounts } from '@/features/quotes/server/listQuotes'
import { encodeCursor } from '@/platform/console/officeEndpoints'
import type { Ctx } from '@/platform/ctx'
import { database } from '@/platform/db/transaction'
import { processCtx } from '@/platform/processCtx'
import { one, people } from './inventedLeads'
import { comparer, copyDatabase, onDatabase } from './twoOffices'

/** Two agencies with three years of quotes: the second has a hundred times as many. */
const SIZES = { few: 1_000, many: 100_000 }
const STAFF = '00000000-0000-4000-8000-000000000000'

type Office = { ctx: Ctx; middle: { cursor: string; email: string; number: string } }

const fewUrl = await copyDatabase('bench_quotes_few')
const base = await processCtx({ user: { id: STAFF, collection: 'staff', roles: ['operator'] } })
base.payload.logger.level = 'silent'
const few = await office(onDatabase(base, fewUrl), SIZES.few)
const many = await office(base, SIZES.many)

const compare = await comparer({ few, many }, page())
await compare('first page', page())
await compare('deep page', ({ ctx, middle }) => list(ctx, { after: middle.cursor }))
for (const tab of ['draft', 'open', 'accepted', 'closed'] as const) await compare(`tab ${tab}`, page({ tab }))
await compare('cards', ({ ctx }) => getQuoteStats(ctx))
await compare('search for a name of many', page({ search: 'jansen' }))
await compare('search for a name of few', page({ search: 'zeldzaam' }))
await compare('search for a name of nobody', page({ search: 'qwxyz' }))
await compare('search for an address', ({ ctx, middle }) => list(ctx, { search: middle.email }))
await compare('search for a number', ({ ctx, middle }) => list(ctx, { search: middle.number }))
await compare('search for two letters', page({ search: 'ze' }))
process.exit(0)

function list(ctx: Ctx, part: Partial<QuotesQuery> = {}) {
  return listQuotes(ctx, { tab: 'all', search: '', after: null, ...part } as QuotesQuery)
}

function page(part: Partial<QuotesQuery> = {}) {
  return ({ ctx }: Office) => list(ctx, part)
}

/** Each is answered, except those of the last month: of these most wait for their customer. */
async function office(ctx: Ctx, size: number): Promise<Office> {
  const db = database(ctx).drizzle
  await db.execute(
    sql`insert into staff (id, name, email) values (${STAFF}, 'Proef', 'proef@kantoor.example')`,
  )
  await db.execute(sql`select setseed(0.5)`)
  const ended = QUOTE_STATUSES.filter(({ awaitsAnswer, value }) => !awaitsAnswer && value !== 'draft')
  await db.execute(sql`
    insert into quotes (number, status, name, company, email, phone, once, monthly, owner_id, sent_at, first_sent_at, valid_until,
      answered_at, draft, edition, version, sent_version, created_at, updated_at)
    select 'OF' || lpad(n::text, 10, '0'),
      (case when n > ${size}::int / 36 then ${one(ended.map(({ value }) => value))} when n % 3 = 0 then 'draft' else 'sent' end)::enum_quotes_status,
      name, company, email, phone, 50000 + n % 200000, n % 2 * 1450, ${STAFF}, came, came,
      to_char(came + interval '30 days', 'YYYY-MM-DD'), case when n > ${size}::int / 36 then came + interval '3 days' end,
      ${JSON.stringify(EMPTY_DRAFT)}::jsonb, 1, 1, 1, came, came
    from (${people(size)}) people`)
  await mergeQuoteCounts(ctx)
  await db.execute(sql`vacuum analyze`)
  const { rows } = await db.execute<{ id: string; at: string; email: string; number: string }>(sql`
    select id::text, created_at::text as at, email, number from quotes order by created_at desc, id desc offset ${size / 2} limit 1`)
  const [row] = rows
  if (!row) throw new Error('the office is empty')
  console.log(`${size} quotes`)
  return { ctx, middle: { ...row, cursor: encodeCursor([row.at, row.id]) } }
}
