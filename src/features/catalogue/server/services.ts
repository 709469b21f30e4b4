import { asSystem } from '@/platform/access/authority'
import { cached } from '@/platform/cache/cached'
import type { PageCtx } from '@/platform/ctx'
import { publishedOrDraft } from '@/platform/payload/publishedOrDraft'
import type { Service, WebsitePrices } from '../model/services'
import { fillClaims } from './getClaims'

export function listServices(ctx: PageCtx): Promise<Service[]> {
  return fillClaims(
    ctx,
    cached(ctx, 'services', async () => {
      const { docs } = await ctx.payload.find({
        collection: 'services',
        sort: 'order',
        ...publishedOrDraft(ctx),
        ...asSystem,
      })
      return docs.map(({ id, title, slug, description, icon, places, ...doc }) => ({
        ...{ id, title, slug, description, icon, places },
        features: (doc.features ?? []).map(feature => feature.text),
        startingPrice: doc.startingPrice ?? '',
        highlight: doc.highlight ?? '',
        menuLink: doc.menuLink ?? '',
      }))
    }),
  )
}

export function getWebsitePrices(ctx: PageCtx): Promise<WebsitePrices> {
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
