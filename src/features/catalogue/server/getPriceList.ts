import type { PageCtx } from '@/platform/ctx'
import type { PriceList } from '../model/catalogue'
import { getDomainPrices } from './getDomainPrices'
import { listHostingExtras, listHostingPackages } from './listCatalogue'

/** Everything that hosting is sold at now. */
export async function getPriceList(ctx: PageCtx): Promise<PriceList> {
  const [packages, extras, domain] = await Promise.all([
    listHostingPackages(ctx),
    listHostingExtras(ctx),
    getDomainPrices(ctx),
  ])
  return { packages, extras, domain }
}
