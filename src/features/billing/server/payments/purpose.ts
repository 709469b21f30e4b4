import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Sql } from '@/platform/db/transaction'
import { env } from '@/platform/env'

/** What an attempt pays for. `invoiceNumber` is null while the invoice is a draft, or gone. */
export type Purpose = {
  id: string
  amount: number
  checkoutUrl: string | null
  order: string | null
  orderNumber: string | null
  orderKey: string | null
  packageName: string | null
  domainName: string | null
  invoice: string | null
  invoiceNumber: string | null
  buyer: string | null
}

/** Null when there is no such attempt. */
export async function findPurpose(db: Sql, attempt: string): Promise<Purpose | null> {
  const { rows } = await db.execute<Purpose>(sql`
    select p.id, p.amount::int, p.checkout_url as "checkoutUrl", o.id as "order", o.number as "orderNumber",
      o.order_key as "orderKey", o.package_name as "packageName",
      o.domain_name as "domainName", i.id as invoice, i.number as "invoiceNumber",
      coalesce(i.buyer, o.buyer)->>'name' as buyer
    from payments p
    left join hosting_invoices i on i.id = p.invoice_id
    left join hosting_orders o on o.id = p.order_id
    where p.id = ${attempt}`)
  return rows[0] ?? null
}

/** What the customer reads on the page of the provider and on a bank statement. */
export function descriptionOf({ invoiceNumber, orderNumber }: Purpose): string {
  if (invoiceNumber) return `Factuur ${invoiceNumber}`
  return orderNumber ? `Bestelling ${orderNumber}` : 'Factuur'
}

/** Where the customer goes after paying: who just ordered reads on, who paid a bill is back where it stood. */
export function pathAfter({ id, invoiceNumber, orderKey }: Purpose): string {
  return orderKey && !invoiceNumber ? orderPath(orderKey) : `/hosting-dashboard?betaling=${id}`
}

/** The page on which an order ends, and from which it can be paid again. */
export const orderPath = (orderKey: string) => `/hosting-bestellen/klaar?bestelling=${orderKey}`

export const onSite = (path: string) => `${env.SITE_URL}${path}`
