import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Ctx } from '@/platform/ctx'
import { transaction } from '@/platform/db/transaction'
import { readBodyUpTo } from '@/platform/http/readBody'
import { isTestEvent, type MetaEvent, parseMetaEvents } from '../model/metaEvents'
import { configuredMeta } from './metaSettings'
import { verifySignature } from './metaSignature'

const MAX_BODY_BYTES = 1_000_000

/** A call as it came in. The signature is over these bytes, so nobody may have read them as text before. */
type WebhookCall = { body: Request['body']; signature: string | null }

export type WebhookResult = { kind: 'accepted' | 'unsigned' | 'notConfigured' | 'unreadable' | 'tooLarge' }

/**
 * Keeps every lead that Meta tells about before it is told that we have them; the worker fetches what was
 * answered. A lead that was told about before changes nothing.
 */
export async function receiveMetaWebhook(ctx: Ctx, call: WebhookCall, meta = configuredMeta): Promise<WebhookResult> {
  if (!meta.appSecret) return { kind: 'notConfigured' }
  if (!call.signature) return { kind: 'unsigned' }
  const body = await readBodyUpTo(call.body, MAX_BODY_BYTES)
  if (!body) return { kind: 'tooLarge' }
  if (!verifySignature(body, call.signature, meta.appSecret)) return { kind: 'unsigned' }
  const events = readEvents(body)
  if (!events) return { kind: 'unreadable' }
  if (events.length > 0) await saveEvents(ctx, events)
  return { kind: 'accepted' }
}

function readEvents(body: Uint8Array): MetaEvent[] | null {
  try {
    return parseMetaEvents(new TextDecoder().decode(body))
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

/** One statement with one parameter, however many leads there are. */
async function saveEvents(ctx: Ctx, events: MetaEvent[]): Promise<void> {
  const now = ctx.now().toISOString()
  const rows = events.map(event => ({
    eventId: event.leadId,
    payload: event,
    ...(isTestEvent(event) ? { state: 'test', due: null } : { state: 'received', due: now }),
  }))
  await transaction(ctx, tx =>
    tx.sql.execute(sql`
      insert into webhook_events
        (source, event_id, payload, state, attempts, next_attempt_at, created_at, updated_at)
      select 'meta', event->>'eventId', event->'payload', (event->>'state')::enum_webhook_events_state, 0,
        (event->>'due')::timestamptz, ${now}::timestamptz, ${now}::timestamptz
      from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) as events(event)
      on conflict (source, event_id) do nothing`),
  )
}
