import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

const FOLDERS = ['src', 'collections', 'globals', 'app', 'seed']
const ROOT_FILES = ['payload.config.ts', 'next.config.ts', 'proxy.ts', 'instrumentation.ts']
const GENERATED = /importMap\.js$|payload-types|^src\/migrations\//
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '/index.ts']

/** Every source file of the site, generated ones and migrations apart. */
export const sourceFiles = [...FOLDERS.flatMap(walk), ...ROOT_FILES].filter(file => !GENERATED.test(file))

const known = new Set(sourceFiles)
const texts = new Map<string, string>()

export function readSource(file: string): string {
  const text = texts.get(file) ?? readFileSync(file, 'utf8')
  texts.set(file, text)
  return text
}

function walk(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder).flatMap(name => {
    const file = path.join(folder, name)
    if (statSync(file).isDirectory()) return walk(file)
    return /\.(ts|tsx|js|mjs)$/.test(name) ? [file] : []
  })
}

/** The source files that a file imports, once each; type imports and `import()` included. */
export function importsOf(file: string): string[] {
  return importsIn(file, readSource(file))
}

/** The same without type imports. */
export function valueImportsOf(file: string): string[] {
  return importsIn(file, readSource(file).replace(/^(import|export) type [^']+'[^']+'/gm, ''))
}

function importsIn(file: string, text: string): string[] {
  const named = [...text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(match => match[1] ?? '')
  return [...new Set(named.flatMap(name => resolveImport(file, name)))]
}

/** Every file that is reached from one, itself only in a circle. */
export function reachableFrom(start: string, follow: (file: string) => string[]): Set<string> {
  const seen = new Set<string>()
  const open = [...follow(start)]
  for (let file = open.pop(); file; file = open.pop()) {
    if (seen.has(file)) continue
    seen.add(file)
    open.push(...follow(file))
  }
  return seen
}

function resolveImport(file: string, name: string): string[] {
  if (name === '@payload-config') return ['payload.config.ts']
  const base = name.startsWith('@/') ? path.join('src', name.slice(2)) : path.join(path.dirname(file), name)
  if (!name.startsWith('@/') && !name.startsWith('.')) return []
  return ENDINGS.map(ending => base + ending)
    .filter(target => known.has(target))
    .slice(0, 1)
}

/** Groups of files that import each other in a circle. */
export function importCycles(): string[][] {
  const graph = new Map(sourceFiles.map(file => [file, importsOf(file)]))
  const reached = new Map(sourceFiles.map(file => [file, reachableFrom(file, each => graph.get(each) ?? [])]))
  const inCircle = sourceFiles.filter(file => reached.get(file)?.has(file))
  const groups = inCircle.map(file =>
    inCircle.filter(other => reached.get(file)?.has(other) && reached.get(other)?.has(file)),
  )
  return [...new Map(groups.map(group => [group.join(), group])).values()]
}

/** Where a file belongs: a part of a feature, a topic of the platform, or a folder at the top. */
export type Place = { unit: string; feature?: string; part?: string; isModel?: boolean }

export function placeOf(file: string): Place {
  const [top = '', second = '', third = '', fourth = ''] = file.split('/')
  if (top !== 'src') return { unit: ROOT_FILES.includes(file) ? 'config' : top }
  if (second === 'features')
    return {
      unit: 'features',
      feature: third,
      part: fourth.replace(/\.tsx?$/, ''),
      isModel: fourth === 'model',
    }
  if (second === 'platform')
    return { unit: 'platform', part: third.replace(/\.ts$/, ''), isModel: fourth === 'model' }
  return { unit: second.replace(/\.ts$/, '') }
}

/** Tables of records that several readers' statements join. */
export const TABLES = [
  ...[
    'hosting_orders',
    'hosting_invoices',
    'hosting_customers',
    'payments',
    'leads',
    'configurator_requests',
  ],
  ...['quotes', 'quote_editions', 'quote_acceptances', 'assignments', 'instalments'],
  ...['newsletter_subscribers', 'mail_messages', 'webhook_events', 'security_events', 'staff'],
]

/** The files of `src` that name a table in SQL. */
export function tableNamers(table: string): string[] {
  const named = new RegExp(`\\b(from|join|into|update|table|lock)\\s+"?${table}\\b`)
  return sourceFiles.filter(file => file.startsWith('src/') && named.test(readSource(file)))
}
