import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { isCustomer, isStaff } from '@/platform/access/actors'
import { asUser } from '@/platform/access/authority'
import type { Ctx } from '@/platform/ctx'
import { database, type Tx } from '@/platform/db/transaction'

type AuditEvent = {
  collection: 'hosting-orders' | 'hosting-invoices' | 'hosting-customers' | 'payments'
  id: string
  /** What changed, as the log calls it. */
  change: string
  before: string | null
  after: string | null
  /** Who did it, where the context does not know. */
  actorName?: string
}

/** Keeps what changed in `events`, in the transaction of the change itself. */
export async function recordEvent(ctx: Ctx, tx: Tx, event: AuditEvent): Promise<void> {
  const { collection, id, actorName = actorNameOf(ctx), ...change } = event
  const now = ctx.now().toISOString()
  await tx.sql.insert(database(ctx).tables.events).values({
    ...change,
    subjectCollection: collection,
    subjectId: id,
    actor: isStaff(ctx.user) ? ctx.user?.id : null,
    actorName,
    createdAt: now,
    updatedAt: now,
  })
}

function actorNameOf({ user }: Ctx): string {
  if (isCustomer(user)) return 'Klant'
  const name = isStaff(user) && user && 'name' in user ? user.name : null
  return typeof name === 'string' ? name : 'Systeem'
}

/** The latest changes of one record, as far as whoever asks may see them. */
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

/** Takes out of the log what it says of these subjects in words. That something happened to them stays. */
export function redactAuditLog(subjects: SQL): SQL {
  return sql`
    update events set before = null, after = null
    where subject_id in (${subjects}) and change not in ('Status', 'Stand')`
}
