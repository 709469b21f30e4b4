import type { DomainPrices } from '@/domain/hosting/catalogue'
import { asSystem } from '../authority'
import type { Ctx } from '../ctx'

/** What a new domain name costs, in cents without VAT. */
export function getDomainPrices(ctx: Ctx): Promise<DomainPrices> {
  return ctx.remember('domain-prices', async () => {
    const { firstYear, yearly } = await ctx.payload.findGlobal({
      slug: 'domain-prices',
      depth: 0,
      ...asSystem,
    })
    return { firstYear, yearly }
  })
}
