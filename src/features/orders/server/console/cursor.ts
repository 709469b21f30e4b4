import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import * as z from 'zod/mini'
import { json } from '@/platform/console/cursor'
import type { Sort, SortKey } from './sorts'

/** What a cursor keeps of a line, as one column of it. */
export function cursorColumn({ keys }: Sort, id: SQL): SQL {
  const values = [...keys.map(({ of }) => of), id].map(value => sql`${value}::text`)
  return sql`jsonb_build_array(${sql.join(values, sql`, `)})`
}

export function cursorOf(kept: string[]): string {
  return Buffer.from(JSON.stringify(kept)).toString('base64url')
}

const MOMENT = /^(infinity|[12]\d{3}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-](0\d|1[0-4])(:[0-5]\d)?)$/
const isMoment = (text: string) => MOMENT.test(text) && (text === 'infinity' || isOnCalendar(text))

const VALUES: Record<SortKey['type'], z.ZodMiniType<string>> = {
  timestamptz: z.string().check(z.refine(isMoment)),
  numeric: z.string().check(z.regex(/^-?\d{1,15}(\.\d+)?$/)),
  text: z.string().check(z.maxLength(300), z.regex(/^\P{Cc}*$/u)),
}

/** Null for what is no cursor of this order: the list then begins at its beginning. */
export function readCursor(after: string | null, { keys }: Sort): string[] | null {
  const read = json(Buffer.from(after ?? '', 'base64url').toString())
  const kept = z
    .array(z.string())
    .check(z.length(keys.length + 1))
    .safeParse(read)
  if (!kept.success) return null
  const schemas = [...keys.map(({ type }) => VALUES[type]), z.uuid()]
  return kept.data.every((value, at) => schemas[at]?.safeParse(value).success) ? kept.data : null
}

/** A day that a calendar has, at an hour that a clock has: the database refuses any other. */
function isOnCalendar(moment: string): boolean {
  const text = `${moment.slice(0, 19).replace(' ', 'T')}.000Z`
  const at = new Date(text)
  return !Number.isNaN(at.getTime()) && at.toISOString() === text
}
