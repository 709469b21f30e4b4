import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { isoTimestamp } from '@/platform/db/isoTimestamp'
import type { Sql } from '@/platform/db/transaction'
import { parseSearch, type SearchText } from '@/platform/text/search'
import {
  INBOX_COLLECTIONS,
  type InboxCollection,
  type InboxLead,
  type InboxQuery,
  type InboxSort,
  type InboxTab,
} from '../model/inbox'

export const LEAD_TABLES: Record<InboxCollection, SQL> = {
  leads: sql`leads`,
  'configurator-requests': sql`configurator_requests`,
}

/** Every table of requests, for what is done to all of them. */
export const ALL_LEAD_TABLES: SQL[] = INBOX_COLLECTIONS.map(collection => LEAD_TABLES[collection])

const TRIAGE_COLUMNS = sql.raw(
  'status::text, owner_id, notes, next_step, next_step_on, created_at, updated_at, respond_by, open_until',
)

const SELECT_FROM: Record<InboxCollection, SQL> = {
  leads: sql`
    select 'leads' as collection, id, number, kind::text, source, name, email, phone, company, service, message,
      subject, appointment_at, ${TRIAGE_COLUMNS}
    from ${LEAD_TABLES.leads}`,
  'configurator-requests': sql`
    select 'configurator-requests' as collection, id, number, 'configurator' as kind, source, name, email, phone, company,
      nullif(answers -> 0 ->> 'answer', '') as service, description as message,
      null as subject, null::timestamptz as appointment_at, ${TRIAGE_COLUMNS}
    from ${LEAD_TABLES['configurator-requests']}`,
}

/** An `InboxLead`, column by column. */
const LEAD_COLUMNS = sql`
  collection, id, number::int, kind, source, coalesce(name, '') as name, coalesce(email, '') as email, phone, company,
  service, subject, message, ${isoTimestamp('appointment_at')} as "appointmentAt", ${isoTimestamp('created_at')} as "createdAt", ${isoTimestamp('updated_at')} as "updatedAt",
  ${isoTimestamp('coalesce(respond_by, created_at)')} as "respondBy", ${isoTimestamp('open_until')} as "openUntil", status, notes,
  next_step as "nextStep", to_char(next_step_on at time zone 'Europe/Amsterdam', 'YYYY-MM-DD') as "nextStepOn",
  (select jsonb_build_object('id', staff.id, 'name', staff.name) from staff where staff.id = owner_id) as owner`

type LeadSelection = { from: InboxCollection; rest: SQL }

/** What `rest` picks of each table, as one list in one order. */
export async function selectLeads(
  db: Sql,
  parts: LeadSelection[],
  order: SQL,
  limit: number,
): Promise<InboxLead[]> {
  const picked = parts.map(({ from, rest }) => sql`(${SELECT_FROM[from]} ${rest})`)
  const { rows } = await db.execute<InboxLead>(sql`
    select ${LEAD_COLUMNS} from (${sql.join(picked, sql` union all `)}) inbox order by ${order} limit ${limit}`)
  return rows
}

/** One lead as the list shows it; null when it is gone. */
export function findLead(db: Sql, from: InboxCollection, id: string): Promise<InboxLead | null> {
  return selectLead(db, from, sql`where id = ${id}`)
}

/** The same, as it is once nobody else is changing it. It stays so until the transaction ends. */
export function lockLead(db: Sql, from: InboxCollection, id: string): Promise<InboxLead | null> {
  return selectLead(db, from, sql`where id = ${id} for update`)
}

async function selectLead(db: Sql, from: InboxCollection, rest: SQL): Promise<InboxLead | null> {
  const [lead] = await selectLeads(db, [{ from, rest }], sql`id`, 1)
  return lead ?? null
}

const NO_OWNER = '00000000-0000-0000-0000-000000000000'

/** Where the leads of each tab are kept. */
export const TAB_COLLECTIONS: Record<InboxTab, readonly InboxCollection[]> = {
  all: INBOX_COLLECTIONS,
  ads: ['leads'],
  configurator: ['configurator-requests'],
}

/** The condition that a query puts on either table. */
export function inboxFilter({ tab, status, owner, search, apart }: InboxQuery): SQL {
  const conditions = [
    apart ? sql`quarantined` : NOT_QUARANTINED,
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

/** Without quarantined leads. */
export const NOT_QUARANTINED = sql`quarantined is not true`

function searchFilter(typed: string): SQL | null {
  const search = parseSearch(typed)
  if (!search) return null
  const numbers = search.numbers.map(([from, to]) => sql`number between ${from} and ${to}`)
  return sql`(${sql.join([...search.texts.map(textFilter), ...numbers, sql`false`], sql` or `)})`
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

/** What `like` asks of the index for a text. It may let more through: the text itself is compared after it. */
export function likePatterns({ text, at }: SearchText): string[] {
  if (at === 'wordStart') return [`${escapeLike(text)}%`, `% ${escapeLike(text)}%`]
  return [`%${text.split(' ').map(escapeLike).map(shortenWord).join('%')}%`]
}

/** An index looks up every three letters. Of a long word, `hoveniersbedrijf`, both ends tell as much: 2 instead of 14. */
const shortenWord = (word: string) => word.replace(/^([a-z]{3})[a-z]{6,}([a-z]{3})$/i, '$1%$2')

/** The signs that mean something in a pattern, as themselves. */
const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** Where a page ended: what every order of the list goes by, of its last lead. */
export type LeadCursor = { openUntil: string | null; createdAt: string; id: string }

type SortOrder = { by: SQL; after: (cursor: LeadCursor) => SQL }

/** The younger the less: rows are compared with a cursor at once, which asks that all of an order goes one way. */
const reversedTime = (createdAt: SQL) => sql`timestamptz '2200-01-01 00:00:00+00' - ${createdAt}`
const openUntilOrLast = (openUntil: SQL) => sql`coalesce(${openUntil}, 'infinity')`
const toTimestamp = (moment: string | null) => sql`${moment}::timestamptz`

/** The orders of the list. The migration of the leads console keeps an index for each. */
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
}
