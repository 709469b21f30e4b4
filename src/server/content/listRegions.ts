import type { Region } from '@/domain/site/pages'
import { seoOf } from '@/domain/site/seo'
import { asSystem } from '../authority'
import type { Ctx } from '../ctx'
import { claimed } from './getClaims'
import { shown } from './shown'

/** Every regional address that is published. */
export function listRegions(ctx: Ctx): Promise<Region[]> {
  return claimed(
    ctx,
    ctx.remember('regions', async () => {
      const { docs } = await ctx.payload.find({
        collection: 'regions',
        sort: 'path',
        ...shown(ctx),
        ...asSystem,
      })
      return docs.map(({ path, place, heading, opening, seo }) => ({
        ...{ path, place, heading, opening },
        seo: seoOf(seo, { title: heading, description: opening }),
      }))
    }),
  )
}
