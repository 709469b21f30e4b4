import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { foundAfter, oneRun } from './faults/oneRun'
import { lineOf, resultsIn, summaryOf } from './faults/results'
import { SPOILS } from './faults/spoils'
import { openWorld } from './faults/world'

/**
 * Random fault runs on two sites and two workers: `--runs N --seed S` does the runs S, S+1, … S+N-1. What was done is
 * kept in `--kept FOLDER`, one line of JSON a run, and is not done again; `--again` does it again. `--runs 0 --seed S`
 * sums up what was done since seed S. `--spoiled` tries the check instead: on records that are changed on purpose.
 */
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '40' },
    seed: { type: 'string', default: '1' },
    kept: { type: 'string', default: '.data/faults' },
    again: { type: 'boolean', default: false },
    spoiled: { type: 'boolean', default: false },
  },
})
if (values.spoiled) await tryTheCheck()
const first = Number(values.seed)
const seeds = Array.from({ length: Number(values.runs) }, (_, nth) => first + nth)
fs.mkdirSync(values.kept, { recursive: true })
const file = path.join(values.kept, 'runs.jsonl')
const done = new Set(values.again ? [] : resultsIn(file).map(each => each.seed))
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
      console.log(lineOf(result))
    }
  } finally {
    await world.close()
  }
}
const results = resultsIn(file).filter(({ seed }) => seeds.includes(seed))
console.log(summaryOf(results, seeds.length))
process.exit(0)

async function tryTheCheck(): Promise<never> {
  const world = await openWorld(path.join(values.kept, 'logs'))
  const missed: string[] = []
  for (const spoil of SPOILS) {
    const found = await foundAfter(world, spoil).catch(error => [`NOT CHANGED: ${error.message}`])
    if (found.length === 0 || found[0]?.startsWith('NOT CHANGED')) missed.push(spoil.what)
    console.log([spoil.what, ...(found.length > 0 ? found : ['NOT FOUND'])].join('\n    '))
  }
  await world.close()
  console.log(`${SPOILS.length - missed.length} of ${SPOILS.length} found`)
  process.exit(missed.length === 0 ? 0 : 1)
}
