import {
  importCycles,
  importsOf,
  placeOf,
  readSource,
  sourceFiles,
  TABLES,
  tableNamers,
} from '../support/sourceGraph'

/** Prints the figures of the source tree: sizes, importers, comments, cycles, table names. */
const src = sourceFiles.filter(file => file.startsWith('src/'))
const lines = new Map(src.map(file => [file, readSource(file).trimEnd().split('\n').length]))
const graph = new Map(sourceFiles.map(file => [file, importsOf(file)]))

const PUBLIC = /^src\/features\/\w+\/server\/public\.ts$/

const importers = new Map<string, number>()
for (const [file, targets] of graph)
  for (const target of PUBLIC.test(file) ? [] : new Set(targets.flatMap(each => seenThrough(file, each))))
    importers.set(target, (importers.get(target) ?? 0) + 1)

/** Who imports a name of a public.ts imports the file that it comes from. */
function seenThrough(file: string, target: string): string[] {
  if (!PUBLIC.test(target)) return [target]
  const asked = new RegExp(`\\{([^}]*)\\} from '@/${target.slice(4, -3)}'`).exec(readSource(file))?.[1] ?? ''
  const parts = (graph.get(target) ?? []).filter(part =>
    namesIn(asked).some(name => namesOf(target, part).includes(name)),
  )
  return [target, ...parts]
}

/** The names that a public.ts exports of one file. */
function namesOf(publicFile: string, part: string): string[] {
  const own = `./${part.slice(publicFile.length - 'public.ts'.length, -3)}`
  const exported = [...readSource(publicFile).matchAll(/\{([^}]*)\} from '([^']+)'/g)]
  return exported.filter(([, , from]) => from === own).flatMap(([, names = '']) => namesIn(names))
}

function namesIn(list: string): string[] {
  return list.split(',').map(each =>
    each
      .trim()
      .replace(/^type /, '')
      .replace(/ as .*$/, ''),
  )
}

const within = src.flatMap(file =>
  (graph.get(file) ?? []).filter(target => target.startsWith('src/')).map(target => isSame(file, target)),
)

/** Both in one feature, in one topic of the platform, or in the design system. */
function isSame(file: string, target: string): boolean {
  const [from, to] = [placeOf(file), placeOf(target)]
  if (from.unit !== to.unit) return false
  return from.unit === 'features' ? from.feature === to.feature : from.part === to.part
}

const sizes = [...lines.values()].sort((a, b) => a - b)
const at = (share: number) => sizes[Math.min(sizes.length - 1, Math.floor(share * sizes.length))]
const percent = (part: number, whole: number) => `${Math.round((100 * part) / whole)}%`
const total = sizes.reduce((sum, size) => sum + size, 0)
const comments = src.reduce((sum, file) => sum + commentLines(readSource(file)), 0)
const single = src.filter(file => importers.get(file) === 1)

function commentLines(text: string): number {
  return text.split('\n').filter(line => /^\s*(\/\/|\/\*|\*)/.test(line) || /^\s*\{\/\*/.test(line)).length
}

console.log(`files in src: ${src.length}, lines: ${total}`)
console.log(`lines a file: median ${at(0.5)}, p90 ${at(0.9)}, longest ${sizes.at(-1)}`)
console.log(`files with one importer: ${percent(single.length, src.length)}`)
console.log(`imports that stay in their feature: ${percent(within.filter(Boolean).length, within.length)}`)
console.log(`comment lines: ${percent(comments, total)}`)
const circles = importCycles()
console.log(`cycles: ${circles.length}`)
for (const circle of circles) console.log(`  ${circle.join(', ')}`)
console.log('files that name a table in SQL:')
for (const table of TABLES) console.log(`  ${table}: ${tableNamers(table).length}`)
