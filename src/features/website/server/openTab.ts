import * as z from 'zod'
import { asUser } from '@/platform/access/authority'
import type { Ctx } from '@/platform/ctx'

const schema = z.object({ fields: z.record(z.string(), z.object({ tabIndex: z.number().optional() })) })

/**
 * The number of the tab of a global that an editor has open, from 0. Payload keeps it among their preferences;
 * who opened none yet sees the first.
 */
export async function getOpenTab(ctx: Ctx, slug: string): Promise<number> {
  const { docs } = await ctx.payload.find({
    collection: 'payload-preferences',
    where: { key: { equals: `global-${slug}` } },
    limit: 1,
    depth: 0,
    ...asUser(ctx),
  })
  const kept = schema.safeParse(docs[0]?.value)
  const tabs = kept.success ? Object.values(kept.data.fields) : []
  return tabs.find(({ tabIndex }) => tabIndex !== undefined)?.tabIndex ?? 0
}
