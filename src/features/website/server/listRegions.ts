import { claimed } from '@/features/company/server/getClaims'
import { asSystem } from '@/platform/access/authority'
import { cached } from '@/platform/cache/cached'
import type { PageCtx } from '@/platform/ctx'
import { withPicture } from '@/platform/media/withPicture'
import { shown } from '@/platform/payload/shown'
import type { Region } from '../model/pages'
import { seoOf } from '../model/seo'

/** Every regional address that is published. */
export function listRegions(ctx: PageCtx): Promise<Region[]> {
  return claimed(
    ctx,
    cached(ctx, 'regions', async () => {
      const { docs } = await ctx.payload.find({
        collection: 'regions',
        sort: 'path',
        ...shown(ctx),
        depth: 1,
        ...asSystem,
      })
      return docs.map(({ id, path, place, heading, opening, seo }) => ({
        ...{ id, path, place, heading, opening },
        seo: seoOf(seo && withPicture(seo), { title: heading, description: opening }),
      }))
    }),
  )
}
