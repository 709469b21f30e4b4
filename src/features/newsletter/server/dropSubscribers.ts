import { forgottenBefore } from '@/features/company/model/retention'
import { asSystem } from '@/platform/access/authority'
import type { Ctx } from '@/platform/ctx'
import { daysBefore, UNCONFIRMED_KEPT_DAYS } from '../model/subscription'

/** Forgets addresses that nobody confirmed, and those that left long ago. */
export async function deleteOldSubscribers(ctx: Ctx): Promise<void> {
  const unconfirmed = daysBefore(ctx.now(), UNCONFIRMED_KEPT_DAYS).toISOString()
  const left = forgottenBefore(ctx.now()).toISOString()
  await ctx.payload.delete({
    collection: 'newsletter-subscribers',
    where: {
      or: [
        { state: { equals: 'pending' }, consentAt: { less_than: unconfirmed } },
        { state: { equals: 'unsubscribed' }, unsubscribedAt: { less_than: left } },
      ],
    },
    depth: 0,
    ...asSystem,
  })
}
