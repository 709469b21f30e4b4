import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import * as z from 'zod/mini'
import type { InboxCollection } from '@/features/leads/model/inbox'
import type { Ctx } from '@/platform/ctx'
import { database, isoTimestamp, oneOf, type Sql, type Tx } from '@/platform/db/transaction'
import { measureQueue, type Queue } from '@/platform/health/queues'
import { dayOf, yearOf } from '@/platform/time/day'
import { type QuoteDraft, quoteDraftSchema } from '../model/quote'
import { initialChoices, isItem, quoteTotals, type Rhythm, withAmounts } from '../model/quoteLines'
import { INITIAL_QUOTE_STATUS, QUOTE_STATUSES, type QuoteStatus, quoteNumber } from '../model/quoteStatus'
import type { DueReminder, ReminderKind } from '../model/reminders'
import { deleteEditions, editionSql } from './editionRepository'

type Db = Pick<Sql, 'execute'>

/** As the feature's statements know the table. `isWon` is a condition on it. */
export const quoteSql = {
  from: sql`quotes q`,
  isWon: oneOf(
    'q.status',
    QUOTE_STATUSES.filter(each => each.isWon),
  ),
}

const text = z.nullable(z.string())

const quoteRow = z.object({
  ...{ id: z.string(), number: z.string() },
  status: z.enum(QUOTE_STATUSES.map(each => each.value)),
  ...{ version: z.coerce.number(), sentVersion: z.coerce.number() },
  ...{ edition: z.coerce.number(), generation: z.coerce.number() },
  ...{
    validUntil: text,
    sentAt: text,
    askedAt: text,
    updatedAt: z.string(),
    changedBy: text,
    owner: text,
    lead: text,
    request: text,
    assignment: text,
  },
  draft: quoteDraftSchema,
})

/**
 * `version` rises with every save of the draft; `edition` is 0 until it is sent. `assignment` is the work that it is part of,
 * or that it offers more of.
 */
export type Quote = z.infer<typeof quoteRow>

const COLUMNS = sql`q.id::text, q.number, q.status::text, q.version, q.sent_version as "sentVersion", q.edition, q.generation,
  q.valid_until as "validUntil", ${isoTimestamp('q.sent_at')} as "sentAt", ${isoTimestamp('q.asked_at')} as "askedAt",
  ${isoTimestamp('q.updated_at')} as "updatedAt", q.changed_by as "changedBy", q.draft,
  q.owner_id::text as owner, q.lead_id::text as lead, q.request_id::text as request,
  q.assignment_id::text as assignment`

export function findQuote(db: Db, id: string): Promise<Quote | null> {
  return selectQuote(db, id, sql``)
}

/** Locks the row until the transaction ends. Lock it after its customer, and before a lead or an invoice. */
export function lockQuote(tx: Pick<Tx, 'sql'>, id: string): Promise<Quote | null> {
  return selectQuote(tx.sql, id, sql`for update`)
}

async function selectQuote(db: Db, id: string, lock: SQL): Promise<Quote | null> {
  const { rows } = await db.execute(sql`select ${COLUMNS} from quotes q where q.id = ${id} ${lock}`)
  return rows[0] ? quoteRow.parse(rows[0]) : null
}

export type QuoteOrigin = { collection: InboxCollection; id: string }

type NewQuote = {
  draft: QuoteDraft
  from: QuoteOrigin | null
  /** The assignment that it offers more work for. */
  extraTo: string | null
  owner: string | null
  madeBy: string
}

/** Its number is the next of the year. What is rolled back leaves a gap, which a quote may. */
export async function insertQuote(ctx: Ctx, tx: Pick<Tx, 'sql'>, quote: NewQuote): Promise<string> {
  const { draft, from, extraTo, owner, madeBy } = quote
  const now = ctx.now().toISOString()
  const number = await drawNumber(tx, yearOf(dayOf(ctx.now())))
  const { rows } = await tx.sql.execute<{ id: string }>(sql`
    insert into quotes (number, status, owner_id, lead_id, request_id, assignment_id, version, sent_version, edition, generation,
      ${LISTED}, changed_by, created_at, updated_at)
    values (${number}, ${INITIAL_QUOTE_STATUS}, ${owner}, ${idIn('leads', from)}, ${idIn('configurator-requests', from)},
      ${extraTo}, 1, 0, 0, 0, ${listedValues(draft)}, ${madeBy}, ${now}, ${now})
    returning id::text`)
  return z.string().parse(rows[0]?.id)
}

const idIn = (collection: InboxCollection, from: QuoteOrigin | null) =>
  from?.collection === collection ? from.id : null

async function drawNumber(tx: Pick<Tx, 'sql'>, year: number): Promise<string> {
  const { rows } = await tx.sql.execute(sql`
    insert into bureau.quote_series as kept (year, last) values (${year}, 1)
    on conflict (year) do update set last = kept.last + 1 returning last`)
  return quoteNumber(year, z.coerce.number().parse(rows[0]?.last))
}

