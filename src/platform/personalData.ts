import { eq, sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionSlug } from 'payload'
import { database, type Tx } from '@/platform/db/transaction'
import type { Ctx } from './ctx'

export type Person = { id: string; email: string }

export type Row = Record<string, unknown>

export interface PersonalRows {
  mails: Row[]
}

export type PersonalData = {
  /** Raw rows; the export removes internal fields. */
  exportRows: (ctx: Ctx, person: Person) => Promise<Partial<PersonalRows>>
  recordIds?: (ctx: Ctx, tx: Tx, person: Person) => Promise<string[]>
  findObstacle?: (tx: Tx, person: Person) => Promise<'stillRunning' | 'stillOpen' | null>
  erase?: (ctx: Ctx, tx: Tx, person: Person) => Promise<void>
}

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
