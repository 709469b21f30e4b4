import { sql } from '@payloadcms/db-postgres/drizzle'

/** The draft of an order that waits for its money, and that runs once this one is paid. `o` is the order of `i`. */
export const OPENS_ORDER = sql`i.status = 'draft' and i.series = 'INV' and o.status = 'pending' and not exists (
  select from hosting_invoices earlier where earlier.order_id = o.id and earlier.series = 'INV'
    and (earlier.created_at, earlier.id) < (i.created_at, i.id))`