/** What the list shows and finds it by, beside the draft itself. */
const LISTED = sql.raw('draft, name, company, email, phone, once, monthly, yearly')

function listedValues(draft: QuoteDraft): SQL {
  const { name, company, email, phone } = draft.prospect
  const { once, monthly, yearly } = initialTotals(draft)
  return sql`${JSON.stringify(draft)}::jsonb, ${name}, ${company}, ${email}, ${phone}, ${once.excl}, ${monthly.excl}, ${yearly.excl}`
}

/** Of what is on beforehand. */
function initialTotals({ lines }: QuoteDraft) {
  const on = initialChoices(lines)
  const items = withAmounts(lines).filter(isItem)
  return quoteTotals(items.filter(each => each.choice === 'fixed' || on.includes(each.id)))
}

/** The new version. Lock the quote first. */
export async function updateDraft(
  ctx: Ctx,
  tx: Pick<Tx, 'sql'>,
  id: string,
  { draft, changedBy }: { draft: QuoteDraft; changedBy: string },
): Promise<number> {
  const { rows } = await tx.sql.execute(sql`
    update quotes set (${LISTED}) = row(${listedValues(draft)}), version = version + 1, changed_by = ${changedBy},
      updated_at = ${ctx.now().toISOString()}
    where id = ${id} returning version`)
  return z.coerce.number().parse(rows[0]?.version)
}

type Sent = { edition: number; version: number; validUntil: string }

export async function markSent(ctx: Ctx, tx: Pick<Tx, 'sql'>, id: string, sent: Sent): Promise<void> {
  const now = ctx.now().toISOString()
  const status: QuoteStatus = 'sent'
  await tx.sql.execute(sql`
    update quotes set status = ${status}, edition = ${sent.edition}, sent_version = ${sent.version},
      valid_until = ${sent.validUntil}, sent_at = ${now}, first_sent_at = coalesce(first_sent_at, ${now}::timestamptz),
      answered_at = null, asked_at = null, reminded_at = null, expiry_reminded_at = null, updated_at = ${now}
    where id = ${id}`)
}

export async function updateQuoteStatus(
  ctx: Ctx,
  tx: Pick<Tx, 'sql'>,
  id: string,
  status: QuoteStatus,
): Promise<void> {
  const now = ctx.now().toISOString()
  await tx.sql.execute(sql`
    update quotes set status = ${status}, answered_at = ${now}, updated_at = ${now} where id = ${id}`)
}

export async function raiseGeneration(ctx: Ctx, tx: Pick<Tx, 'sql'>, id: string): Promise<void> {
  await tx.sql.execute(sql`
    update quotes set generation = generation + 1, updated_at = ${ctx.now().toISOString()} where id = ${id}`)
}

/** The work that it is part of, or offers more of. */
export async function setAssignment(tx: Pick<Tx, 'sql'>, quote: string, assignment: string): Promise<void> {
  await tx.sql.execute(sql`update quotes set assignment_id = ${assignment} where id = ${quote}`)
}

/** The quotes that were accepted for an assignment, the one that it began with first. */
export async function listAssignmentQuotes(
  db: Db,
  { id, quote }: { id: string; quote: string },
): Promise<{ id: string; number: string }[]> {
  const { rows } = await db.execute<{ id: string; number: string }>(sql`
    select q.id::text, q.number from quotes q where q.assignment_id = ${id} and ${quoteSql.isWon}
    order by q.id = ${quote} desc, q.answered_at, q.number`)
  return rows.map(({ id: each, number }) => ({ id: each, number }))
}

/** A question stops the reminders of this edition. */
export async function markAsked(ctx: Ctx, tx: Pick<Tx, 'sql'>, id: string): Promise<void> {
  const now = ctx.now().toISOString()
  await tx.sql.execute(sql`
    update quotes set answered_at = ${now}, asked_at = ${now}, updated_at = ${now} where id = ${id}`)
}

/** Staff answered what was asked. It stays without reminders. */
export async function clearAsked(ctx: Ctx, tx: Pick<Tx, 'sql'>, id: string): Promise<void> {
  await tx.sql.execute(sql`
    update quotes set asked_at = null, updated_at = ${ctx.now().toISOString()} where id = ${id}`)
}

/** What became of the quotes of leads, in cents without VAT: those first sent since a moment, or of some leads. */
export function quoteOutcomes(which: { since: Date } | { leads: readonly string[] }): SQL {
  return sql`
    select coalesce(q.lead_id, q.request_id) as lead, min(q.first_sent_at) as quoted_at, min(x.accepted_at) as accepted_at,
      coalesce(sum(${agreed('once')}), 0) as once, coalesce(sum(12 * ${agreed('monthly')} + ${agreed('yearly')}), 0) as yearly
    from quotes q left join ${editionSql.acceptances} on x.quote_id = q.id
    where q.first_sent_at is not null and (q.lead_id is not null or q.request_id is not null) and ${isAmong(which)}
    group by 1`
}

