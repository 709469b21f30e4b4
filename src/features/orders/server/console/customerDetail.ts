import { sql } from '@payloadcms/db-postgres/drizzle'
import { requireOperator } from '@/platform/access/forOperators'
import { readPart } from '@/platform/console/readPart'
import type { Ctx } from '@/platform/ctx'
import { database } from '@/platform/db/transaction'
import type { CustomerDetails } from '../../model/consoleDetails'
import { historyOf } from './contact'
import { readRows } from './rows'

type CustomerColumns = Omit<CustomerDetails, 'row' | 'orders' | 'invoices' | 'mails' | 'events'>

const CUSTOMER_COLUMNS = sql`, jsonb_build_object(
  'kind', c.kind, 'address', c.address, 'zipcode', c.zipcode, 'kvk', nullif(c.kvk, ''),
  'vatId', nullif(c.vat_id, ''), 'passwordSet', coalesce(c.password_set, false)) as more`

/** Everything about one customer; null when there is no such customer. */
export async function customerDetail(ctx: Ctx, id: string): Promise<CustomerDetails | null> {
  requireOperator(ctx)
  const db = database(ctx).drizzle
  const [[found], orders, invoices] = await Promise.all([
    readRows<'customers', { more: CustomerColumns }>(db, 'customers', sql`where c.id = ${id}`, CUSTOMER_COLUMNS),
    readPart(
      ctx,
      'orders',
      readRows(db, 'orders', sql`where o.customer_id = ${id} order by o.created_at desc, o.id desc`),
    ),
    readPart(
      ctx,
      'invoices',
      readRows(db, 'invoices', sql`where i.customer_id = ${id} order by i.created_at desc, i.id desc`),
    ),
  ])
  if (!found) return null
  const { more, ...row } = found
  const others = [...(orders ?? []), ...(invoices ?? [])]
  return { ...more, row, orders, invoices, ...(await historyOf(ctx, id, others)) }
}
