import { describe, expect, test } from 'vitest'
import { listServices } from '@/features/catalogue/server/public'
import { asSystem } from '@/platform/access/authority'
import { plain } from '../../support/plain'
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

describe('a product', () => {
  const make = (data: object) =>
    ctx.payload.create({
      collection: 'products',
      data: { name: 'Proef', key: 'proef', description: 'Een proef.', group: 'option', ...data } as never,
      ...quietly,
    })

  test.each(NO_AMOUNTS)('that costs something never costs %s cents', async amount => {
    await expect(make({ priceKind: 'once', amount })).rejects.toThrow(REFUSED)
  })

  test.each([
    ['a range that goes down', { priceKind: 'once', amount: 5_000, amountTo: 5_000 }],
    ['no amount and no reason', { priceKind: 'request' }],
    ['a name that a claim has', { priceKind: 'once', amount: 5_000, key: 'rating' }],
    ['a name that no text can hold', { priceKind: 'once', amount: 5_000, key: 'extra taal' }],
    ['a name that another has', { priceKind: 'once', amount: 5_000, key: 'bedrijfswebsite' }],
  ])('is refused with %s', async (_what, data) => {
    await expect(make(data)).rejects.toThrow()
  })

  test('that the configurator sells is not deleted, and says where it is used', async () => {
    const { docs } = await ctx.payload.find({
      ...{ collection: 'products', where: { key: { equals: 'bedrijfswebsite' } }, ...quietly },
    })
    const deleting = ctx.payload.delete({ collection: 'products', id: docs[0]?.id ?? '', ...quietly })
    await expect(deleting).rejects.toThrow(/Configurator/)
  })

  test('changes its price everywhere at once', async () => {
    const { docs } = await ctx.payload.find({
      ...{ collection: 'products', where: { key: { equals: 'webshopCompleet' } }, ...quietly },
    })
    await ctx.payload.update({
      collection: 'products',
      id: docs[0]?.id ?? '',
      data: { amount: 250_000 },
      ...quietly,
    })
    const shop = (await listServices(ctx)).find(({ slug }) => slug === 'webshop')
    expect(plain(shop?.startingPrice ?? '')).toBe(
      'Webshop compleet vanaf € 3.025 incl. btw (€ 2.500 excl. btw)',
    )
  })
})

describe('a price that is typed in a text', () => {
  test.each([
    ['services', { startingPrice: 'vanaf € 800' }, 'Bedrijfswebsite'],
    ['faqs', { answer: 'Een Webshop basis kost € 1.299.' }, 'Webshop basis'],
  ] as const)('of %s is refused with the record that holds it', async (collection, data, named) => {
    const { docs } = await ctx.payload.find({ collection, limit: 1, ...quietly })
    const saving = ctx.payload.update({ collection, id: docs[0]?.id ?? '', data, ...quietly })
    await expect(saving).rejects.toMatchObject({
      data: { errors: [{ message: expect.stringContaining(`${named} is vanaf`) }] },
    })
  })
})

describe('a choice of the configurator', () => {
  const publish = (data: object) =>
    ctx.payload.updateGlobal({
      ...{ slug: 'configurator', ...quietly },
      data: { ...data, _status: 'published' },
    })

  test.each(['websiteTypes', 'services', 'timelines', 'features'])(
    'is always left: %s are never none',
    async list => {
      await expect(publish({ [list]: [] })).rejects.toThrow()
    },
  )
})
