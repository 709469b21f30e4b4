import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { iso } from '@/features/leads/server/inbox/readLeads'
import { mailsAbout } from '@/features/leads/server/inbox/thread'
import { listEvents } from '@/platform/audit/listEvents'
import { readPart } from '@/platform/console/readPart'
import type { Ctx } from '@/platform/ctx'
import { database } from '@/platform/db/transaction'
import type { ConsoleEvent, ConsolePayment } from '../../model/consoleDetails'

/** What was mailed about a record and what belongs to it, and what happened to it. */
export async function historyOf(ctx: Ctx, id: string, others: { id: string }[] = []) {
  const [mails, events] = await Promise.all([
    readPart(ctx, 'mails', mailsAbout(ctx, [id, ...others.map(each => each.id)])),
    readPart(ctx, 'events', eventsOf(ctx, id)),
  ])
  return { mails, events }
}

async function eventsOf(ctx: Ctx, id: string): Promise<ConsoleEvent[]> {
  const events = await listEvents(ctx, id)
  return events.map(event => ({
    ...{ id: event.id, change: event.change, createdAt: event.createdAt },
    ...{ before: event.before ?? null, after: event.after ?? null, actorName: event.actorName ?? null },
  }))
}

/** Every attempt to pay that a condition picks, the latest first. */
export async function paymentsWhere(ctx: Ctx, condition: SQL): Promise<ConsolePayment[]> {
  const { rows } = await database(ctx).drizzle.execute<ConsolePayment>(sql`
    select id, provider, provider_id as "providerId", amount::int, state::text, coalesce(refunded, 0)::int as refunded,
      coalesce(charged_back, 0)::int as "chargedBack", problem, ${iso('created_at')} as "createdAt"
    from payments where ${condition} order by created_at desc, id desc`)
  return rows
}
