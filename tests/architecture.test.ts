import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Ctx, PageCtx } from '@/platform/ctx'

type Room =
  | 'domain'
  | 'browser'
  | 'access'
  | 'server'
  | 'ui'
  | 'admin'
  | 'collections'
  | 'globals'
  | 'app'
  | 'seed'
  | 'config'

/** Who may import whom. A room may always import itself. */
const WALLS: Record<Room, Room[]> = {
  domain: [],
  // What runs in a browser and draws nothing.
  browser: ['domain'],
  access: ['domain'],
  server: ['domain', 'access', 'config'],
  ui: ['domain', 'browser'],
  admin: ['server', 'access', 'domain', 'browser'],
  collections: ['access', 'domain', 'server'],
  globals: ['access', 'domain', 'server', 'collections'],
  app: ['server', 'ui', 'domain', 'config'],
  seed: ['server', 'domain'],
  config: ['collections', 'globals', 'access', 'server'],
}

const FOLDERS = [
  'src/domain',
  'src/browser',
  'src/access',
  'src/server',
  'src/ui',
  'src/admin',
  'collections',
  'globals',
  'app',
  'seed',
]
const GENERATED = /importMap\.js$|payload-types/

const files = [...FOLDERS.flatMap(walk), 'payload.config.ts'].filter(file => !GENERATED.test(file))
const read = (file: string) => readFileSync(file, 'utf8')
const inRoom = (room: Room) => files.filter(file => roomOf(file) === room)

function walk(folder: string): string[] {
  return readdirSync(folder).flatMap(name => {
    const file = path.join(folder, name)
    if (statSync(file).isDirectory()) return walk(file)
    return /\.(ts|tsx|js|mjs)$/.test(name) ? [file] : []
  })
}

function roomOf(file: string): Room | null {
  const [top = '', second = ''] = file.split(path.sep)
  if (file.startsWith('payload.config')) return 'config'
  return (top === 'src' ? second : top) as Room
}

/** The project's own files that a file imports, types included. */
function imports(file: string): string[] {
  const named = [...read(file).matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(match => match[1] ?? '')
  return named.flatMap(name => {
    if (name === '@payload-config') return ['payload.config.ts']
    if (name.startsWith('@/')) return [path.join('src', name.slice(2))]
    return name.startsWith('.') ? [path.join(path.dirname(file), name)] : []
  })
}

describe('the walls', () => {
  test.each(Object.keys(WALLS) as Room[])('%s imports only whom it may', room => {
    const allowed = [room, ...WALLS[room]]
    const through = inRoom(room).flatMap(file =>
      imports(file)
        .filter(target => !GENERATED.test(target) && !target.endsWith('.css') && !/node_modules/.test(target))
        .filter(target => !allowed.includes(roomOf(target) as Room))
        .map(target => `${file} -> ${target}`),
    )
    expect(through).toEqual([])
  })

  test('every room has files, so that no wall stands around nothing', () => {
    expect((Object.keys(WALLS) as Room[]).filter(room => inRoom(room).length === 0)).toEqual([])
  })

  test('only the configuration imports collections and globals', () => {
    const others = files.filter(file => !['collections', 'globals', 'config'].includes(roomOf(file) ?? ''))
    expect(
      others.filter(file => imports(file).some(target => /^(collections|globals)\//.test(target))),
    ).toEqual([])
  })

  test('nobody imports app', () => {
    expect(
      files.filter(file => roomOf(file) !== 'app' && imports(file).some(target => /^app\//.test(target))),
    ).toEqual([])
  })
})

describe('the domain is pure', () => {
  const FORBIDDEN = /new Date\(\)|Date\.now|Math\.random|process\.|console\.|\basync\b|\bawait\b|\bfetch\(/
  test('it has no clock, no dice, no environment and nothing to wait for', () => {
    expect(inRoom('domain').filter(file => FORBIDDEN.test(read(file)))).toEqual([])
  })

  test('it knows no package but zod and temporal', () => {
    const packages = inRoom('domain').flatMap(file =>
      [...read(file).matchAll(/from '((?!\.|@\/)[^']+)'/g)]
        .map(match => match[1])
        .filter(name => !/^(zod|temporal-polyfill)/.test(name ?? '')),
    )
    expect(packages).toEqual([])
  })
})

describe('the server', () => {
  const verbs = inRoom('server')

  test('says as whom it acts in every Local API call', () => {
    const CALL = /payload\.(find\w*|create|update\w*|delete|count\w*|duplicate|restore\w*)\(/g
    const silent = [...verbs, ...inRoom('seed'), ...inRoom('admin')].flatMap(file => {
      const text = read(file)
      return [...text.matchAll(CALL)]
        .filter(call => !/\.\.\.as(System|User\()/.test(argumentOf(text, call.index)))
        .map(() => file)
    })
    expect(silent).toEqual([])
  })

  test('holds no markup and no server actions', () => {
    expect(verbs.filter(file => file.endsWith('.tsx') || /'use server'/.test(read(file)))).toEqual([])
  })

  test('reads the environment in one file', () => {
    const readers = files.filter(file =>
      /process\.env\b/.test(read(file).replace(/process\.env\.(NODE_ENV|NEXT_RUNTIME)/g, '')),
    )
    expect(readers).toEqual(['src/platform/env.ts'])
  })

  test('lets nothing but a page cache what it read', () => {
    expect(files.filter(file => /cacheInNext/.test(read(file)))).toEqual([
      'src/platform/cache/revalidate.ts',
      'src/features/customers/server/session.ts',
    ])
    expect(read('src/features/customers/server/session.ts').match(/cache: cacheInNext/g)).toHaveLength(1)
    expect(files.filter(file => /from 'next\/cache'/.test(read(file)))).toEqual(['src/platform/cache/revalidate.ts'])
  })

  test('reads the database for every verb: a context of a page is none of theirs', () => {
    // Were it one, this would be no error, and the check of the types would say so.
    // @ts-expect-error a page has a cache
    const verb: (page: PageCtx) => Ctx = page => page
    expect(verb).toBeTypeOf('function')
    const readers = files.filter(file => /^src\/server\//.test(file) && /\bPageCtx\b/.test(read(file)))
    expect(readers.filter(file => !/^src\/server\/(content\/|ctx|session|revalidate)/.test(file))).toEqual([
      'src/features/catalogue/server/getDomainPrices.ts',
      'src/features/catalogue/server/getPriceList.ts',
      'src/features/catalogue/server/listCatalogue.ts',
    ])
  })

  test('keeps what only a request knows in one file', () => {
    expect(files.filter(file => /from 'next\/headers'|'server-only'/.test(read(file)))).toEqual([
      'src/features/customers/server/customerSession.ts',
      'src/features/customers/server/session.ts',
    ])
  })
})

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
  expect(files.filter(file => EMPTY_NAMES.test(file) && file !== 'seed/index.ts')).toEqual([])
})
