import { isCustomer, isStaff } from '@/platform/access/actors'
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
