import { expect, test } from 'vitest'
import { getDomainPrices } from '@/features/catalogue/server/catalogue'
import { asSystem } from '@/platform/access/authority'
import { CACHE_TAGS } from '@/platform/cache/cached'
import { type Tx, transaction } from '@/platform/db/transaction'
import { env } from '@/platform/env'
import { databaseProxy } from '../../support/databaseProxy'
import { listening } from '../../support/listening'
import { eventually, testCtx } from '../../support/testCtx'

const ctx = await testCtx()

const price = (yearly: number, tx?: Tx) =>
  ctx.payload.updateGlobal({ slug: 'domain-prices', data: { yearly }, req: tx?.req, ...asSystem })
const only = (tag: string) => (tags: string[]) => tags.length === 1 && tags[0] === tag

test('every instance hears of a change, and finds it in the database when it does', async () => {
  const read: number[] = []
  const prices = async (tags: string[]) => {
    if (tags.includes('domain-prices')) read.push((await getDomainPrices(ctx)).yearly)
  }
  const instances = await Promise.all([listening(prices), listening(prices)])
  read.length = 0
  await price(2_345)
  await eventually(async () => instances.every(({ expired }) => expired.some(only('domain-prices'))))
  expect(new Set(read)).toEqual(new Set([2_345]))
})

test('nobody hears of what is not committed, nor before it is', async () => {
  const { expired } = await listening()
  const rolledBack = transaction(ctx, async tx => {
    await price(9_999, tx)
    throw new Error('rolled back')
  })
  await expect(rolledBack).rejects.toThrow('rolled back')
  await transaction(ctx, async tx => {
    await price(3_456, tx)
    await ctx.payload.updateGlobal({ slug: 'company', data: { city: 'Almelo' }, ...asSystem })
    await eventually(async () => expired.some(only('company')))
    expect(expired.filter(only('domain-prices'))).toEqual([])
  })
  await eventually(async () => expired.some(only('domain-prices')))
})

test('what changed while the connection was lost is expired once it is back', async () => {
  const proxy = await databaseProxy(env.DATABASE_URL)
  const { said, everything } = await listening(undefined, proxy.url)
  proxy.cut()
  await eventually(async () => said.length > 0)
  await price(4_567)
  proxy.mend()
  await everything(3)
  await proxy.close()
  expect(said[0]).toMatch(/^changes on other instances do not arrive for now: /)
  expect(said.join()).not.toContain(new URL(env.DATABASE_URL).pathname)
})

test('an instance that cannot revalidate yet is asked until it does', async () => {
  let refusals = 3
  const { expired } = await listening(async () => {
    if (refusals-- > 0) throw new Error('still starting')
  })
  expect(refusals).toBeLessThan(0)
  expect(expired[0]).toEqual([...CACHE_TAGS])
})
