import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { nodeFs } from 'next/dist/server/lib/node-fs-methods'
import { register } from 'prom-client'
import { afterAll, expect, test } from 'vitest'
import PageCache, { MAX_PAGES } from '@/platform/next/pageCache.mjs'

const folder = mkdtempSync(path.join(os.tmpdir(), 'pages-'))
afterAll(() => rmSync(folder, { recursive: true }))

const onDisk = { dev: false, fs: nodeFs, flushToDisk: true, revalidatedTags: [], _requestHeaders: {} }
const made = (serverDistDir: string) => new PageCache({ ...onDisk, serverDistDir })
const page = (status: number | undefined) =>
  ({ kind: 'APP_PAGE', html: '<p>', rscData: Buffer.from('x'), headers: {}, status }) as never
const keep = (cache: PageCache, key: string, status?: number) =>
  cache.set(key, page(status), { cacheControl: { revalidate: false, expire: undefined } } as never)
const keyOf = (address: string) => `/route-cache/APP_PAGE/x/$${address}`

test('what stands is kept, what does not is not, and the page that says so is', async () => {
  const server = path.join(folder, 'some')
  const cache = made(server)
  await keep(cache, keyOf('/webdesign-enschede'))
  await keep(cache, keyOf('/blog/y.png'), 404)
  await keep(cache, keyOf('/x/niet-gevonden'), 404)
  await keep(cache, keyOf('/broken'), 500)
  await keep(cache, keyOf('/niet-gevonden'), 404)
  const kept = readdirSync(path.join(server, 'route-cache/APP_PAGE/x/$'))
  expect(kept.filter(file => file.endsWith('.html')).sort()).toEqual([
    'niet-gevonden.html',
    'webdesign-enschede.html',
  ])
})

test('the cache has a bound, and a page within it is still made fresh', async () => {
  const server = path.join(folder, 'many')
  // Nothing is written for the many, only counted.
  const counting = new PageCache({ ...onDisk, flushToDisk: false, serverDistDir: server })
  for (let number = 0; number < MAX_PAGES; number++) await keep(counting, keyOf(`/many-${number}`))
  const cache = made(server)
  await keep(cache, keyOf('/one-more'))
  await keep(cache, keyOf('/many-1'))
  expect(existsSync(path.join(server, keyOf('/one-more.html')))).toBe(false)
  expect(existsSync(path.join(server, keyOf('/many-1.html')))).toBe(true)
})

test('what it reads and holds stands in the metrics', async () => {
  const cache = new PageCache({
    ...{ ...onDisk, maxMemoryCacheSize: 10_000 },
    serverDistDir: path.join(folder, 'counted'),
  })
  const read = (address: string) =>
    cache.get(keyOf(address), { kind: 'APP_PAGE', isFallback: false } as never)
  const before = await figures()
  await read('/one')
  // Others filled the cache of this process.
  await keep(cache, keyOf('/many-2'))
  for (let turn = 0; turn < 2; turn++) await read('/many-2')
  await cache.get('some-data', { kind: 'FETCH' } as never)
  const after = await figures()
  const grown = (name: string) => (after[name] ?? 0) - (before[name] ?? 0)
  expect(grown('webbureau_page_cache_reads_total{kind="page",result="miss"}')).toBe(1)
  expect(grown('webbureau_page_cache_reads_total{kind="page",result="hit"}')).toBe(2)
  expect(grown('webbureau_page_cache_reads_total{kind="data",result="miss"}')).toBe(1)
  expect(grown('webbureau_page_cache_memory_entries')).toBe(1)
  expect(grown('webbureau_page_cache_memory_bytes')).toBe(keyOf('/many-2').length + '<p>x'.length)
  expect(after.webbureau_page_cache_pages).toBe(MAX_PAGES)
})

async function figures(): Promise<Record<string, number>> {
  const lines = (await register.metrics()).split('\n').map(line => line.split(' '))
  return Object.fromEntries(lines.map(([name, value]) => [name, Number(value)]))
}
