import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import * as z from 'zod/mini'
import { APPOINTMENT_STATES, type AppointmentState } from '@/features/leads/model/appointmentState'
import type { Ctx } from '@/platform/ctx'
import { database, isoTimestamp, oneOf, type Tx } from '@/platform/db/transaction'
import { measureQueue, type Queue } from '@/platform/health/queues'
import { APPOINTMENT_KINDS } from '../../model/booking'

const moment = z.pipe(
  z.string(),
  z.transform(text => new Date(text)),
)

const appointmentRow = z.object({
  ...{ id: z.string(), reference: z.string(), sequence: z.coerce.number() },
  kind: z.enum(APPOINTMENT_KINDS.map(each => each.value)),
  state: z.enum(APPOINTMENT_STATES.map(each => each.value)),
  ...{ start: moment, end: moment },
  ...{ name: z.string(), email: z.string(), phone: z.string(), subject: z.string() },
})

export type Appointment = z.infer<typeof appointmentRow>

const COLUMNS = sql`id::text, reference, sequence, kind::text, state::text, ${isoTimestamp('start_at')} as start,
  ${isoTimestamp('end_at')} as end, name, email, coalesce(phone, '') as phone, coalesce(subject, '') as subject`

const IS_ON = oneOf(
  'state',
  APPOINTMENT_STATES.filter(each => each.isOn),
)

const LOCK_NAME = 'appointments'

/** Until the commit nobody else books or moves: without it two at once could each wait for the other. */
export async function lockBookings(tx: Pick<Tx, 'sql'>): Promise<void> {
  await tx.sql.execute(sql`select pg_advisory_xact_lock(hashtext(${LOCK_NAME}))`)
}

/** Its id is that of its lead. False when somebody has the moment: the constraint `appointments_one_at_a_time` decides. */
export async function insertAppointment(
  ctx: Ctx,
  tx: Pick<Tx, 'sql'>,
  { id, reference, kind, state, sequence, start, end, ...person }: Appointment,
): Promise<boolean> {
  const now = ctx.now().toISOString()
  const { rows } = await tx.sql.execute(sql`
    insert into appointments (id, lead_id, reference, kind, state, sequence, start_at, end_at, chosen_at, name, email, phone,
      subject, created_at, updated_at)
    values (${id}, ${id}, ${reference}, ${kind}, ${state}, ${sequence}, ${start.toISOString()}, ${end.toISOString()},
      ${now}, ${person.name}, ${person.email}, ${person.phone || null}, ${person.subject || null}, ${now}, ${now})
    on conflict do nothing returning id`)
  return rows.length > 0
}

export const BOOKED: AppointmentState = 'booked'
export const MOVED: AppointmentState = 'moved'
export const CANCELLED: AppointmentState = 'cancelled'

export async function findAppointment(ctx: Ctx, id: string): Promise<Appointment | null> {
  return selectAppointment(database(ctx).drizzle, id, sql``)
}

/** Locks the row until the transaction ends. */
export async function lockAppointment(tx: Pick<Tx, 'sql'>, id: string): Promise<Appointment | null> {
  return selectAppointment(tx.sql, id, sql`for update`)
}

async function selectAppointment(connection: Tx['sql'], id: string, lock: SQL): Promise<Appointment | null> {
  const { rows } = await connection.execute(sql`select ${COLUMNS} from appointments where id = ${id} ${lock}`)
  return rows[0] ? appointmentRow.parse(rows[0]) : null
}

/** Null when somebody has the new moment. Ask for `lockBookings` first. */
export async function updateMoment(
  ctx: Ctx,
  tx: Pick<Tx, 'sql'>,
  id: string,
  { start, end }: { start: Date; end: Date },
): Promise<Appointment | null> {
  const now = ctx.now().toISOString()
  const [from, until] = [start.toISOString(), end.toISOString()]
  const { rows } = await tx.sql.execute(sql`
    update appointments set start_at = ${from}, end_at = ${until}, state = ${MOVED}, sequence = sequence + 1,
      chosen_at = ${now}, reminded_at = null, updated_at = ${now}
    where id = ${id} and not exists (
      select from appointments other
      where other.id <> ${id} and ${IS_ON} and other.start_at < ${until} and other.end_at > ${from}
    ) returning ${COLUMNS}`)
  return rows[0] ? appointmentRow.parse(rows[0]) : null
}

export async function updateCancelled(ctx: Ctx, tx: Pick<Tx, 'sql'>, id: string): Promise<Appointment> {
  const { rows } = await tx.sql.execute(sql`
    update appointments set state = ${CANCELLED}, sequence = sequence + 1, updated_at = ${ctx.now().toISOString()}
    where id = ${id} returning ${COLUMNS}`)
  return appointmentRow.parse(rows[0])
}

const takenRow = z.object({ start: moment, end: moment })

/** What is taken from now on, by others than the one that is named. */
export async function listTaken(ctx: Ctx, except?: string): Promise<{ start: Date; end: Date }[]> {
  const { rows } = await database(ctx).drizzle.execute(sql`
    select ${isoTimestamp('start_at')} as start, ${isoTimestamp('end_at')} as end
    from appointments where ${IS_ON} and end_at > ${ctx.now().toISOString()} and id is distinct from ${except ?? null}
    order by start_at`)
  return rows.map(row => takenRow.parse(row))
}

const DAY = sql`interval '24 hours'`

/** Those that begin within a day and were chosen before that. */
export async function findUnreminded(ctx: Ctx, limit: number): Promise<string[]> {
  const { rows } = await database(ctx).drizzle.execute<{ id: string }>(sql`
    select id::text from appointments where ${isDue(ctx)} order by start_at limit ${limit}`)
  return rows.map(row => row.id)
}

const isDue = (ctx: Ctx) => {
  const now = sql`${ctx.now().toISOString()}::timestamptz`
  return sql`${IS_ON} and reminded_at is null and start_at > ${now} and start_at <= ${now} + ${DAY}
    and chosen_at <= start_at - ${DAY}`
}

export const appointmentReminderQueue: Queue = {
  ...{ key: 'appointment_reminders', label: 'Herinneringen aan afspraken', lateAfter: 60 * 60_000 },
  href: '/admin/collections/appointments',
  measure: (ctx, lateBefore) =>
    measureQueue(ctx, sql`appointments where ${isDue(ctx)}`, sql`start_at - ${DAY}`, lateBefore),
}

/** Null unless it is due still: cancelled, moved or reminded meanwhile. */
export async function markReminded(ctx: Ctx, tx: Pick<Tx, 'sql'>, id: string): Promise<Appointment | null> {
  const { rows } = await tx.sql.execute(sql`
    update appointments set reminded_at = ${ctx.now().toISOString()} where id = ${id} and ${isDue(ctx)}
    returning ${COLUMNS}`)
  return rows[0] ? appointmentRow.parse(rows[0]) : null
}
