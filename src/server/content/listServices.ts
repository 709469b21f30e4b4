import type { Service } from '@/domain/site/services'
import { asSystem } from '../authority'
import type { PageCtx } from '../ctx'
import { cached } from './cached'
import { claimed } from './getClaims'
import { shown } from './shown'

/** Every published service, in the order that staff gave them. */
export function listServices(ctx: PageCtx): Promise<Service[]> {
  return claimed(
    ctx,
    cached(ctx, 'services', async () => {
      const { docs } = await ctx.payload.find({
        collection: 'services',
        sort: 'order',
        ...shown(ctx),
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
