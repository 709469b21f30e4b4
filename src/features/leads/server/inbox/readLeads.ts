import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { Sql } from '@/platform/db/transaction'
import type { InboxCollection, InboxLead } from '../../model/inbox'
import { LEAD_TABLES } from './tables'

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

/** A moment as an ISO string. */
export const isoTimestamp = (column: string) =>
  sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)

/** An `InboxLead`, column by column. */
const LEAD_COLUMNS = sql`
  collection, id, number::int, kind, source, coalesce(name, '') as name, coalesce(email, '') as email, phone, company,
  service, subject, message, ${isoTimestamp('appointment_at')} as "appointmentAt", ${isoTimestamp('created_at')} as "createdAt", ${isoTimestamp('updated_at')} as "updatedAt",
  ${isoTimestamp('coalesce(respond_by, created_at)')} as "respondBy", ${isoTimestamp('open_until')} as "openUntil", status, notes,
  next_step as "nextStep", to_char(next_step_on at time zone 'Europe/Amsterdam', 'YYYY-MM-DD') as "nextStepOn",
  (select jsonb_build_object('id', staff.id, 'name', staff.name) from staff where staff.id = owner_id) as owner`

export type LeadSelection = { from: InboxCollection; rest: SQL }

/** What `rest` picks of each table, as one list in one order. */
export async function selectLeads(db: Sql, parts: LeadSelection[], order: SQL, limit: number): Promise<InboxLead[]> {
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
