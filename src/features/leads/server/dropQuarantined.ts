import { asSystem } from '@/platform/access/authority'
import type { Ctx } from '@/platform/ctx'
import { INBOX_COLLECTIONS } from '../model/inbox'

const QUARANTINE_DAYS = 30

/** What a bot sent is kept apart for 30 days, in case it was a person after all. What staff took up stays. */
export async function deleteQuarantinedLeads(ctx: Ctx): Promise<void> {
  const before = new Date(ctx.now().getTime() - QUARANTINE_DAYS * 86_400_000).toISOString()
  for (const collection of INBOX_COLLECTIONS) {
    await ctx.payload.delete({
      collection,
      where: { quarantined: { equals: true }, status: { equals: 'new' }, createdAt: { less_than: before } },
      depth: 0,
      ...asSystem,
    })
  }
}
