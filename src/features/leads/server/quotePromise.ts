import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import * as z from 'zod/mini'
import { getOpeningDays } from '@/features/company/server/public'
import { requireOperator } from '@/platform/access/authority'
import type { Ctx } from '@/platform/ctx'
import { database, isoTimestamp, oneOf } from '@/platform/db/transaction'
import { registryOf } from '@/platform/registry'
import { addMonths, startOfDay } from '@/platform/time/day'
import type { InboxLead } from '../model/inbox'
import { LEAD_STATUSES } from '../model/lead'
import {
  type Counted,
  promiseFigures,
  QUOTE_REQUEST_KINDS,
  type QuoteOutcome,
  type QuotePromise,
  type QuoteRequestKind,
  REQUEST_SOURCES,
  requestSource,
  type SourcePages,
} from '../model/quotePromise'
import { NOT_QUARANTINED } from './leadRepository'

declare module '@/platform/registry' {
  interface Registry {
    /**
     * SQL of a select that gives what became of quotes: lead, quoted_at, accepted_at, once, yearly. Those sent since a moment,
     * or of some leads.
     */
    quoteOutcomes: (which: { since: Date } | { leads: readonly string[] }) => SQL
    sourcePages: (ctx: Ctx) => Promise<SourcePages>
  }
}

/** How the promise of a quote was kept for what was asked in a month (`2026-11`), as it stands now. */
export async function getQuotePromise(ctx: Ctx, month: string): Promise<QuotePromise> {
  requireOperator(ctx)
  const [days, pages, requests, quoted, open] = await Promise.all([
    getOpeningDays(ctx),
    registryOf(ctx).sourcePages(ctx),
    countRequests(ctx, month),
    findQuoted(ctx, month),
    findOpen(ctx, month),
  ])
  const now = ctx.now()
  const counted = (isIn: (asked: Source) => boolean): Counted => ({
    requests: requests.filter(isIn).reduce((sum, { n }) => sum + n, 0),
    quoted: quoted.filter(isIn),
    open: open.filter(isIn),
  })
  const figuresOf = (isIn: (asked: Source) => boolean) => promiseFigures(counted(isIn), days, now)
  return {
    total: figuresOf(() => true),
    sources: REQUEST_SOURCES.map(({ value }) => ({
      source: value,
      figures: figuresOf(asked => requestSource(asked, pages) === value),
    })),
  }
}

type Source = { kind: QuoteRequestKind; source: string | null }

const requestKind = z.enum(QUOTE_REQUEST_KINDS)
const counted = z.object({ kind: requestKind, source: z.string(), n: z.number() })

async function countRequests(ctx: Ctx, month: string): Promise<z.infer<typeof counted>[]> {
  const first = `${month}-01`
  const { rows } = await database(ctx).drizzle.execute(sql`
    select kind, source, sum(n)::int as n from (
      select kind, source, n from bureau.request_counts where month = ${first}
      union all select kind, source, n from bureau.request_changes where month = ${first}
    ) counted group by kind, source`)
  return rows.map(row => counted.parse(row))
}

const requestRow = z.object({
  kind: requestKind,
  source: z.nullable(z.string()),
  receivedAt: z.coerce.date<string>(),
  respondBy: z.nullable(z.coerce.date<string>()),
})

const outcomeRow = z.object({
  quotedAt: z.coerce.date<string>(),
  acceptedAt: z.nullable(z.coerce.date<string>()),
  once: z.coerce.number<string>(),
  yearly: z.coerce.number<string>(),
})

const REQUEST = sql`r.kind, r.source, ${isoTimestamp('r.created_at')} as "receivedAt", ${isoTimestamp('r.respond_by')} as "respondBy"`
const OUTCOME = sql`${isoTimestamp('q.quoted_at')} as "quotedAt", ${isoTimestamp('q.accepted_at')} as "acceptedAt", q.once, q.yearly`

async function findQuoted(ctx: Ctx, month: string) {
  const outcomes = registryOf(ctx).quoteOutcomes({ since: startOfDay(`${month}-01`) })
  const { rows } = await database(ctx).drizzle.execute(sql`
    select ${REQUEST}, ${OUTCOME} from (${outcomes}) q join (${requestsIn(ctx, month, sql`true`)}) r on r.id = q.lead`)
  const row = z.extend(requestRow, outcomeRow.shape)
  return rows.map(each => row.parse(each))
}

/** Of a month in which more wait, the oldest are looked at. */
const MAX_OPEN = 1000

const awaitsQuote = oneOf(
  'status',
  LEAD_STATUSES.filter(each => each.awaitsQuote),
)

/** Those who wait longest. A request with the status of a quote that was sent elsewhere waits for none. */
async function findOpen(ctx: Ctx, month: string): Promise<z.infer<typeof requestRow>[]> {
  const outcomes = registryOf(ctx).quoteOutcomes({ since: startOfDay(`${month}-01`) })
  const { rows } = await database(ctx).drizzle.execute(sql`
    select ${REQUEST} from (${requestsIn(ctx, month, awaitsQuote)} order by created_at limit ${MAX_OPEN}) r
    where not exists (select from (${outcomes}) q where q.lead = r.id)`)
  return rows.map(each => requestRow.parse(each))
}

function requestsIn(ctx: Ctx, month: string, condition: SQL): SQL {
  const [from, until] = [`${month}-01`, addMonths(`${month}-01`, 1)].map(day => startOfDay(day).toISOString())
  const kinds = sql.raw(QUOTE_REQUEST_KINDS.map(kind => `'${kind}'`).join(', '))
  const tables = registryOf(ctx).inboxSources.map(
    ({ table, kind }) => sql`
      select id, ${kind} as kind, source, created_at, respond_by from ${table}
      where created_at >= ${from}::timestamptz and created_at < ${until}::timestamptz and ${NOT_QUARANTINED}
        and ${kind} in (${kinds}) and ${condition}`,
  )
  return sql.join(tables, sql` union all `)
}

const leadOutcome = z.extend(outcomeRow, { lead: z.string() })

/** What became of the quotes of these leads, by the id of the lead. */
export async function findQuoteOutcomes(
  ctx: Ctx,
  leads: readonly Pick<InboxLead, 'id'>[],
): Promise<Map<string, QuoteOutcome>> {
  if (leads.length === 0) return new Map()
  const outcomes = registryOf(ctx).quoteOutcomes({ leads: leads.map(({ id }) => id) })
  const { rows } = await database(ctx).drizzle.execute(sql`
    select q.lead::text as lead, ${OUTCOME} from (${outcomes}) q`)
  const found = rows.map(row => leadOutcome.parse(row))
  return new Map(found.map(({ lead, ...outcome }) => [lead, outcome]))
}

/** One statement: whoever reads changes and counters together sees each request once. */
export async function mergeRequestCounts(ctx: Ctx): Promise<void> {
  await database(ctx).drizzle.execute(sql`
    with folded as (delete from bureau.request_changes returning month, kind, source, n)
    insert into bureau.request_counts as kept (month, kind, source, n)
    select month, kind, source, sum(n) from folded group by month, kind, source order by month, kind, source
    on conflict (month, kind, source) do update set n = kept.n + excluded.n`)
}
