import type { Service } from '@/domain/site/services'
import { asSystem } from '../authority'
import type { Ctx } from '../ctx'

/** Every published service, in the order that staff gave them. */
export function listServices(ctx: Ctx): Promise<Service[]> {
  return ctx.remember('services', async () => {
    const { docs } = await ctx.payload.find({
      collection: 'services',
      where: { _status: { equals: 'published' } },
      sort: 'order',
      depth: 0,
      pagination: false,
      ...asSystem,
    })
    return docs.map(({ id, title, slug, description, icon, places, ...doc }) => ({
      ...{ id, title, slug, description, icon, places },
      features: (doc.features ?? []).map(feature => feature.text),
      startingPrice: doc.startingPrice ?? '',
      highlight: doc.highlight ?? '',
      menuLink: doc.menuLink ?? '',
    }))
  })
}
