import { APIError, type CollectionAfterChangeHook, type FieldHook, type PayloadRequest } from 'payload'
import type { Actor } from '@/platform/access/actors'
import { asSystem } from '@/platform/access/authority'
import { type Ctx, ctxOf } from '@/platform/ctx'
import { type SubscriptionState, subscriptionState } from '../model/subscription'

type StateChange = {
  id: string
  before: SubscriptionState
  after: SubscriptionState
  by: { id?: string; name: string }
}

export async function recordStateChange(
  ctx: Pick<Ctx, 'payload'>,
  req: Partial<PayloadRequest>,
  { id, before, after, by }: StateChange,
): Promise<void> {
  if (before === after) return
  await ctx.payload.create({
    collection: 'events',
    data: {
      subjectCollection: 'newsletter-subscribers',
      subjectId: id,
      change: 'Stand',
      before: subscriptionState(before).label,
      after: subscriptionState(after).label,
      actor: by.id,
      actorName: by.name,
    },
    depth: 0,
    req,
    ...asSystem,
  })
}

/** Staff may unsubscribe somebody; only the subscriber can confirm. */
export const checkState: FieldHook = ({ operation, originalDoc, value }) => {
  const before = originalDoc?.state
  if (operation !== 'update' || !value || value === before || value === 'unsubscribed') return value
  throw new APIError('Aanmelden en bevestigen kan alleen de abonnee zelf.', 400, null, true)
}

export const setUnsubscribedAt: FieldHook = ({ data, originalDoc, req, value }) => {
  if (data?.state !== 'unsubscribed' || originalDoc?.state === 'unsubscribed') return value
  return ctxOf(req).now().toISOString()
}

export const recordChangeByStaff: CollectionAfterChangeHook = async ({
  doc,
  operation,
  previousDoc,
  req,
}) => {
  if (operation !== 'update') return doc
  const { id, state: after } = doc
  const user = req.user as (Actor & { name?: string }) | null
  const by = user?.collection === 'staff' ? { id: user.id, name: user.name ?? '' } : { name: 'Systeem' }
  await recordStateChange(req, req, { id, before: previousDoc.state, after, by })
  return doc
}
