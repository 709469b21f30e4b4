import { eq } from '@payloadcms/db-postgres/drizzle'
import type { Ctx } from '@/platform/ctx'
import { type Tx, transaction } from '@/platform/db/transaction'
import { withinLimit } from '@/platform/limits/server/limits'
import type { UnsubscribeKind } from '../model/result'
import { stateAfter } from '../model/subscription'
import { readUnsubscribeKey } from './links'
import { recordStateChange } from './recordState'
import { lockSubscriber, subscribers } from './subscriberRecord'

/**
 * Takes a subscriber off the list; whoever is off it already hears the same. The limit counts per subscriber, because
 * leaving must always work: a key that we did not make never reaches the database.
 */
export async function unsubscribe(ctx: Ctx, key: string): Promise<{ kind: UnsubscribeKind }> {
  const id = readUnsubscribeKey(key)
  if (!id) return { kind: 'unknown' }
  try {
    if (!(await withinLimit(ctx, 'leave', id))) return { kind: 'notSaved' }
    await transaction(ctx, tx => takeOff(ctx, tx, id))
  } catch (err) {
    ctx.payload.logger.error({ err, msg: 'a newsletter subscriber could not leave' })
    return { kind: 'notSaved' }
  }
  return { kind: 'unsubscribed' }
}

async function takeOff(ctx: Ctx, tx: Tx, id: string): Promise<void> {
  const subscriber = await lockSubscriber(ctx, tx, 'id', id)
  if (!subscriber || subscriber.state === 'unsubscribed') return
  const { state: before } = subscriber
  const state = stateAfter('unsubscribe', before)
  const now = ctx.now().toISOString()
  await tx.sql
    .update(subscribers(ctx))
    .set({ state, unsubscribedAt: now, updatedAt: now })
    .where(eq(subscribers(ctx).id, id))
  await recordStateChange(ctx, tx.req, { id, before, after: state, by: { name: 'Abonnee' } })
}
