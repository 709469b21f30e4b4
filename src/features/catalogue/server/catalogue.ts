import { CLAIMS, type Claims, withClaims } from '@/features/company/model/claims'
import { asSystem } from '@/platform/access/authority'
import { cached, publishedOrDraft } from '@/platform/cache/cached'
import type { PageCtx } from '@/platform/ctx'
import {
  type DomainPrices,
  type DomainPriceTexts,
  domainPriceTexts,
  type HostingExtra,
  type HostingPackage,
  type PriceList,
} from '../model/priceList'
import type { Service, WebsitePrices } from '../model/services'

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
    return docs.map(({ key, name, monthly, yearly, vatRate, lines, popular }) => ({
      ...{ key, name, monthly, yearly, vatRate },
      lines: (lines ?? []).map(line => line.text),
      popular: popular ?? false,
    }))
  })
}

export function listHostingExtras(ctx: PageCtx): Promise<HostingExtra[]> {
  return cached(ctx, 'hosting-extras', async () => {
    const { docs } = await ctx.payload.find({ collection: 'hosting-extras', ...IN_ORDER, ...asSystem })
    return docs.map(({ key, name, monthly, yearly, vatRate }) => ({ key, name, monthly, yearly, vatRate }))
  })
}

/** In cents without VAT. */
export function getDomainPrices(ctx: PageCtx): Promise<DomainPrices> {
  return cached(ctx, 'domain-prices', async () => {
    const { firstYear, yearly, vatRate } = await ctx.payload.findGlobal({
      slug: 'domain-prices',
      depth: 0,
      ...asSystem,
    })
    return { firstYear, yearly, vatRate }
  })
}

export function listServices(ctx: PageCtx): Promise<Service[]> {
  return fillClaims(
    ctx,
    cached(ctx, 'services', async () => {
      const { docs } = await ctx.payload.find({
        collection: 'services',
        sort: 'order',
        ...publishedOrDraft(ctx),
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

export function getWebsitePrices(ctx: PageCtx): Promise<WebsitePrices> {
  return fillClaims(
    ctx,
    cached(ctx, 'prices', async () => {
      const doc = await ctx.payload.findGlobal({ slug: 'prices', depth: 0, draft: ctx.drafts, ...asSystem })
      return {
        websites: doc.websites.map(({ name, price, note }) => ({ name, price, note })),
        subscriptions: doc.subscriptions.map(({ name, price, lines }) => ({
          ...{ name, price },
          lines: lines.split('\n').filter(Boolean),
        })),
      }
    }),
  )
}

/** A claim may name another claim or a price. */
export async function getClaims(ctx: PageCtx): Promise<Claims & DomainPriceTexts> {
  const [claims, domain] = await Promise.all([readClaims(ctx), getDomainPrices(ctx)])
  const named = { ...claims, ...domainPriceTexts(domain) }
  return withClaims(named, named)
}

function readClaims(ctx: PageCtx): Promise<Claims> {
  return cached(ctx, 'claims', async () => {
    const doc = await ctx.payload.findGlobal({ slug: 'claims', depth: 0, draft: ctx.drafts, ...asSystem })
    return Object.fromEntries(CLAIMS.map(({ name }) => [name, doc[name]])) as Claims
  })
}

export async function fillClaims<Content>(ctx: PageCtx, content: Promise<Content>): Promise<Content> {
  const [texts, claims] = await Promise.all([content, getClaims(ctx)])
  return withClaims(texts, claims)
}
