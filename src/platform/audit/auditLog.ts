import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { FieldHook } from 'payload'
import * as z from 'zod/mini'
import { isCustomer, isStaff } from '@/platform/access/actors'
import { asUser } from '@/platform/access/authority'
import type { Ctx } from '@/platform/ctx'
import { database, type Tx } from '@/platform/db/transaction'
import { registryOf } from '@/platform/registry'
import { deleteOfGoneRecords } from '@/platform/retention/goneRecords'
import { type AuditEvent, describeEvent, type EventDescription } from './model/events'

type Subject = {
  collection:
    | 'hosting-orders'
    | 'hosting-invoices'
    | 'hosting-customers'
    | 'payments'
    | 'leads'
    | 'configurator-requests'
    | 'newsletter-subscribers'
    | 'appointments'
    | 'withdrawals'
    | 'price-rises'
    | 'prepared-orders'
    | 'quotes'
    | 'assignments'
  id: string
}

/** In the transaction of the change; null outside one. */
export async function recordEvent(
  ctx: Ctx,
  tx: Pick<Tx, 'sql'> | null,
  subject: Subject,
  event: AuditEvent,
  actorName = actorNameOf(ctx),
): Promise<void> {
  const { code, ...details } = event
  const now = ctx.now().toISOString()
  await (tx?.sql ?? database(ctx).drizzle).insert(database(ctx).tables.events).values({
    ...{ code, details, subjectCollection: subject.collection, subjectId: subject.id },
    ...{ actor: isStaff(ctx.user) ? ctx.user?.id : null, actorName, createdAt: now, updatedAt: now },
  })
}

function actorNameOf({ user }: Ctx): string {
  if (isCustomer(user)) return 'Klant'
  const name = isStaff(user) && user && 'name' in user ? user.name : null
  return typeof name === 'string' ? name : 'Systeem'
}

export async function listEvents(ctx: Ctx, subjectId: string) {
  const { docs } = await ctx.payload.find({
    collection: 'events',
    where: { subjectId: { equals: subjectId } },
    sort: '-createdAt',
    limit: 50,
    depth: 0,
    pagination: false,
    ...asUser(ctx),
  })
  return docs
}

const lastEvent = z.object({
  ...{ code: z.string(), details: z.unknown(), actorId: z.nullable(z.string()), at: z.coerce.date() },
})

/** The newest event of a record, in the transaction that may follow it. */
export async function findLastEvent(tx: Pick<Tx, 'sql'>, subjectId: string) {
  const { rows } = await tx.sql.execute(sql`
    select code, details, actor_id as "actorId", created_at as at from events
    where subject_id = ${subjectId} order by created_at desc limit 1`)
  return rows[0] ? lastEvent.parse(rows[0]) : null
}

/** SQL condition: the record has an event with this code. */
export function hasEvent(subjectId: SQL, code: AuditEvent['code']): SQL {
  return sql`exists (select from events e where e.subject_id = ${subjectId}::text and e.code = ${code})`
}

export function described(part: keyof EventDescription): FieldHook {
  return ({ siblingData: { code, details }, req }) =>
    code ? describeEvent(registryOf(req).auditEvents, code, details)[part] || null : null
}

const KEPT_DAYS = 365

export const OLD_EVENTS_PERIOD = `${KEPT_DAYS} dagen`

/** Of records that are gone: nobody can open them any more. */
export async function deleteOldEvents(ctx: Ctx): Promise<number> {
  const before = new Date(ctx.now().getTime() - KEPT_DAYS * 86_400_000).toISOString()
  return deleteOfGoneRecords(
    ctx,
    { table: 'events', collection: 'subject_collection', id: 'subject_id' },
    before,
  )
}

/** The events stay, without their personal details. */
export function redactAuditLog(ctx: Ctx, subjects: SQL): SQL {
  const definitions = Object.entries(registryOf(ctx).auditEvents)
  const personal = JSON.stringify(
    Object.fromEntries(definitions.map(([code, each]) => [code, each.personal])),
  )
  return sql`
    update events set details = case when ${personal}::jsonb ? code
      then details - array(select jsonb_array_elements_text(${personal}::jsonb -> code)) else '{}' end
    where subject_id in (${subjects})`
}
