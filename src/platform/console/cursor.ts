import * as z from 'zod/mini'

/** Where a page ended: what every order of the list goes by, of its last lead. */
export type Cursor = { openUntil: string | null; createdAt: string; id: string }

const YEAR_9999 = 253_402_300_799_999
const moment = z.int().check(z.gte(0), z.lte(YEAR_9999))
const kept = z.tuple([z.nullable(moment), moment, z.uuid()])

export function cursorOf({ openUntil, createdAt, id }: Cursor): string {
  const [open, created] = [openUntil && Date.parse(openUntil), Date.parse(createdAt)]
  return Buffer.from(JSON.stringify([open, created, id])).toString('base64url')
}

/** Null for what is no cursor of ours: the list then begins at its beginning. */
export function readCursor(after: string | null): Cursor | null {
  const parsed = kept.safeParse(json(Buffer.from(after ?? '', 'base64url').toString()))
  if (!parsed.success) return null
  const [open, created, id] = parsed.data
  return { openUntil: open === null ? null : iso(open), createdAt: iso(created), id }
}

const iso = (ms: number) => new Date(ms).toISOString()

/** What a text holds as JSON; null when it is none. */
export function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}
