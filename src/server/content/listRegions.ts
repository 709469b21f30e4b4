import type { Region } from '@/domain/site/pages'
import { seoOf } from '@/domain/site/seo'
import { asSystem } from '../authority'
import type { PageCtx } from '../ctx'
import { cached } from './cached'
import { claimed } from './getClaims'
import { shown } from './shown'
import { withPicture } from './withPicture'

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
