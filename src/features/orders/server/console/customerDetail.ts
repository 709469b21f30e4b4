import { sql } from '@payloadcms/db-postgres/drizzle'
import { forOperators } from '@/platform/access/forOperators'
import { readPart } from '@/platform/console/readPart'
import type { Ctx } from '@/platform/ctx'
import { database } from '@/platform/db/transaction'
import type { CustomerDetail } from '../../model/consoleDetails'
import { contactAbout } from './contact'
import { readRows } from './rows'

type More = Omit<CustomerDetail, 'row' | 'orders' | 'invoices' | 'mails' | 'events'>

const MORE = sql`, jsonb_build_object(
  'kind', c.kind, 'address', c.address, 'zipcode', c.zipcode, 'kvk', nullif(c.kvk, ''),
  'vatId', nullif(c.vat_id, ''), 'passwordSet', coalesce(c.password_set, false)) as more`

/** Everything about one customer; null when there is no such customer. */
export async function customerDetail(ctx: Ctx, id: string): Promise<CustomerDetail | null> {
  forOperators(ctx)
  const db = database(ctx).drizzle
  const [[found], orders, invoices] = await Promise.all([
    readRows<'customers', { more: More }>(db, 'customers', sql`where c.id = ${id}`, MORE),
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
  return { ...more, row, orders, invoices, ...(await contactAbout(ctx, id, others)) }
}
