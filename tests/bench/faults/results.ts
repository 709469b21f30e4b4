import fs from 'node:fs'
import type { Result } from './oneRun'
import { RULES } from './plan'

/** What was found, one line of JSON a run. A seed that was done again counts as it was last. */
export function resultsIn(file: string): Result[] {
  if (!fs.existsSync(file)) return []
  const lines = fs.readFileSync(file, 'utf8').split('\n').filter(Boolean)
  const results = lines.map(line => JSON.parse(line) as Result).filter(each => each.rules === RULES)
  return [...new Map(results.map(each => [each.seed, each])).values()]
}

export function lineOf({ seed, ms, visits, faults, violations, twice }: Result): string {
  const copies = twice.length > 0 ? `, ${twice.length} mails twice` : ''
  return [
    `${seed}: ${visits.length} visits, ${faults.length} faults, ${ms} ms${copies}`,
    ...violations.map(each => `  VIOLATION with seed ${seed}: ${each}\n    ${faults.join('; ')}`),
  ].join('\n')
}

export function summaryOf(results: Result[], asked: number): string {
  const sum = (count: (result: Result) => number) => results.reduce((total, each) => total + count(each), 0)
  const twice = (reason: string) => sum(each => each.twice.filter(({ why }) => why === reason).length)
  const failed = results.filter(each => each.violations.length > 0)
  return `
runs ${results.length} of ${asked}; seconds a run, median: ${median(results.map(each => each.ms)) / 1000}
  in milliseconds: ${parts(results)}
faults ${sum(each => each.faults.length)}: ${counted(results.flatMap(each => each.faults.map(kindOf)))}
visits ${sum(each => each.visits.length)}: ${counted(results.flatMap(each => each.visits))}
orders ${sum(each => each.orders)}, of which paid ${sum(each => each.paid)}
mails ${sum(each => each.mails)}; twice: ${twice('unanswered')} that the server dropped unanswered, ${twice('killed')} whose sender was killed, ${twice('avoidable')} avoidable
violations ${sum(each => each.violations.length)}, in ${failed.length} runs: ${failed.map(each => each.seed).join(' ') || 'none'}`
}

/** A fault as it is written down, without when, whom and how long. */
function kindOf(fault: string): string {
  return fault.replace(/^\d+ ms: /, '').replace(/ (site|worker) [AB]| for \d+ ms| \d+ ms/g, '')
}

function counted(names: string[]): string {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].map(([name, count]) => `${name} ${count}`).join(', ')
}

/** The middle of what each part of a run took. */
function parts(results: Result[]): string {
  const names = [...new Set(results.flatMap(({ spent }) => Object.keys(spent)))]
  return names.map(name => `${name} ${median(results.map(({ spent }) => spent[name] ?? 0))}`).join(', ')
}

function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
}
