import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { oneRun, type Result } from './faults/oneRun'
import { openWorld } from './faults/world'

/**
 * Random fault runs on two sites and two workers: `--runs N --seed S` does the runs S, S+1, … S+N-1. What was done is
 * kept in `--kept FOLDER`, one line of JSON a run, and is not done again; `--again` does it again.
 */
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '40' },
    seed: { type: 'string', default: '1' },
    kept: { type: 'string', default: '.data/faults' },
    again: { type: 'boolean', default: false },
  },
})
const first = Number(values.seed)
const seeds = Array.from({ length: Number(values.runs) }, (_, nth) => first + nth)
fs.mkdirSync(values.kept, { recursive: true })
const file = path.join(values.kept, 'runs.jsonl')
const known = fs.existsSync(file) ? linesOf(file) : []
const done = new Set(values.again ? [] : known.map(each => each.seed))
const left = seeds.filter(seed => !done.has(seed))

if (left.length > 0) {
  const world = await openWorld(path.join(values.kept, 'logs'))
  const stopping = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort())
  try {
    for (const seed of left) {
      if (stopping.signal.aborted) break
      const result = await oneRun(world, seed)
      fs.appendFileSync(file, `${JSON.stringify(result)}\n`)
      show(result)
    }
  } finally {
    await world.close()
  }
}
const results = linesOf(file).filter(({ seed }) => seeds.includes(seed))
summary([...new Map(results.map(each => [each.seed, each])).values()])
process.exit(0)

function linesOf(from: string): Result[] {
  return fs
    .readFileSync(from, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map(line => JSON.parse(line))
}

function show({ seed, ms, visits, faults, violations, twice }: Result): void {
  const copies = twice.length > 0 ? `, ${twice.length} mails twice` : ''
  console.log(`${seed}: ${visits} visits, ${faults.length} faults, ${ms} ms${copies}`)
  for (const violation of violations)
    console.log(`  VIOLATION with seed ${seed}: ${violation}\n    ${faults.join('; ')}`)
}

function summary(of: Result[]): void {
  const sum = (count: (result: Result) => number) => of.reduce((total, each) => total + count(each), 0)
  const why = (reason: string) => sum(each => each.twice.filter(twice => twice.why === reason).length)
  const failed = of.filter(each => each.violations.length > 0)
  console.log(`
runs ${of.length} of ${seeds.length}, seeds ${first} to ${seeds.at(-1)}
faults ${sum(each => each.faults.length)}, visits ${sum(each => each.visits)}, orders ${sum(each => each.orders)}, of which paid ${sum(each => each.paid)}
mails sent ${sum(each => each.mails)}; twice: ${why('unanswered')} that the server dropped unanswered, ${why('killed')} whose sender was killed, ${why('avoidable')} avoidable
violations ${sum(each => each.violations.length)}, in ${failed.length} runs: ${failed.map(each => each.seed).join(' ') || 'none'}`)
}
