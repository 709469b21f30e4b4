import { sql } from '@payloadcms/db-postgres/drizzle'

/**
 * Whether an invoice was made by a form of the office. One that staff make of an order is for other work: only the
 * invoice of the order itself, which no form made, has it run once it is paid.
 */
export const byForm = (invoice: 'i' | 'f') => sql.raw(`${invoice}.submission_key is not null`)

/** An invoice of an order that is not made by staff. The first of them is that of the order itself. */
export const NOT_BY_FORM = sql`i.series = 'INV' and not ${byForm('i')}`

/**
 * The draft of an order `o` that nobody paid, which becomes final with its payment. Whatever else no form made becomes
 * final as it is made.
 */
export const OPENS_ORDER = sql`coalesce(i.status = 'draft' and ${NOT_BY_FORM}
  and o.status in ('pending', 'cancelled') and o.activated_at is null, false)`

/** An attempt `p` to pay the order itself, also when the draft that it was made for is gone. */
export const PAYS_ORDER = sql`not exists (select from hosting_invoices i where i.id = p.invoice_id and ${byForm('i')})`