const agreed = (rhythm: Rhythm) => sql.raw(`(x.evidence #>> '{totals,${rhythm},excl}')::numeric`)

function isAmong(which: { since: Date } | { leads: readonly string[] }): SQL {
  if ('since' in which) return sql`q.first_sent_at >= ${which.since.toISOString()}::timestamptz`
  const ids = sql.join(
    which.leads.map(id => sql`${id}::uuid`),
    sql`, `,
  )
  return sql`(q.lead_id in (${ids}) or q.request_id in (${ids}))`
}

const awaitsAnswer = oneOf(
  'q.status',
  QUOTE_STATUSES.filter(each => each.awaitsAnswer),
)

const idRow = z.object({ id: z.string() })

async function idsOf(db: Db, query: SQL): Promise<string[]> {
  const { rows } = await db.execute(query)
  return rows.map(row => idRow.parse(row).id)
}

/** Quotes whose last day is over, as they still stand as sent. */
export function findQuotesToExpire(ctx: Ctx, today: string, limit: number): Promise<string[]> {
  return idsOf(
    database(ctx).drizzle,
    sql`select q.id::text from quotes q where ${awaitsAnswer} and q.valid_until < ${today} limit ${limit}`,
  )
}

/** The job that writes it down runs every hour. */
export const expiredQuoteQueue: Queue = {
  ...{
    key: 'expired_quotes',
    label: 'Offertes die verlopen zijn',
    href: '/admin/quotes',
    lateAfter: 3 * 3_600_000,
  },
  measure: (ctx, lateBefore) =>
    measureQueue(
      ctx,
      sql`quotes q where ${awaitsAnswer} and q.valid_until < ${dayOf(ctx.now())}`,
      sql`(q.valid_until::date + 1)::timestamp at time zone 'Europe/Amsterdam'`,
      lateBefore,
    ),
}

const REMINDED: Record<ReminderKind, SQL> = {
  unanswered: sql.raw('reminded_at'),
  expires: sql.raw('expiry_reminded_at'),
}

export function findUnremindedQuotes(ctx: Ctx, due: DueReminder & { limit: number }): Promise<string[]> {
  return idsOf(
    database(ctx).drizzle,
    sql`select q.id::text from quotes q where ${isUnreminded(due)} order by q.sent_at limit ${due.limit}`,
  )
}

/** Nobody reminds who asked something or answered, twice for one edition, or after its last day. */
const isUnreminded = (due: DueReminder) => sql`${awaitsAnswer}
  and q.answered_at is null and (q.draft ->> 'reminds')::boolean and q.expiry_reminded_at is null
  and q.valid_until >= ${due.today} and q.sent_at < ${due.sentBefore}::timestamptz
  and ${due.kind === 'unanswered' ? sql`q.reminded_at is null` : sql`q.valid_until <= ${due.expiresBy}`}`

/** False when it is not due any more: answered, sent anew or reminded meanwhile. */
export async function markReminded(
  ctx: Ctx,
  tx: Pick<Tx, 'sql'>,
  id: string,
  due: DueReminder,
): Promise<boolean> {
  const { rows } = await tx.sql.execute(sql`
    update quotes q set ${REMINDED[due.kind]} = ${ctx.now().toISOString()}
    where q.id = ${id} and ${isUnreminded(due)} returning q.id`)
  return rows.length > 0
}

/** Locks those that meet a condition on `q`, in one order. */
export function lockQuotes(tx: Pick<Tx, 'sql'>, which: SQL): Promise<string[]> {
  return idsOf(tx.sql, sql`select q.id::text from quotes q where ${which} order by q.id for update`)
}

/** Locks those that nobody accepted or changed since, and leaves what somebody else holds. */
export function lockOldQuotes(
  tx: Pick<Tx, 'sql'>,
  { changedBefore, limit }: { changedBefore: string; limit: number },
): Promise<string[]> {
  return idsOf(
    tx.sql,
    sql`select q.id::text from quotes q where q.updated_at < ${changedBefore} and not ${quoteSql.isWon}
      limit ${limit} for update skip locked`,
  )
}

/** With their editions. */
export async function deleteQuotes(tx: Pick<Tx, 'sql'>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await deleteEditions(tx, ids)
  await tx.sql.execute(sql`delete from quotes where id in ${ids}`)
}

/** What staff wrote for each other beside the lines of those that meet a condition on `q`. */
export async function deleteHints(tx: Pick<Tx, 'sql'>, which: SQL): Promise<void> {
  await tx.sql.execute(sql`
    update quotes q set draft = jsonb_set(q.draft, '{lines}', (
      select coalesce(jsonb_agg(case when line ? 'hint' then line || '{"hint": ""}' else line end order by place), '[]')
      from jsonb_array_elements(q.draft -> 'lines') with ordinality listed (line, place)))
    where ${which}`)
}
