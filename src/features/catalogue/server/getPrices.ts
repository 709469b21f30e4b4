import { fillClaims } from '@/features/company/server/getClaims'
import { asSystem } from '@/platform/access/authority'
import { cached } from '@/platform/cache/cached'
import type { PageCtx } from '@/platform/ctx'
import type { Prices } from '../model/prices'

export function getPrices(ctx: PageCtx): Promise<Prices> {
  return fillClaims(
    ctx,
    cached(ctx, 'prices', async () => {
      const doc = await ctx.payload.findGlobal({ slug: 'prices', depth: 0, draft: ctx.drafts, ...asSystem })
      return {
        websites: doc.websites.map(({ name, price, note }) => ({ name, price, note })),
        subscriptions: doc.subscriptions.map(({ name, price, lines }) => ({
          ...{ name, price },
          lines: lines.split('\n').filter(Boolean),
        })),
      }
    }),
  )
}
