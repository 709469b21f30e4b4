import type { ConfiguratorOptions, Price } from '@/domain/configurator/options'
import type { Configurator } from '@/payload-types'
import { asSystem } from '../authority'
import type { PageCtx } from '../ctx'
import { cached } from './cached'
import { claimed } from './getClaims'

/** The choices and prices that visitors see now: what staff published. */
export function getConfigurator(ctx: PageCtx): Promise<ConfiguratorOptions> {
  return claimed(ctx, readOptions(ctx))
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
      websiteTypes: doc.websiteTypes.map(row => ({ ...option(row), drawing: row.drawing })),
      services: doc.services.map(option),
      timelines: doc.timelines.map(({ key, label, description }) => ({
        id: key,
        label,
        description: description ?? '',
      })),
      features: doc.features.map(row => ({ ...option(row), countable: row.countable ?? false })),
    }
  })
}

type Row = Configurator['services'][number]

function option(row: Row) {
  return { id: row.key, label: row.label, description: row.description ?? '', price: price(row) }
}

function price({ priceKind, amount, startingAt }: Row): Price {
  if (priceKind === 'request' || priceKind === 'included') return { kind: priceKind }
  return { kind: priceKind, amount: amount ?? 0, startingAt: startingAt ?? false }
}
