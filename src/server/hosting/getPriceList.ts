import type { DomainPrices, PriceList } from '@/domain/hosting/catalogue'
import { asSystem } from '../authority'
import type { Ctx } from '../ctx'
import { listHostingExtras, listHostingPackages } from './listCatalogue'

/** Everything that hosting is sold at now. */
export async function getPriceList(ctx: Ctx): Promise<PriceList> {
  const [packages, extras, domain] = await Promise.all([
    listHostingPackages(ctx),
    listHostingExtras(ctx),
    getDomainPrices(ctx),
  ])
  return { packages, extras, domain }
}

function getDomainPrices(ctx: Ctx): Promise<DomainPrices> {
  return ctx.remember('domain-prices', async () => {
    const { firstYear, yearly } = await ctx.payload.findGlobal({
      slug: 'domain-prices',
      depth: 0,
      ...asSystem,
    })
    return { firstYear, yearly }
  })
}
