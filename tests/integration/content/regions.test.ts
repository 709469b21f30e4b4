import { expect, test } from 'vitest'
import { findRegion, listRegions } from '@/features/website/server/content'
import { asSystem } from '@/platform/access/authority'
import { database } from '@/platform/db/transaction'
import { seedBase } from '../../../seed/base'
import { regions } from '../../../seed/data/regions'
import { testCtx } from '../../support/testCtx'

const ctx = await testCtx()
const { payload } = ctx
const quietly = { depth: 0, context: { disableRevalidate: true } }

const PATH = 'ecommerce-enschede'
const idOf = async (path: string) => (await listRegions(ctx)).find(each => each.path === path)?.id ?? ''
const change = async (path: string, data: object, draft = false) =>
  payload.update({ collection: 'regions', id: await idOf(path), data, draft, ...quietly, ...asSystem })
const emptied = {
  ...{ paragraphs: [], trades: [], places: [], tradesHeading: null },
  approach: { title: null, text: null },
  question: { question: null, answer: null },
}
const bodyOf = async (path: string) => (await findRegion(ctx, path))?.body

test('a regional page has its own texts, map, trades and question', async () => {
  const seeded = regions.find(each => each.path === PATH)
  const body = await bodyOf(PATH)
  expect(body).toMatchObject({ approach: seeded?.approach, question: seeded?.question })
  expect(body?.paragraphs.map(({ title }) => title)).toEqual(seeded?.paragraphs.map(({ title }) => title))
  expect(body?.trades).toHaveLength(seeded?.trades.length ?? 0)
  expect(body?.places[0]).toEqual({ name: 'Gronau', minutes: 20, latitude: 52.2117, longitude: 7.0236 })
  expect(await findRegion(ctx, 'nergens')).toBeNull()
})

test('a promise in a paragraph is filled in, and one that does not exist is refused', async () => {
  expect((await bodyOf('overijssel-landing'))?.approach?.text).toMatch(/Je hoort binnen 24.uur van ons/)
  const unknown = [{ title: 'Kop', text: 'Klaar in {dagen}.' }]
  await expect(change(PATH, { paragraphs: unknown })).rejects.toThrow()
})

test('a place that the map does not know needs coordinates', async () => {
  await expect(change(PATH, { places: [{ name: 'Verweg' }] })).rejects.toThrow()
  await change(PATH, { places: [{ name: 'De Lutte', latitude: 52.32, longitude: 6.99 }] })
  expect((await bodyOf(PATH))?.places).toEqual([
    { name: 'De Lutte', minutes: null, latitude: 52.32, longitude: 6.99 },
  ])
  await expect(change(PATH, { places: [{ name: 'Ver', latitude: 12, longitude: 6.99 }] })).rejects.toThrow()
})

test('what staff emptied stays empty', async () => {
  await change('website-maken-twente', emptied)
  expect(await seedBase(ctx)).toEqual([])
  expect(await bodyOf('website-maken-twente')).toMatchObject({ paragraphs: [], question: null, places: [] })
})

test('a page of an earlier version gets its texts once, and one that is being rewritten waits', async () => {
  const [old, rewritten] = ['webdesign-enschede', 'online-marketing-twente']
  for (const path of [old, rewritten]) {
    await change(path, emptied)
    await database(ctx).drizzle.execute(`delete from bureau.seeded where value = '${path} body'`)
  }
  await change(rewritten, { heading: 'Nog niet af' }, true)
  expect(await seedBase(ctx)).toEqual([old])
  expect((await bodyOf(old))?.paragraphs).toHaveLength(3)
  expect((await findRegion(ctx, rewritten))?.region.heading).not.toBe('Nog niet af')
  expect((await bodyOf(rewritten))?.paragraphs).toEqual([])
  await change(rewritten, { _status: 'published' })
  expect(await seedBase(ctx)).toEqual([rewritten])
  expect(await seedBase(ctx)).toEqual([])
})
