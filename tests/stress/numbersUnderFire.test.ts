import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { expect, test } from 'vitest'
import { database } from '@/platform/db/transaction'
import { eventually, testCtx } from '../support/testCtx'

const SIZE = 20_000
const KILLS = 8
const WORKERS = { processes: 2, each: 8 }

type Said = { number: string; asked: bigint; known: bigint }

const ctx = await testCtx()
const rowsOf = async <T extends Record<string, unknown>>(query: ReturnType<typeof sql>) =>
  (await database(ctx).drizzle.execute<T>(query)).rows

test(`${SIZE} numbers by 16 workers in two processes, rolled back, cut off and killed: no gap, no double, no inversion`, async () => {
  // The invoices of the demonstration bear the day on which the tests run, whatever the clocks of the workers say.
  const [seeded] = await rowsOf<{ last: string }>(sql`
    select coalesce(max(number), '') as last from hosting_invoices where number like 'INV2026-%'`)
  const said = await underFire()
  const [counted] = await rowsOf(sql`
    select count(*)::int as invoices, count(distinct number)::int as numbers, min(number) as first, max(number) as last,
      (select last from bureau.invoice_series where series = 'INV' and year = 2026) as drawn
    from hosting_invoices where number like 'INV2026-%'`)
  const size = Number(counted?.drawn)
  expect(size).toBeGreaterThanOrEqual(SIZE)
  expect(counted).toEqual({
    ...{ invoices: size, numbers: size, drawn: size },
    first: nth(1),
    last: nth(size),
  })
  const earlier = await rowsOf(sql`
    select number from (select number, issue_date, lag(issue_date) over (order by number) as before from hosting_invoices
      where number like 'INV2026-%' and number > ${seeded?.last ?? ''}) days where issue_date < before`)
  expect(earlier).toEqual([])
  const kept = new Set((await rowsOf(sql`select number from hosting_invoices`)).map(row => row.number))
  expect(said.filter(({ number }) => !kept.has(number))).toEqual([])
  expect(new Set(said.map(each => each.number)).size).toBe(said.length)
  expect(inversions(said)).toEqual([])
}, 900_000)

const nth = (n: number) => `INV2026-${String(n).padStart(5, '0')}`

/** Numbers that were asked for when a higher one was known to be committed already. */
function inversions(said: Said[]): string[] {
  const highestFirst = said.toSorted((a, b) => (a.number < b.number ? 1 : -1))
  let earliestKnown: bigint | null = null
  const found: string[] = []
  for (const { number, asked, known } of highestFirst) {
    if (earliestKnown !== null && earliestKnown < asked) found.push(number)
    if (earliestKnown === null || known < earliestKnown) earliestKnown = known
  }
  return found
}

/** Has the processes draw numbers, kills one of them every so often, and answers what they said was committed. */
async function underFire(): Promise<Said[]> {
  const said: Said[] = []
  const processes = Array.from({ length: WORKERS.processes }, () => workers(said))
  for (let kill = 1; kill <= KILLS; kill++) {
    await eventually(async () => said.length >= (kill * SIZE) / KILLS, 600_000)
    const victim = kill % WORKERS.processes
    processes[victim]?.kill('SIGKILL')
    if (kill < KILLS) processes[victim] = workers(said)
  }
  for (const each of processes) each.kill('SIGKILL')
  await eventually(async () => {
    const busy = await rowsOf(sql`select from pg_stat_activity where application_name = 'numbers'`)
    return busy.length === 0
  }, 120_000)
  return said
}

function workers(said: Said[]): ChildProcess {
  const args = ['--import', 'tsx', 'tests/support/numberWorkers.ts', process.env.DATABASE_URL ?? '']
  const child = spawn(process.execPath, [...args, String(WORKERS.each)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  // Only a kill ends a worker; one that fails by itself would be waited for in vain.
  child.once('exit', code => {
    if (code !== null) throw new Error(`a worker ended by itself with ${code}`)
  })
  createInterface(child.stdout).on('line', line => {
    const [number = '', asked = '0', known = '0'] = line.split(' ')
    said.push({ number, asked: BigInt(asked), known: BigInt(known) })
  })
  return child
}
