// Works around: Next's cache on disk has no bound, and keeps pages that say that nothing is there.
// Upstream: vercel/next.js#73101.
// Removal test: `pageCache` in tests/unit/platform/workarounds.test.ts.
import { createRequire } from 'node:module'
import { Counter, Gauge, register } from 'prom-client'
import { rewritePage } from './late/rewritePage.mjs'

const load = createRequire(import.meta.url)
/** @type {typeof import('next/dist/server/lib/incremental-cache/file-system-cache').default} */
const FileSystemCache = load('next/dist/server/lib/incremental-cache/file-system-cache.js').default

/** Regions, articles and loads of the blog together. Pages beyond that are made for each visitor. */
export const MAX_PAGES = 5000

/** The pages that are made to say it, at one address each. */
const NOT_FOUND = /\/\$\/(niet-gevonden|_not-found|404|stijl)$/

const kept = new Set()

/** The library keeps its metrics per process. */
const metric = (Kind, options) => register.getSingleMetric(options.name) ?? new Kind(options)

const reads = metric(Counter, {
  name: 'webbureau_page_cache_reads_total',
  help: 'Reads of pages, and of data that pages are made of',
  labelNames: ['kind', 'result'],
})
const pages = metric(Gauge, {
  name: 'webbureau_page_cache_pages',
  help: 'Addresses whose page this process has made and kept',
})
metric(Gauge, {
  name: 'webbureau_page_cache_memory_entries',
  help: 'What is kept in memory besides on disk',
  collect() {
    this.set(FileSystemCache.memoryCache?.size ?? 0)
  },
})
metric(Gauge, {
  name: 'webbureau_page_cache_memory_bytes',
  help: 'The size of that, by the count of Next',
  collect() {
    this.set(FileSystemCache.memoryCache?.currentSize ?? 0)
  },
})

/** A request can name as many addresses where nothing is as it likes. */
export default class PageCache extends FileSystemCache {
  /** A page that the build made. */
  async get(...args) {
    const found = await super.get(...args)
    const [, { kind }] = args
    reads.inc({ kind: kind === 'FETCH' ? 'data' : 'page', result: found ? 'hit' : 'miss' })
    startLate(found?.value)
    return found
  }

  /** Next answers the request for which it made the page with this same object, once it was set. */
  async set(key, data, ctx) {
    startLate(data)
    if (isPage(data) && !mayStay(key, data)) return
    await super.set(key, data, ctx)
  }
}

function startLate(page) {
  if (page?.kind === 'APP_PAGE' && typeof page.html === 'string') page.html = rewritePage(page.html)
}

const isPage = data => data?.kind === 'APP_PAGE' || data?.kind === 'APP_ROUTE'

function mayStay(key, { status }) {
  if (status >= 400 && !NOT_FOUND.test(key)) return false
  if (kept.size >= MAX_PAGES && !kept.has(key)) return false
  kept.add(key)
  pages.set(kept.size)
  return true
}
