import { asSystem } from '@/platform/access/authority'
import { cached } from '@/platform/cache/cached'
import type { PageCtx } from '@/platform/ctx'
import type { DomainPrices } from '../model/catalogue'

/** What a new domain name costs, in cents without VAT. */
export function getDomainPrices(ctx: PageCtx): Promise<DomainPrices> {
  return cached(ctx, 'domain-prices', async () => {
    const { firstYear, yearly } = await ctx.payload.findGlobal({
      slug: 'domain-prices',
      depth: 0,
      ...asSystem,
    })
    return { firstYear, yearly }
  })
}
