import { asSystem } from '@/platform/access/authority'
import { cached } from '@/platform/cache/cached'
import type { PageCtx } from '@/platform/ctx'
import type { DomainPrices, HostingExtra, HostingPackage, PriceList } from '../model/priceList'

export async function getPriceList(ctx: PageCtx): Promise<PriceList> {
  const [packages, extras, domain] = await Promise.all([
    listHostingPackages(ctx),
    listHostingExtras(ctx),
    getDomainPrices(ctx),
  ])
  return { packages, extras, domain }
}

const IN_ORDER = { sort: 'order', depth: 0, pagination: false } as const

export function listHostingPackages(ctx: PageCtx): Promise<HostingPackage[]> {
  return cached(ctx, 'hosting-packages', async () => {
    const { docs } = await ctx.payload.find({ collection: 'hosting-packages', ...IN_ORDER, ...asSystem })
    return docs.map(({ key, name, monthly, yearly, lines, popular }) => ({
      ...{ key, name, monthly, yearly },
      lines: (lines ?? []).map(line => line.text),
      popular: popular ?? false,
    }))
  })
}

export function listHostingExtras(ctx: PageCtx): Promise<HostingExtra[]> {
  return cached(ctx, 'hosting-extras', async () => {
    const { docs } = await ctx.payload.find({ collection: 'hosting-extras', ...IN_ORDER, ...asSystem })
    return docs.map(({ key, name, monthly, yearly }) => ({ key, name, monthly, yearly }))
  })
}

/** In cents without VAT. */
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
