import { fillClaims } from '@/features/company/server/getClaims'
import { asSystem } from '@/platform/access/authority'
import { cached } from '@/platform/cache/cached'
import type { PageCtx } from '@/platform/ctx'
import { publishedOrDraft } from '@/platform/payload/shown'
import type { Service } from '../model/services'

/** Every published service, in the order that staff gave them. */
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
