import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Ctx } from '@/platform/ctx'
import { database } from '@/platform/db/transaction'
import type { Figures } from './visits'

type Sizes = Record<string, number>

/** `memory` in MB; `files` are open ones; `disk` and `tables` in MB, `rows` as PostgreSQL estimates them. */
export type Sample = Figures & {
  minute: number
  memory: Sizes
  files: Sizes
  connections: number
  disk: Sizes
  tables: Sizes
  rows: Sizes
}

type Watched = { processes: Record<string, number[]>; folder: string }

export async function sample(
  ctx: Ctx,
  { processes, folder }: Watched,
): Promise<Omit<Sample, 'minute' | keyof Figures>> {
  const children = childrenByParent()
  const named = Object.entries(processes).flatMap(([name, roots]) =>
    roots.map((root, index) => [`${name} ${index + 1}`, withChildren(root, children)] as const),
  )
  const { rows: tables } = await database(ctx).drizzle.execute<{
    name: string
    mb: number
    rows: number
  }>(sql`
    select schemaname || '.' || relname as name, pg_total_relation_size(relid) / 1048576.0 as mb, n_live_tup::int as rows
    from pg_stat_user_tables`)
  const { rows: counted } = await database(ctx).drizzle.execute<{ n: number; mb: number }>(sql`
    select count(*)::int as n, pg_database_size(current_database()) / 1048576.0 as mb
    from pg_stat_activity where datname = current_database()`)
  const { n: connections = 0, mb = 0 } = counted[0] ?? {}
  return {
    memory: Object.fromEntries(named.map(([name, pids]) => [name, sum(pids.map(memoryOf))])),
    files: Object.fromEntries(named.map(([name, pids]) => [name, sum(pids.map(openFiles))])),
    connections,
    disk: { database: Number(mb), 'cache of pages': sizeOf('.next/cache'), 'cache of nginx': sizeOf(folder) },
    tables: Object.fromEntries(tables.map(each => [each.name, Number(each.mb)])),
    rows: Object.fromEntries(tables.map(each => [each.name, each.rows])),
  }
}

const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0)

function childrenByParent(): Map<number, number[]> {
  const found = new Map<number, number[]>()
  for (const pid of readdirSync('/proc').map(Number).filter(Boolean)) {
    const [, parent] = /\) \S (\d+)/.exec(readOrNothing(`/proc/${pid}/stat`)) ?? []
    if (parent) found.set(Number(parent), [...(found.get(Number(parent)) ?? []), pid])
  }
  return found
}

const withChildren = (pid: number, children: Map<number, number[]>): number[] => [
  pid,
  ...(children.get(pid) ?? []).flatMap(each => withChildren(each, children)),
]

function memoryOf(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readOrNothing(`/proc/${pid}/status`))?.[1] ?? 0) / 1024
}

function openFiles(pid: number): number {
  return namesIn(`/proc/${pid}/fd`).length
}

/** A process may have ended since it was listed. */
function readOrNothing(file: string): string {
  return whileThere(() => readFileSync(file, 'utf8'), '')
}

const namesIn = (folder: string) => whileThere(() => readdirSync(folder), [])

function sizeOf(folder: string): number {
  return sum(
    namesIn(folder).map(name => {
      const file = path.join(folder, name)
      const found = whileThere(() => statSync(file), null)
      return found?.isDirectory() ? sizeOf(file) : (found?.size ?? 0) / 1_048_576
    }),
  )
}

function whileThere<T>(read: () => T, otherwise: T): T {
  try {
    return read()
  } catch (error) {
    if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) return otherwise
    throw error
  }
}

/** One sample as it is; of several, how they went from the middle third to the last. */
export function summaryOf(samples: Sample[]): string {
  const [first] = samples
  const last = samples.at(-1)
  if (!first || !last) return 'nothing was measured'
  if (first === last) return lineOf(last)
  const third = Math.floor(samples.length / 3)
  const [middle, end] = [samples.slice(third, 2 * third), samples.slice(2 * third)]
  const level = (name: string, read: (each: Sample) => number) => {
    const [before, after] = [middle, end].map(part => sum(part.map(read)) / part.length) as [number, number]
    return `${name}: ${read(first).toFixed(1)} at first, ${before.toFixed(1)} in the middle third, ${after.toFixed(1)} in the last, ratio ${(after / before).toFixed(3)}`
  }
  const grown = Object.entries(last.tables)
    .map(([name, mb]) => ({
      name,
      mb,
      grew: mb - (first.tables[name] ?? 0),
      rows: last.rows[name] ?? 0,
      had: first.rows[name] ?? 0,
    }))
    .filter(({ grew, rows, had }) => grew > 0.1 || rows - had > 100)
    .toSorted((one, other) => other.grew - one.grew)
  return [
    `${last.minute} minutes`,
    ...Object.keys(last.memory).map(name => level(`memory of ${name}, MB`, each => each.memory[name] ?? 0)),
    ...Object.keys(last.files).map(name => level(`open files of ${name}`, each => each.files[name] ?? 0)),
    level('connections to the database', each => each.connections),
    ...Object.keys(last.disk).map(name => level(`${name}, MB`, each => each.disk[name] ?? 0)),
    ...grown.map(
      ({ name, mb, grew, rows, had }) =>
        `table ${name}: ${mb.toFixed(1)} MB, ${grew.toFixed(1)} more; rows ${had} to ${rows}`,
    ),
    ...visitLines(samples),
    `failed: ${sum(samples.map(({ failed }) => failed.length))}`,
    ...new Set(samples.flatMap(({ failed }) => failed)),
  ].join('\n')
}

function visitLines(samples: Sample[]): string[] {
  const names = new Set(samples.flatMap(({ visits }) => Object.keys(visits)))
  return [...names].map(name => {
    const found = samples.flatMap(({ visits }) => visits[name] ?? [])
    const worst = Math.max(...found.map(({ p95 }) => p95))
    const half = found.map(({ p50 }) => p50).toSorted((one, other) => one - other)[
      Math.floor(found.length / 2)
    ]
    return `${name}: ${sum(found.map(({ n }) => n))}, ${half} ms (median of minutes), worst 95th percentile of a minute ${worst} ms`
  })
}

function lineOf({ minute, memory, files, connections, disk, failed }: Sample): string {
  const shown = (sizes: Sizes) =>
    Object.entries(sizes)
      .map(([name, size]) => `${name} ${Math.round(size)}`)
      .join(', ')
  return `minute ${minute}: memory ${shown(memory)} · files ${shown(files)} · connections ${connections} · disk ${shown(disk)} · failed ${failed.length}`
}
