import { readFileSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { importsOf, placeOf, sourceFiles } from './sourceGraph'

const BEGIN = '<!-- architecture: `npm run architecture` -->'
const END = '<!-- /architecture -->'

type Edge = { from: string; to: string }

/** README with today's picture between its markers. */
export function withArchitecture(readme: string): string {
  const [before, rest] = readme.split(BEGIN)
  const after = rest?.split(END)[1]
  if (before === undefined || after === undefined) throw new Error(`README has no ${BEGIN} … ${END}`)
  return `${before}${BEGIN}\n${architecturePicture()}\n${END}${after}`
}

/** A Mermaid graph of who imports whom: the features one by one, everything else by its folder. */
function architecturePicture(): string {
  const imports = sourceFiles.flatMap(file =>
    importsOf(file).map(target => ({ from: placeOf(file), to: placeOf(target) })),
  )
  const among = ({ from, to }: { from: { feature?: string }; to: { feature?: string } }) =>
    Boolean(from.feature && to.feature)
  const features = imports
    .filter(among)
    .map(({ from, to }) => ({ from: String(from.feature), to: String(to.feature) }))
  const units = imports
    .filter(each => !among(each) && ![each.from.unit, each.to.unit].some(isGenerated))
    .map(({ from, to }) => ({ from: from.unit, to: to.unit }))
  const names = [...new Set(sourceFiles.flatMap(file => placeOf(file).feature ?? []))].sort()
  return [
    '```mermaid',
    'flowchart TD',
    '  subgraph features',
    ...names.map(name => `    ${name}`),
    ...necessary(features).map(({ from, to }) => `    ${from} --> ${to}`),
    '  end',
    ...necessary(units).map(({ from, to }) => `  ${from} --> ${to}`),
    '```',
  ].join('\n')
}

const isGenerated = (unit: string) => unit === 'payload-types'

/** Leaves out what follows from the others: of `a → b → c` and `a → c` the latter. */
function necessary(edges: Edge[]): Edge[] {
  const key = ({ from, to }: Edge) => `${from} ${to}`
  const distinct = new Map(edges.filter(({ from, to }) => from !== to).map(edge => [key(edge), edge]))
  for (const [name, edge] of [...distinct].sort(([a], [b]) => (a < b ? -1 : 1))) {
    distinct.delete(name)
    if (!leadsTo([...distinct.values()], edge)) distinct.set(name, edge)
  }
  return [...distinct.values()].sort((a, b) => (key(a) < key(b) ? -1 : 1))
}

function leadsTo(edges: Edge[], { from, to }: Edge): boolean {
  const seen = new Set([from])
  for (const at of seen) for (const edge of edges) if (edge.from === at) seen.add(edge.to)
  return seen.has(to)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  writeFileSync('README.md', withArchitecture(readFileSync('README.md', 'utf8')))
