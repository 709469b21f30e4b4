import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import * as z from 'zod/mini'
import { requireOperator } from '@/platform/access/authority'
import { decodeCursor, encodeCursor, pageOf } from '@/platform/console/officeEndpoints'
import type { Ctx } from '@/platform/ctx'
import { database, isoTimestamp } from '@/platform/db/transaction'
import { registryOf } from '@/platform/registry'
import {
  mergeEntries,
  type TimelineContent,
  type TimelineCursor,
  type TimelineEntry,
  type TimelineKind,
  type TimelinePage,
} from './model/timeline'

/** `email` is in lower case, and empty for who left none; `records` are ids of what the person asked. */
export type TimelinePerson = { email: string; customer: string | null; records: readonly string[] }

type Part = { before: TimelineCursor | null; limit: number }

export type TimelineSource = {
  kind: TimelineKind
  read: (ctx: Ctx, person: TimelinePerson, part: Part) => Promise<TimelineEntry[]>
}

declare module '@/platform/registry' {
  interface Registry {
    timelineSources: TimelineSource[]
    /** The account with this address, in lower case. */
    findCustomerId: (ctx: Ctx, email: string) => Promise<string | null>
  }
}

type SourceParts<Row> = {
  kind: TimelineKind
  /** No other source has it: records of two sources may have one id. */
  name: string
  /** Selects `id`, `at` and what `row` reads; null when this person has none. An index must serve it. */
  select: (person: TimelinePerson, ctx: Ctx) => SQL | null
  row: z.ZodMiniType<Row>
  content: (row: Row, ctx: Ctx) => TimelineContent
}

const placed = z.object({ entryKey: z.string(), entryAt: z.string() })

export function timelineSource<Row>({ kind, name, row, ...parts }: SourceParts<Row>): TimelineSource {
  const key = sql`(${sql.raw(`'${name}:'`)} || id) collate "C"`
  return {
    kind,
    read: async (ctx, person, { before, limit }) => {
      const selection = parts.select(person, ctx)
      if (!selection) return []
      const older = before ? sql`where (at, ${key}) < (${before.at}::timestamptz, ${before.key})` : sql``
      const { rows } = await database(ctx).drizzle.execute(sql`
        select *, ${key} as "entryKey", ${isoTimestamp('at')} as "entryAt" from (${selection}) found ${older}
        order by at desc, ${key} desc limit ${limit}`)
      return rows.map(found => {
        const { entryKey, entryAt } = placed.parse(found)
        return { key: entryKey, at: entryAt, kind, ...parts.content(row.parse(found), ctx) }
      })
    },
  }
}

/** SQL condition: a column holds one of these ids. */
export function isAmong(column: string, ids: readonly string[]): SQL {
  const listed = ids.map(id => sql`${id}`)
  return listed.length > 0 ? sql`${sql.raw(column)} in (${sql.join(listed, sql`, `)})` : sql.raw('false')
}

/** SQL condition: a column, which has an index in lower case, holds the address of the person. */
export const hasAddress = (column: string, { email }: TimelinePerson): SQL =>
  email ? sql`lower(${sql.raw(column)}) = ${email}` : sql.raw('false')

const PAGE_SIZE = 40

type TimelineQuery = { kind: TimelineKind | null; after: string | null }

/** Everything with a person, the newest first. */
export async function readTimeline(
  ctx: Ctx,
  { email, records }: Omit<TimelinePerson, 'customer'>,
  { kind, after }: TimelineQuery,
  size = PAGE_SIZE,
): Promise<TimelinePage> {
  requireOperator(ctx)
  const { timelineSources, findCustomerId } = registryOf(ctx)
  const person = { email, records, customer: email ? await findCustomerId(ctx, email) : null }
  const part = { before: readCursor(after), limit: size + 1 }
  const sources = timelineSources.filter(each => kind === null || each.kind === kind)
  const found = await Promise.all(sources.map(source => source.read(ctx, person, part)))
  const { rows, next } = pageOf(mergeEntries(found), size, ({ at, key }) => encodeCursor([at, key]))
  return { entries: rows, next }
}

const cursorSchema = z.tuple([z.iso.datetime(), z.string().check(z.maxLength(100))])

function readCursor(after: string | null): TimelineCursor | null {
  const parsed = cursorSchema.safeParse(decodeCursor(after))
  return parsed.success ? { at: parsed.data[0], key: parsed.data[1] } : null
}
