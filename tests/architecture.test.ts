import { describe, expect, test } from 'vitest'
import {
  INVOICE_PAYMENT_STATUSES,
  INVOICE_SERIES,
  INVOICE_STATUSES,
} from '@/features/billing/model/invoiceStatus'
import { PAYMENT_STATES } from '@/features/billing/model/payment'
import { DOMAIN_STATES } from '@/features/orders/model/domain'
import { ORDER_STATUSES } from '@/features/orders/model/orderStatus'
import type { Ctx, PageCtx } from '@/platform/ctx'
import {
  importCycles,
  importsOf,
  type Place,
  placeOf,
  reachableFrom,
  readSource,
  sourceFiles,
  valueImportsOf,
} from './support/sourceGraph'

/** Which features a feature may import, directly or through these. */
const FEATURES: Record<string, string[]> = {
  company: [],
  tax: ['company'],
  catalogue: ['tax'],
  billing: ['catalogue'],
  customers: ['billing'],
  orders: ['customers'],
  leads: ['catalogue'],
  configurator: ['leads'],
  desk: ['leads'],
  quotes: ['orders', 'configurator', 'desk'],
  website: ['catalogue'],
  newsletter: ['catalogue'],
  staff: [],
}

/** Topics of the platform without I/O: a browser and a `model` may import them, and the `model` of other topics. */
const PURE = ['forms', 'limits', 'media', 'money', 'text', 'time']

/** What only a request knows. The configuration imports `public.ts`, which therefore may not hold it. */
const REQUEST_FILES = ['src/features/customers/server/customerSession.ts']

/** What a part of a feature may import of its own feature. */
const OWN_PARTS: Record<string, string[]> = {
  model: ['model'],
  messages: ['model', 'messages'],
  server: ['model', 'messages', 'server'],
  ui: ['model', 'messages', 'ui'],
  admin: ['model', 'messages', 'server', 'admin'],
}

function reachable(feature: string): string[] {
  const direct = FEATURES[feature] ?? []
  return [...new Set([...direct, ...direct.flatMap(reachable)])]
}

function mayImport(from: Place, to: Place): boolean {
  const { unit } = from
  if (unit === 'seed' || unit === 'composition' || unit === 'config') return to.unit !== 'app'
  if (unit === 'app') return !['collections', 'globals', 'seed'].includes(to.unit)
  if (unit === 'collections' || unit === 'globals')
    return ['collections', 'platform'].includes(to.unit) || isLanguageOrServer(to)
  if (unit === 'platform') return platformMayImport(from, to)
  if (unit === 'design-system') return to.unit === 'design-system' || isPure(to)
  return unit === 'features' && featureMayImport(from, to)
}

function platformMayImport(from: Place, to: Place): boolean {
  if (from.isModel) return isPure(to)
  return ['platform', 'design-system'].includes(to.unit) || isConfigOf(from, to)
}

/** Programs of their own and pages read the configuration; what it imports itself may not. */
const isConfigOf = (from: Place, to: Place) => from.part === 'processCtx' && to.unit === 'config'
const isPure = (to: Place) => to.unit === 'platform' && (PURE.includes(to.part ?? '') || to.isModel === true)
const isLanguageOrServer = (to: Place) =>
  to.unit === 'features' && ['model', 'messages', 'server'].includes(to.part ?? '')

function featureMayImport({ feature = '', part = '' }: Place, to: Place): boolean {
  if (to.unit === 'design-system') return part === 'ui' || part === 'admin'
  if (to.unit === 'platform') return part === 'server' || part === 'admin' || isPure(to)
  if (to.unit !== 'features') return false
  if (to.feature === feature) return OWN_PARTS[part]?.includes(to.part ?? '') ?? false
  return reachable(feature).includes(to.feature ?? '') && isPublicTo(part, to)
}

const isPublicTo = (part: string, to: Place) =>
  to.part === 'model' || (to.part === 'server' && (part === 'server' || part === 'admin'))

