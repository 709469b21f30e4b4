import { fillClaims } from '@/features/catalogue/server/public'
import type { Configurator } from '@/payload-types'
import { asSystem } from '@/platform/access/authority'
import { cached } from '@/platform/cache/cached'
import type { PageCtx } from '@/platform/ctx'
import type { ConfiguratorOptions, Price } from '../model/options'

export function getConfigurator(ctx: PageCtx): Promise<ConfiguratorOptions> {
  return fillClaims(ctx, readOptions(ctx))
}

function readOptions(ctx: PageCtx): Promise<ConfiguratorOptions> {
  return cached(ctx, 'configurator', async () => {
    const doc = await ctx.payload.findGlobal({
      slug: 'configurator',
      depth: 0,
      draft: ctx.drafts,
      ...asSystem,
    })
    return {
      websiteTypes: doc.websiteTypes.map(row => ({ ...toOption(row), drawing: row.drawing })),
      services: doc.services.map(toOption),
      timelines: doc.timelines.map(({ key, label, description }) => ({
        id: key,
        label,
        description: description ?? '',
      })),
      features: doc.features.map(row => ({ ...toOption(row), countable: row.countable ?? false })),
    }
  })
}

type Row = Configurator['services'][number]

function toOption(row: Row) {
  return { id: row.key, label: row.label, description: row.description ?? '', price: toPrice(row) }
}

function toPrice({ priceKind, amount, startingAt }: Row): Price {
  if (priceKind === 'request' || priceKind === 'included') return { kind: priceKind }
  return { kind: priceKind, amount: amount ?? 0, startingAt: startingAt ?? false }
}
