import { hostingPrice, onceAt, type Price } from '@/features/catalogue/model/products'
import {
  fillClaims,
  getDomainPrices,
  listHostingPackages,
  listProducts,
} from '@/features/catalogue/server/public'
import type { Configurator } from '@/payload-types'
import { asSystem } from '@/platform/access/authority'
import { cached } from '@/platform/cache/cached'
import type { PageCtx } from '@/platform/ctx'
import type { ConfiguratorOptions, Option } from '../model/options'
import { parseChoices, type Trade } from '../model/trades'

export function getConfigurator(ctx: PageCtx): Promise<ConfiguratorOptions> {
  return fillClaims(ctx, readOptions(ctx))
}

async function readOptions(ctx: PageCtx): Promise<ConfiguratorOptions> {
  const [doc, priceOf] = await Promise.all([readChoices(ctx), priceReader(ctx)])
  const toOption = (row: Row): Option => ({
    ...{ id: row.key, label: row.label, description: row.description ?? '' },
    ...priceOf(row),
  })
  return {
    websiteTypes: doc.websiteTypes.map(row => ({ ...toOption(row), drawing: row.drawing })),
    services: doc.services.map(toOption),
    timelines: doc.timelines.map(({ key, label, description, weeksFrom, weeksTo }) => ({
      ...{ id: key, label, description: description ?? '' },
      weeks: weeksFrom == null || weeksTo == null ? null : { from: weeksFrom, to: weeksTo },
    })),
    features: doc.features.map(row => ({ ...toOption(row), countable: row.countable ?? false })),
  }
}

function readChoices(ctx: PageCtx): Promise<Configurator> {
  return cached(ctx, 'configurator', () =>
    ctx.payload.findGlobal({ slug: 'configurator', depth: 0, draft: ctx.drafts, ...asSystem }),
  )
}

/** The trades that home offers, and the towns. */
export async function listTrades(ctx: PageCtx): Promise<{ trades: Trade[]; towns: string[] }> {
  const { trades, towns } = await readChoices(ctx)
  return {
    trades: (trades ?? []).map(({ key, label, websiteType, services, timeline, features }) => ({
      ...{ id: key, label },
      choices: {
        websiteType,
        timeline: timeline ?? null,
        services: parseChoices(services ?? '').map(({ id }) => id),
        features: parseChoices(features ?? ''),
      },
    })),
    towns: (towns ?? '').split('\n').filter(Boolean),
  }
}

type Row = Configurator['services'][number]

/** A choice without a product has a price that somebody has yet to name. */
async function priceReader(ctx: PageCtx): Promise<(row: Row) => Pick<Option, 'price' | 'sold'>> {
  const [products, packages, domain] = await Promise.all([
    listProducts(ctx),
    listHostingPackages(ctx),
    getDomainPrices(ctx),
  ])
  const byId = new Map(products.map(product => [product.id, product]))
  return ({ key, priceFrom, product: id }) => {
    switch (priceFrom) {
      case 'hosting':
        return { price: hostingPrice(packages), sold: priceFrom }
      case 'domain':
        return { price: onceAt(domain.firstYear, domain.vatRate), sold: priceFrom }
      case 'included':
        return { price: { kind: 'included' }, sold: key }
      case 'product': {
        const product = byId.get(String(id))
        const request: Price = { kind: 'request', reason: '' }
        return { price: product?.price ?? request, sold: product ? `product ${product.key}` : key }
      }
      default:
        throw priceFrom satisfies never
    }
  }
}