const isClosed = (file: string) =>
  /^src\/features\/\w+\/server\//.test(file) &&
  !file.endsWith('/server/public.ts') &&
  !REQUEST_FILES.includes(file)

/** What a bundler follows: a server action stays on the server. */
const bundledImportsOf = (file: string) =>
  valueImportsOf(file).filter(target => !readSource(target).startsWith("'use server'"))

function hasExport(module: string, name?: string): boolean {
  const file = sourceFiles.find(each => each === `src/${module}.tsx` || each === `src/${module}.ts`)
  const named = new RegExp(name ? `export (async )?(function|const) ${name}\\b` : 'export default')
  return file !== undefined && named.test(readSource(file))
}

describe('import rules', () => {
  test('every file imports only what its place allows', () => {
    const broken = sourceFiles.flatMap(file =>
      importsOf(file)
        .filter(target => !mayImport(placeOf(file), placeOf(target)))
        .map(target => `${file} -> ${target}`),
    )
    expect(broken).toEqual([])
  })

  test('no files import each other in a circle', () => {
    const known = /^src\/features\/orders\//
    expect(importCycles().filter(circle => !circle.every(file => known.test(file)))).toEqual([])
  })

  test('others reach the server of a feature through its public.ts alone', () => {
    const outsiders = sourceFiles.filter(file =>
      ['app', 'collections', 'globals', 'features'].includes(placeOf(file).unit),
    )
    const broken = outsiders.flatMap(file =>
      importsOf(file)
        .filter(target => isClosed(target) && placeOf(target).feature !== placeOf(file).feature)
        .map(target => `${file} -> ${target}`),
    )
    expect(broken).toEqual([])
  })

  test('the configuration may import every public.ts', () => {
    const publics = sourceFiles.filter(file => file.endsWith('/server/public.ts'))
    const known = publics.flatMap(file => [...reachableFrom(file, importsOf)])
    expect(
      known.filter(file =>
        ['src/platform/requestCtx.ts', 'payload.config.ts', ...REQUEST_FILES].includes(file),
      ),
    ).toEqual([])
  })

  test('no bundle of a browser holds server code of a feature', () => {
    const inBrowser = sourceFiles.filter(file => readSource(file).startsWith("'use client'"))
    const bundled = new Set(inBrowser.flatMap(file => [...reachableFrom(file, bundledImportsOf)]))
    expect([...bundled].filter(file => /^src\/features\/\w+\/server\//.test(file))).toEqual([])
  })

  test('no screen of the site loads the calendar library: it is as large as a page', () => {
    const screens = sourceFiles.filter(
      file =>
        /^(src\/features\/\w+\/ui|src\/design-system)\//.test(file) && /^'use client'/.test(readSource(file)),
    )
    const calendar = sourceFiles.filter(file => readSource(file).includes("from 'temporal-polyfill'"))
    const loading = screens.flatMap(file =>
      [...reachableFrom(file, valueImportsOf)]
        .filter(each => calendar.includes(each))
        .map(each => `${file}: ${each}`),
    )
    expect(loading).toEqual([])
  })

  test('every feature has files, and every file of a feature lies in one of its parts', () => {
    const features = sourceFiles.filter(file => placeOf(file).unit === 'features')
    expect([...new Set(features.map(file => placeOf(file).feature))].sort()).toEqual(
      Object.keys(FEATURES).sort(),
    )
    expect(features.filter(file => !((placeOf(file).part ?? '') in OWN_PARTS))).toEqual([])
  })

  test('every component that is named by its path is exported there', () => {
    const missing = sourceFiles.flatMap(file =>
      [...readSource(file).matchAll(/(?<!from |import\()'@\/([\w/-]+\/admin\/[\w/-]+)(?:#(\w+))?'/g)]
        .filter(([, module = '', name]) => !hasExport(module, name))
        .map(([path]) => `${file} names ${path}`),
    )
    expect(missing).toEqual([])
  })

  test('only the configuration imports collections and globals', () => {
    const others = sourceFiles.filter(
      file => !['collections', 'globals', 'config'].includes(placeOf(file).unit),
    )
    expect(
      others.filter(file => importsOf(file).some(target => /^(collections|globals)\//.test(target))),
    ).toEqual([])
  })
})

describe('models and the pure topics of the platform', () => {
  const IMPURE = /new Date\(\)|Date\.now|Math\.random|process\.|console\.|\basync\b|\bawait\b|\bfetch\(/
  const models = sourceFiles.filter(file => placeOf(file).isModel)

  test('have no clock, no randomness, no environment and nothing to wait for', () => {
    expect(models.filter(file => IMPURE.test(readSource(file)))).toEqual([])
  })

  test('know no package but zod and temporal', () => {
    const packages = models.flatMap(file =>
      [...readSource(file).matchAll(/from '((?!\.|@\/)[^']+)'/g)]
        .map(match => match[1])
        .filter(name => !/^(zod|temporal-polyfill)/.test(name ?? '')),
    )
    expect(packages).toEqual([])
  })
})

describe('server code', () => {
  const server = sourceFiles.filter(file => /^src\/(platform|features\/\w+\/server)\//.test(file))

  test('says as whom it acts in every call of the Local API', () => {
    const CALL = /payload\.(find\w*|create|update\w*|delete|count\w*|duplicate|restore\w*)\(/g
    const callers = sourceFiles.filter(file => /^(src|seed)\//.test(file))
    const silent = callers.flatMap(file => {
      const text = readSource(file)
      return [...text.matchAll(CALL)]
        .filter(call => !/\.\.\.as(System|User\()/.test(argumentOf(text, call.index)))
        .map(() => file)
    })
    expect(silent).toEqual([])
  })

  test('holds no markup and no server actions', () => {
    const operations = sourceFiles.filter(file => /^src\/features\/\w+\/server\//.test(file))
    expect(operations.filter(file => file.endsWith('.tsx') || /'use server'/.test(readSource(file)))).toEqual(
      [],
    )
  })

  test('reads the environment in one file', () => {
    const readers = sourceFiles.filter(
      file =>
        /^(src|app|collections|globals|seed)\//.test(file) &&
        /process\.env\b/.test(readSource(file).replace(/process\.env\.(NODE_ENV|NEXT_RUNTIME)/g, '')),
    )
    expect(readers).toEqual(['src/platform/env.ts'])
  })

  test('lets nothing but a page cache what it read', () => {
    expect(sourceFiles.filter(file => /nextCache/.test(readSource(file)))).toEqual([
      'src/platform/next/revalidate.ts',
      'src/platform/requestCtx.ts',
    ])
    expect(readSource('src/platform/requestCtx.ts').match(/cache: nextCache/g)).toHaveLength(1)
    expect(sourceFiles.filter(file => /from 'next\/cache'/.test(readSource(file)))).toEqual([
      'src/platform/next/revalidate.ts',
    ])
  })

  test('reads the database for every operation: the context of a page is for pages', () => {
    // Were it allowed, this would be no error, and the check of the types would say so.
    // @ts-expect-error a page has a cache
    const operation: (page: PageCtx) => Ctx = page => page
    expect(operation).toBeTypeOf('function')
    const READS =
      /\/(website|company|catalogue|desk|configurator)\/server\/|^src\/platform\/(cache|launch|payload|media)\//
    expect(
      server.filter(
        file =>
          /\bPageCtx\b/.test(readSource(file)) &&
          !READS.test(file) &&
          !['src/platform/ctx.ts', 'src/platform/requestCtx.ts'].includes(file),
      ),
    ).toEqual([])
  })

  test('keeps what only a request knows in one file', () => {
    expect(sourceFiles.filter(file => /from 'next\/headers'|'server-only'/.test(readSource(file)))).toEqual([
      'src/platform/requestCtx.ts',
    ])
  })
})

describe('statuses of orders, domain names, invoices and payments', () => {
  const TABLES = [
    ...[ORDER_STATUSES, DOMAIN_STATES, PAYMENT_STATES],
    ...[INVOICE_STATUSES, INVOICE_PAYMENT_STATUSES, INVOICE_SERIES],
  ]
  const MODELS = [
    ...['src/features/orders/model/orderStatus.ts', 'src/features/orders/model/domain.ts'],
    ...['src/features/billing/model/invoiceStatus.ts', 'src/features/billing/model/payment.ts'],
  ]
  /** A payment provider has words of its own. */
  const PROVIDERS = /^src\/features\/billing\/server\/providers\//
  const value = `'(?:${[...new Set(TABLES.flatMap(table => table.map(each => each.value)))].join('|')})'`
  /** Not Payload's own `_status`. */
  const name = String.raw`(?<![\w$])(?!_status\b)\w*(?:[sS]tatus|[sS]tate|[sS]eries|[oO]utcome)(?:\))?`
  const LITERAL = new RegExp(
    [
      String.raw`${name}\s*[!=]==?\s*${value}`,
      String.raw`${value}\s*[!=]==?\s*(?:\w+\??\.)*${name}\b`,
      String.raw`\b(?:\w+_)?(?:status|state|series)(?:::\w+)?\s*(?:=|<>|!=|(?:not )?in|is distinct from)\s*\(?${value}`,
      String.raw`${name}\s*:\s*\{\s*(?:not_)?(?:equals|in)\s*:\s*\[?${value}`,
      String.raw`\[[^\]\n]*${value}[^\]\n]*\]\.includes\((?:\w+\??\.)*${name}`,
    ].join('|'),
  )

  test('are compared with no literal outside their model', () => {
    const readers = sourceFiles.filter(
      file => knowsThem(placeOf(file)) && !MODELS.includes(file) && !PROVIDERS.test(file),
    )
    expect(
      readers.flatMap(file =>
        [...readSource(file).matchAll(new RegExp(LITERAL, 'g'))].map(([found]) => `${file}: ${found}`),
      ),
    ).toEqual([])
  })

  test.each([
    ["if (order.status === 'active') return", true],
    ["const isPaid = 'paid' !== payment?.state", true],
    ["sql`where i.payment_status in ('pending', 'overdue')`", true],
    ["sql`and p.state::text <> 'open'`", true],
    ["where: { domainState: { equals: 'lost' } }", true],
    ["['open', 'pending'].includes(payment.state)", true],
    ["series === 'CR' ? 'Creditfactuur' : 'Factuur'", true],
    ["const to: InvoiceStatus = 'credited'", false],
    ["updateInvoice(ctx, tx, id, { status: 'credited' })", false],
    ["doc._status === 'draft'", false],
    ["settled.kind === 'paid'", false],
    ["if (status === 'loading') return", false],
  ])('%s: %s', (line, isLiteral) => {
    expect(LITERAL.test(line)).toBe(isLiteral)
  })
})

/** Others may not import these models, and have statuses of their own. */
const knowsThem = ({ unit, feature = '' }: Place) =>
  unit === 'features' ? reachable(feature).concat(feature).includes('billing') : unit !== 'platform'

/** The text of a call's argument, from its bracket to the one that closes it. */
function argumentOf(text: string, from: number): string {
  let depth = 0
  for (let at = text.indexOf('(', from); at < text.length; at++) {
    if (text[at] === '(') depth++
    if (text[at] === ')' && --depth === 0) return text.slice(from, at)
  }
  return ''
}

test('names say something', () => {
  const EMPTY_NAMES = /(^|\/)(utils?|helpers?|misc|common|manager|service|index)\.(ts|tsx)$/
  expect(sourceFiles.filter(file => EMPTY_NAMES.test(file) && file !== 'seed/index.ts')).toEqual([])
})
