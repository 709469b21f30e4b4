import type { Prices } from '@/domain/site/prices'
import { asSystem } from '../authority'
import type { PageCtx } from '../ctx'
import { cached } from './cached'
import { claimed } from './getClaims'

export function getPrices(ctx: PageCtx): Promise<Prices> {
  return claimed(
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
