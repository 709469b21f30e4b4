import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { DEFAULT_VAT_RATE } from '@/platform/money/tax'

/**
 * The amounts of a document by rate, as JSON. A document that a version without rates writes, while this one is
 * deployed, has all of it at the rate of that version.
 */
export function storedVatRates(table: SQL): SQL {
  return sql`coalesce(${table}.vat_rates, jsonb_build_array(
    jsonb_build_object('rate', ${DEFAULT_VAT_RATE}::int, 'excl', ${table}.excl, 'vat', ${table}.vat)))`
}
