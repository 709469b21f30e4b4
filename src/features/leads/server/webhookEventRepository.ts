import { and, eq, gt, inArray, type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import * as z from 'zod/mini'
import { forgottenBefore } from '@/features/company/model/legal'
import type { Ctx } from '@/platform/ctx'
import { database, type Tx, transaction } from '@/platform/db/transaction'
import { measureQueue, type Queue } from '@/platform/health/queues'
import { BATCH_SIZE } from '@/platform/retention/retention'
import { isTestEvent, type MetaEvent } from '../model/meta'
import { LEASE_MS, type WebhookState, webhookStates } from '../model/webhookEvents'

const SOURCE = 'meta'

export type PendingMetaLead = { id: string; leadId: string; attempts: number; received: Date }

/** Idempotent: a known lead changes nothing. */
export async function saveEvents(ctx: Ctx, events: MetaEvent[]): Promise<void> {
  const now = ctx.now().toISOString()
  const rows = events.map(event => ({
    eventId: event.leadId,
    payload: event,
    ...(isTestEvent(event) ? stateOf('test', null) : stateOf('received', now)),
  }))
  await transaction(ctx, tx =>
    tx.sql.execute(sql`
      insert into webhook_events
        (source, event_id, payload, state, attempts, next_attempt_at, created_at, updated_at)
      select ${SOURCE}, event->>'eventId', event->'payload', (event->>'state')::enum_webhook_events_state, 0,
        (event->>'nextAttemptAt')::timestamptz, ${now}::timestamptz, ${now}::timestamptz
      from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) as events(event)
      on conflict (source, event_id) do nothing`),
  )
}

const stateOf = (state: WebhookState, nextAttemptAt: string | null) => ({ state, nextAttemptAt })

/** SKIP LOCKED: workers side by side never take the same one. */
export function leaseDue(ctx: Ctx, limit: number): Promise<PendingMetaLead[]> {
  // As an array they are looked up once: a plain `in` may look them up for every row, and take them all.
  return lease(
    ctx,
    sql`id = any(array(
      select id from webhook_events
      where source = ${SOURCE} and ${hasState('isWaiting')} and next_attempt_at <= ${ctx.now().toISOString()}
      order by next_attempt_at limit ${limit} for update skip locked
    ))`,
  )
}

export const webhookQueue: Queue = {
  ...{ key: 'meta_leads', label: 'Aanvragen uit advertenties die opgehaald worden', href: '/admin/leads' },
  lateAfter: 60 * 60_000,
  measure: (ctx, lateBefore) =>
    measureQueue(ctx, sql`webhook_events where ${hasState('isWaiting')}`, sql`created_at`, lateBefore),
}

/** Those whose lead was fetched, or never will be. */
export async function deleteOldWebhookEvents(ctx: Ctx): Promise<number> {
  const { rowCount } = await database(ctx).drizzle.execute(sql`
    delete from webhook_events where id = any(array(
      select id from webhook_events
      where updated_at < ${forgottenBefore(ctx.now()).toISOString()} and not ${hasState('isWaiting')}
      limit ${BATCH_SIZE} for update skip locked))`)
  return rowCount ?? 0
}

/** Takes one lead that was put off or given up (`canRefetch`); null when it is done, or somebody has it. */
export async function leaseForRetry(ctx: Ctx, id: string): Promise<PendingMetaLead | null> {
  const waits = sql`${hasState('isWaiting')} and next_attempt_at > ${leaseExpiry(ctx)}`
  const which = sql`id = ${id} and source = ${SOURCE} and (${hasState('isFailed')} or ${waits})`
  const [waiting] = await lease(ctx, which)
  return waiting ?? null
}

const hasState = (meaning: Parameters<typeof webhookStates>[0]) =>
  sql.raw(`state in (${webhookStates(meaning).map(state => `'${state}'`)})`)

function leaseExpiry(ctx: Ctx): string {
  return new Date(ctx.now().getTime() + LEASE_MS).toISOString()
}

const leasedRow = z.object({
  id: z.string(),
  leadId: z.string(),
  attempts: z.coerce.number(),
  received: z.coerce.date(),
})

async function lease(ctx: Ctx, which: SQL): Promise<PendingMetaLead[]> {
  const { state, nextAttemptAt } = stateOf('received', leaseExpiry(ctx))
  const { rows } = await database(ctx).drizzle.execute(sql`
    update webhook_events set state = ${state}, next_attempt_at = ${nextAttemptAt} where ${which}
    returning id, event_id as "leadId", attempts, created_at as "received"`)
  return rows.map(row => leasedRow.parse(row))
}

export async function makeDue(ctx: Ctx): Promise<void> {
  const events = eventsTable(ctx)
  const putOff = gt(events.nextAttemptAt, leaseExpiry(ctx))
  await database(ctx)
    .drizzle.update(events)
    .set({ nextAttemptAt: ctx.now().toISOString() })
    .where(and(eq(events.source, SOURCE), isWaiting(events), putOff))
}

type Failure = { attempts: number; lastError: string; again: Date | null }

/** Never again when `again` is null. */
export async function recordFailure(ctx: Ctx, id: string, { again, ...failure }: Failure): Promise<void> {
  const events = eventsTable(ctx)
  const next = again ? stateOf('received', again.toISOString()) : stateOf('failed', null)
  await database(ctx)
    .drizzle.update(events)
    .set({ ...next, ...failure, updatedAt: ctx.now().toISOString() })
    .where(and(eq(events.id, id), isWaiting(events)))
}

type Done = { attempts: number; leadId: string | undefined }

export async function markDone(ctx: Ctx, tx: Tx, id: string, done: Done): Promise<void> {
  const events = eventsTable(ctx)
  await tx.sql
    .update(events)
    .set({ ...stateOf('done', null), ...done, lastError: null, updatedAt: ctx.now().toISOString() })
    .where(eq(events.id, id))
}

type EventsTable = ReturnType<typeof eventsTable>

const eventsTable = (ctx: Ctx) => database(ctx).tables.webhook_events
const isWaiting = (events: EventsTable) => inArray(events.state, webhookStates('isWaiting'))
