import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Sql } from '@/platform/db/transaction'
import type { Credited } from '../model/credit'
import type { InvoiceLine } from '../model/invoice'

/** What was credited of an invoice so far. */
export async function getCredited(db: Pick<Sql, 'execute'>, invoice: string): Promise<Credited> {
  const { rows } = await db.execute<{ lines: InvoiceLine[]; excl: number; vat: number }>(sql`
    select lines, excl::int, vat::int from hosting_invoices where credits_id = ${invoice} order by created_at, id`)
  return {
    excl: rows.reduce((sum, { excl }) => sum - excl, 0),
    vat: rows.reduce((sum, { vat }) => sum - vat, 0),
    lines: rows.flatMap(({ lines }) => lines),
  }
}
