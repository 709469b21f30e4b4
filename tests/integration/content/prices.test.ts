import { describe, expect, test } from 'vitest'
import { getConfigurator } from '@/features/configurator/server/getConfigurator'
import { asSystem } from '@/platform/access/authority'
import { testCtx } from '../../support/testCtx'

const ctx = await testCtx()
const quietly = { depth: 0, context: { disableRevalidate: true }, ...asSystem }

const NO_AMOUNTS = [null, -1, 12.5] as number[]
const REFUSED = /Bedrag|Per maand|Per jaar|Eerste jaar|Elk volgend jaar/

describe.each(['hosting-packages', 'hosting-extras'] as const)('a price of %s', collection => {
  test.each(NO_AMOUNTS)('is never %s cents', async monthly => {
    const [priced] = (await ctx.payload.find({ collection, limit: 1, ...quietly })).docs
    const price = (data: object) =>
      ctx.payload.update({ collection, id: priced?.id ?? '', data, ...quietly }) as Promise<object>
    await expect(price({ monthly })).rejects.toThrow(REFUSED)
    await expect(price({ yearly: monthly })).rejects.toThrow(REFUSED)
    expect(await price({ monthly: 0 })).toMatchObject({ monthly: 0 })
    expect(await price({ monthly: priced?.monthly })).toMatchObject({ monthly: priced?.monthly })
  })
})

test.each(NO_AMOUNTS)('a domain name never costs %s cents', async firstYear => {
  const writing = ctx.payload.updateGlobal({ slug: 'domain-prices', data: { firstYear }, ...quietly })
  await expect(writing).rejects.toThrow(REFUSED)
})

describe('a choice of the configurator', () => {
  const publish = (data: object) =>
    ctx.payload.updateGlobal({
      ...{ slug: 'configurator', ...quietly },
      data: { ...data, _status: 'published' },
    })

  test.each(NO_AMOUNTS)('that costs something never costs %s cents', async amount => {
    const { features } = await ctx.payload.findGlobal({ slug: 'configurator', ...quietly })
    const priced = features.map(each => ({ ...each, priceKind: 'once', amount }))
    await expect(publish({ features: priced })).rejects.toThrow(REFUSED)
  })

  test('needs no amount where it is free or on request', async () => {
    const { features } = await ctx.payload.findGlobal({ slug: 'configurator', ...quietly })
    const asked = features.map(each => ({ ...each, priceKind: 'request', amount: null }))
    await publish({ features: asked })
    const shown = (await getConfigurator(ctx)).features.map(({ price }) => price)
    expect(shown).toEqual(asked.map(() => ({ kind: 'request' })))
  })

  test.each(['websiteTypes', 'services', 'timelines', 'features'])(
    'is always left: %s are never none',
    async list => {
      await expect(publish({ [list]: [] })).rejects.toThrow()
    },
  )
})
