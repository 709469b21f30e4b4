import { eq, type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import * as z from 'zod/mini'
import type { Ctx } from '@/platform/ctx'
import { database, isoTimestamp, oneOf, type Sql, type Tx } from '@/platform/db/transaction'
import { registryOf } from '@/platform/registry'
import { escapeLike, parseSearch, type SearchText } from '@/platform/text/search'
import { addDays, startOfDay } from '@/platform/time/day'
import { isAmong } from '@/platform/timeline/timeline'
import { APPOINTMENT_STATES, type AppointmentState } from '../model/appointmentState'
import {
  comparedText,
  DOUBTS,
  type Doubt,
  REPEATED_WITHIN_MS,
  type Repetition,
  type Written,
} from '../model/doubt'
import {
  INBOX_COLLECTIONS,
  type InboxCollection,
  type InboxLead,
  type InboxQuery,
  type InboxSort,
  type InboxTab,
} from '../model/inbox'
import { LEAD_KINDS, LEAD_STATUSES } from '../model/lead'
import { OPEN_STATUSES } from '../model/nextStep'
import { readReference } from '../model/reference'
import { type InboxSource, inboxSource } from './inboxSources'

const TRIAGE_COLUMNS = sql.raw(
  'status::text, owner_id, notes, next_step, next_step_on, created_at, updated_at, respond_by, open_until',
)

function selectFrom({ collection, table, kind, columns }: InboxSource): SQL {
  return sql`
    select ${sql.raw(`'${collection}'`)} as collection, id, number, reference, quarantined, doubt::text, doubt_signs, ${kind} as kind, source, name, email, phone, company,
      ${columns}, ${TRIAGE_COLUMNS}
    from ${table}`
}

const leadColumns = (ctx: Ctx) => sql`
  collection, id, number::int, coalesce(reference, '') as reference, kind, source, coalesce(name, '') as name, coalesce(email, '') as email, phone, company,
  service, subject, message, ${isoTimestamp('appointment_at')} as "appointmentAt", appointment_state as "appointmentState", ${isoTimestamp('created_at')} as "createdAt", ${isoTimestamp('updated_at')} as "updatedAt",
  ${isoTimestamp('coalesce(respond_by, created_at)')} as "respondBy", ${isoTimestamp('open_until')} as "openUntil", status, notes,
  next_step as "nextStep", to_char(next_step_on at time zone 'Europe/Amsterdam', 'YYYY-MM-DD') as "nextStepOn",
  case when quarantined then jsonb_build_object('verdict', coalesce(doubt, ${UNJUDGED}), 'signs', coalesce(doubt_signs, '[]')) end as doubt,
  ${registryOf(ctx).staffSummary(sql`owner_id`)} as owner`

/** What a version without doubts sets apart while this one is deployed. */
const UNJUDGED: Doubt = 'doubtful'

const text = z.nullable(z.string())

const leadRow: z.ZodMiniType<InboxLead> = z.object({
  collection: z.enum(INBOX_COLLECTIONS),
  id: z.string(),
  number: z.number(),
  reference: z.string(),
  doubt: z.nullable(
    z.object({ verdict: z.enum(DOUBTS.map(each => each.value)), signs: z.array(z.string()) }),
  ),
  kind: z.enum([...LEAD_KINDS.map(each => each.value), 'configurator'] as const),
  source: text,
  name: z.string(),
  email: z.string(),
  phone: text,
  company: text,
  service: text,
  subject: text,
  appointmentAt: text,
  appointmentState: z.nullable(z.enum(APPOINTMENT_STATES.map(each => each.value))),
  message: text,
  createdAt: z.string(),
  updatedAt: z.string(),
  respondBy: z.string(),
  openUntil: text,
  status: z.enum(LEAD_STATUSES.map(each => each.value)),
  owner: z.nullable(z.object({ id: z.string(), name: z.string() })),
  notes: text,
  nextStep: text,
  nextStepOn: text,
})

type LeadSelection = { from: readonly InboxCollection[]; rest: SQL; order: SQL; limit: number }

export async function selectLeads(
  ctx: Ctx,
  { from, rest, order, limit }: LeadSelection,
  db: Sql = database(ctx).drizzle,
): Promise<InboxLead[]> {
  const picked = from.map(collection => sql`(${selectFrom(inboxSource(ctx, collection))} ${rest})`)
  const { rows } = await db.execute(sql`
    select ${leadColumns(ctx)} from (${sql.join(picked, sql` union all `)}) inbox order by ${order} limit ${limit}`)
  return rows.map(row => leadRow.parse(row))
}

/** SQL of what the timeline shows of these leads; null for none. */
export function selectRequests(ctx: Ctx, ids: readonly string[]): SQL | null {
  if (ids.length === 0) return null
  const picked = registryOf(ctx).inboxSources.map(
    source => sql`(${selectFrom(source)} where ${isAmong('id', ids)})`,
  )
  return sql`
    select id::text, created_at as at, collection, number::int, kind, status, subject, message
    from (${sql.join(picked, sql` union all `)}) requests`
}

type LeadKey = { collection: InboxCollection; id: string }

export function findLead(ctx: Ctx, key: LeadKey, tx?: Tx): Promise<InboxLead | null> {
  return selectLead(ctx, key.collection, sql`where id = ${key.id}`, tx)
}

/** Locks the row until the transaction ends. */
export function lockLead(ctx: Ctx, tx: Tx, key: LeadKey): Promise<InboxLead | null> {
  return selectLead(ctx, key.collection, sql`where id = ${key.id} for update`, tx)
}

async function selectLead(ctx: Ctx, from: InboxCollection, rest: SQL, tx?: Tx): Promise<InboxLead | null> {
  const [lead] = await selectLeads(ctx, { from: [from], rest, order: sql`id`, limit: 1 }, tx?.sql)
  return lead ?? null
}

const savedRow = z.object({
  ...{ id: z.string(), number: z.coerce.number(), reference: z.string(), contentHash: text },
  quarantined: z.nullable(z.boolean()),
  respondBy: z.nullable(z.coerce.date()),
})

export type SavedLead = z.infer<typeof savedRow>

/** Finds the row that has the idempotency key; null when that one is deleted meanwhile. */
export async function insertLead(
  ctx: Ctx,
  tx: Tx,
  collection: InboxCollection,
  row: Record<string, unknown> & { submissionKey: string },
): Promise<{ saved: SavedLead | null; isNew: boolean }> {
  const table = database(ctx).tables[collection.replaceAll('-', '_')]
  const { id, number, reference, contentHash, quarantined, respondBy } = table
  const columns = { id, number, reference, contentHash, quarantined, respondBy }
  const [added] = await tx.sql
    .insert(table)
    .values(row)
    .onConflictDoNothing({ target: table.submissionKey })
    .returning(columns)
  if (added) return { saved: savedRow.parse(added), isNew: true }
  const [first] = await tx.sql.select(columns).from(table).where(eq(table.submissionKey, row.submissionKey))
  return { saved: first ? savedRow.parse(first) : null, isNew: false }
}

const referenceRow = z.object({ id: z.string(), reference: z.string() })

/** What came in with an idempotency key, which only its browser knows. */
export async function findReference(
  ctx: Ctx,
  collection: InboxCollection,
  key: string,
): Promise<z.infer<typeof referenceRow> | null> {
  const { rows } = await database(ctx).drizzle.execute(sql`
    select id, reference from ${inboxSource(ctx, collection).table} where submission_key = ${key}`)
  return rows[0] ? referenceRow.parse(rows[0]) : null
}

const repeatedRow = z.object({ sameText: z.number(), sameAddress: z.number() })

/** What came in during the day before this lead. Those who leave no address have none in common. */
export async function countRepetition(
  ctx: Ctx,
  tx: Tx,
  from: InboxCollection,
  { email, written }: { email: string; written: Written },
): Promise<Repetition> {
  const { table, columns } = inboxSource(ctx, from)
  const since = new Date(ctx.now().getTime() - REPEATED_WITHIN_MS).toISOString()
  const text = comparedText(written)
  const { rows } = await tx.sql.execute(sql`
    select count(*) filter (where address <> '' and address = lower(${email}))::int as "sameAddress",
      count(distinct address) filter (where message = ${text} and address <> lower(${email}))::int as "sameText"
    from (select lower(email) as address, ${columns} from ${table} where created_at > ${since}) recent`)
  return repeatedRow.parse(rows[0])
}

/** What the list shows of the appointment that belongs to a lead. */
export async function recordAppointment(
  ctx: Ctx,
  tx: Tx,
  id: string,
  { at, state }: { at: Date; state: AppointmentState },
): Promise<void> {
  await tx.sql.execute(sql`
    update leads set appointment_at = ${at.toISOString()}, appointment_state = ${state},
      updated_at = ${ctx.now().toISOString()}
    where id = ${id}`)
}

/** A lead that asks something again waits for an answer again, whatever its status. */
export async function reopenDeadline(
  ctx: Ctx,
  tx: Tx,
  { collection, id }: LeadKey,
  { respondBy, nextStep }: { respondBy: Date; nextStep: string },
): Promise<void> {
  await tx.sql.execute(sql`
    update ${inboxSource(ctx, collection).table} set open_until = ${respondBy.toISOString()}, next_step = ${nextStep},
      next_step_on = ${respondBy.toISOString()}, updated_at = ${ctx.now().toISOString()}
    where id = ${id}`)
}

/** `notes` holds the texts of all notes, by which a lead is found. */
export async function appendNoteText(
  ctx: Ctx,
  tx: Pick<Tx, 'sql'>,
  { collection, id }: LeadKey,
  note: string,
): Promise<void> {
  await tx.sql.execute(sql`
    update ${inboxSource(ctx, collection).table} set notes = concat_ws(E'\n\n', nullif(notes, ''), ${note}::text),
      updated_at = ${ctx.now().toISOString()}
    where id = ${id}`)
}

const NO_OWNER = '00000000-0000-0000-0000-000000000000'

export function inboxFilter({ tab, status, owner, search, apart }: InboxQuery): SQL {
  const conditions = [
    placeFilter(tab, apart, search),
    tab === 'ads' && sql`kind = 'ads'`,
    status && sql`status = ${status}`,
    owner &&
      sql`coalesce(owner_id, ${sql.raw(`'${NO_OWNER}'`)}::uuid) = ${owner === 'none' ? NO_OWNER : owner}::uuid`,
    searchFilter(search),
  ]
  return sql.join(
    conditions.filter(each => each instanceof Object),
    sql` and `,
  )
}

export const NOT_QUARANTINED = sql`quarantined is not true`

/** The migration `doubt` keeps an index for it. */
export const DOUBTFUL = sql`(quarantined and doubt is distinct from 'machine')`
const OF_MACHINES = sql`(quarantined and doubt = 'machine')`

/** Who calls with the reference of a lead is found, wherever it stands. */
function placeFilter(tab: InboxTab, apart: boolean, search: string): SQL {
  const place = tab === 'doubt' ? DOUBTFUL : apart ? OF_MACHINES : NOT_QUARANTINED
  const reference = readReference(search)
  return reference ? sql`(${place} or reference = ${reference})` : place
}

function searchFilter(typed: string): SQL | null {
  const search = parseSearch(typed)
  if (!search) return null
  const numbers = search.numbers.map(([from, to]) => sql`number between ${from} and ${to}`)
  const reference = readReference(typed)
  const named = reference ? [sql`reference = ${reference}`] : []
  return sql`(${sql.join([...search.texts.map(textFilter), ...numbers, ...named, sql`false`], sql` or `)})`
}

/**
 * The index answers the pattern. A third of its rows are thought to pass each of the other two: without them the
 * database takes a rare name for a common one, and scans the whole list for it.
 */
function textFilter(sought: SearchText): SQL {
  const text = sql`lower(${sought.text})`
  const patterns = likePatterns(sought).map(pattern => sql`search_text like lower(${pattern})`)
  return sql`((${sql.join(patterns, sql` or `)}) and length(search_text) >= length(${text}) and strpos(search_text, ${text}) > 0)`
}

/** It may let more through: the text itself is compared after it. */
export function likePatterns({ text, at }: SearchText): string[] {
  if (at === 'wordStart') return [`${escapeLike(text)}%`, `% ${escapeLike(text)}%`]
  return [`%${text.split(' ').map(escapeLike).map(shortenWord).join('%')}%`]
}

/** An index looks up every three letters. Of a long word, `hoveniersbedrijf`, both ends tell as much: 2 instead of 14. */
const shortenWord = (word: string) => word.replace(/^([a-z]{3})[a-z]{6,}([a-z]{3})$/i, '$1%$2')

export type LeadCursor = {
  openUntil: string | null
  nextStepOn: string | null
  createdAt: string
  id: string
}

type SortOrder = { by: SQL; after: (cursor: LeadCursor) => SQL }

/** The younger the less: rows are compared with a cursor at once, which asks that all of an order goes one way. */
const reversedTime = (createdAt: SQL) => sql`timestamptz '2200-01-01 00:00:00+00' - ${createdAt}`
const openUntilOrLast = (openUntil: SQL) => sql`coalesce(${openUntil}, 'infinity')`
const nextStepOrLast = (day: SQL) => sql`coalesce(${day}, 'infinity'::date)`
const NEXT_STEP_DAY = sql`bureau.amsterdam_day(next_step_on)`
const toTimestamp = (moment: string | null) => sql`${moment}::timestamptz`

/** The migrations `leads_console` and `lead_notes` keep an index for each. */
export const SORT_ORDERS: Record<InboxSort, SortOrder> = {
  waiting: {
    by: sql`${openUntilOrLast(sql`open_until`)}, ${reversedTime(sql`created_at`)}, id`,
    after: ({ openUntil, createdAt, id }) =>
      sql`(${openUntilOrLast(sql`open_until`)}, ${reversedTime(sql`created_at`)}, id) > (${openUntilOrLast(toTimestamp(openUntil))}, ${reversedTime(toTimestamp(createdAt))}, ${id}::uuid)`,
  },
  newest: {
    by: sql`created_at desc, id desc`,
    after: ({ createdAt, id }) => sql`(created_at, id) < (${toTimestamp(createdAt)}, ${id}::uuid)`,
  },
  oldest: {
    by: sql`created_at, id`,
    after: ({ createdAt, id }) => sql`(created_at, id) > (${toTimestamp(createdAt)}, ${id}::uuid)`,
  },
  nextStep: {
    by: sql`${nextStepOrLast(NEXT_STEP_DAY)}, ${reversedTime(sql`created_at`)}, id`,
    after: ({ nextStepOn, createdAt, id }) =>
      sql`(${nextStepOrLast(NEXT_STEP_DAY)}, ${reversedTime(sql`created_at`)}, id) > (${nextStepOrLast(sql`${nextStepOn}::date`)}, ${reversedTime(toTimestamp(createdAt))}, ${id}::uuid)`,
  },
}

/** The next step is for this day, or for one before it. The migration `lead_notes` keeps an index for it. */
export const isNextStepDue = (
  today: string,
) => sql`(next_step_on < ${startOfDay(addDays(today, 1)).toISOString()}
  and ${oneOf('status', OPEN_STATUSES)} and ${NOT_QUARANTINED})`
