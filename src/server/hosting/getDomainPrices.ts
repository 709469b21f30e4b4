import type { DomainPrices } from '@/domain/hosting/catalogue'
import { asSystem } from '../authority'
import { cached } from '../content/cached'
import type { PageCtx } from '../ctx'

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
