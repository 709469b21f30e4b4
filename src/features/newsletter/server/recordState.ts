import type { PayloadRequest } from 'payload'
import { asSystem } from '@/platform/access/authority'
import type { Ctx } from '@/platform/ctx'
import { type SubscriptionState, subscriptionState } from '../model/subscription'

type StateChange = {
  id: string
  before: SubscriptionState
  after: SubscriptionState
  /** A member of staff has an id. */
  by: { id?: string; name: string }
}

/** Keeps who moved a subscription in `events`, in the words of the screen and in the caller's transaction. */
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
