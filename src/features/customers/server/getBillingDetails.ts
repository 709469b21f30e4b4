import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Party } from '@/features/billing/model/invoice'
import type { Tx } from '@/platform/db/transaction'

export async function getBillingDetails(tx: Tx, customer: string): Promise<Party | null> {
  const { rows } = await tx.sql.execute<Party>(sql`
    select name, coalesce(company, '') as company, address, zipcode, city, email, coalesce(kvk, '') as kvk,
      coalesce(vat_id, '') as "vatId"
    from hosting_customers where id = ${customer}`)
  return rows[0] ?? null
}
