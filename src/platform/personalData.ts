import { eq, sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionSlug } from 'payload'
import type { Ctx } from '@/platform/ctx'
import { database, type Tx } from '@/platform/db/transaction'

export type Person = { id: string; email: string }

export type Row = Record<string, unknown>

/** What the file holds that a person downloads. A feature adds its own parts. */
export interface PersonalRows {
  mails: Row[]
}

/** What one feature keeps of a person. */
export type PersonalData = {
  /** Everything is handed over as it is kept; internal fields are taken out where the file is made. */
  exportRows: (ctx: Ctx, person: Person) => Promise<Partial<PersonalRows>>
  /** Records of the person that mails and audit events may be about. */
  recordIds?: (tx: Tx, person: Person) => Promise<string[]>
  /** Why the person may not be erased yet. */
  findObstacle?: (tx: Tx, person: Person) => Promise<'stillRunning' | 'stillOpen' | null>
  erase?: (ctx: Ctx, tx: Tx, person: Person) => Promise<void>
}

/** Rows that belong to a person by their address alone, the oldest first. */
export async function rowsOfAddress(
  ctx: Ctx,
  collection: CollectionSlug,
  field: 'email' | 'to',
  address: string,
): Promise<Row[]> {
  const table = database(ctx).tables[collection.replaceAll('-', '_')]
  return database(ctx)
    .drizzle.select()
    .from(table)
    .where(eq(sql`lower(${table[field]})`, address))
    .orderBy(table.createdAt)
}
