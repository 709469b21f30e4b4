import { fillClaims } from '@/features/catalogue/server/getClaims'
import { asSystem } from '@/platform/access/authority'
import { cached } from '@/platform/cache/cached'
import type { PageCtx } from '@/platform/ctx'
import { withPictureUrl } from '@/platform/media/images'
import { publishedOrDraft } from '@/platform/payload/publishedOrDraft'
import type { Region } from '../model/pages'
import { seoWithDefaults } from '../model/seo'

/** Every regional address that is published. */
export function listRegions(ctx: PageCtx): Promise<Region[]> {
  return fillClaims(
    ctx,
    cached(ctx, 'regions', async () => {
      const { docs } = await ctx.payload.find({
        collection: 'regions',
        sort: 'path',
        ...publishedOrDraft(ctx),
        depth: 1,
        ...asSystem,
      })
      return docs.map(({ id, path, place, heading, opening, seo }) => ({
        ...{ id, path, place, heading, opening },
        seo: seoWithDefaults(seo && withPictureUrl(seo), { title: heading, description: opening }),
      }))
    }),
  )
}
