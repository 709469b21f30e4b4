import { sql } from '@payloadcms/db-postgres/drizzle'
import { iso } from '@/features/leads/server/inbox/readLeads'
import { requireOperator } from '@/platform/access/forOperators'
import { readPart } from '@/platform/console/readPart'
import type { Ctx } from '@/platform/ctx'
import { database } from '@/platform/db/transaction'
import type { OrderDetails } from '../../model/consoleDetails'
import { historyOf, paymentsWhere } from './contact'
import { readRows } from './rows'

type OrderColumns = Omit<OrderDetails, 'row' | 'invoices' | 'payments' | 'mails' | 'events'>

const ORDER_COLUMNS = sql`, jsonb_build_object(
  'lines', o.lines, 'excl', o.excl::int, 'vat', o.vat::int, 'buyer', o.buyer, 'domainMode', o.domain_mode,
  'domainRenewsOn', o.domain_renews_on, 'startedOn', o.started_on, 'invoicedUntil', o.invoiced_until,
  'setUpAt', ${iso('o.set_up_at')}, 'termsVersion', o.terms_version, 'notes', o.notes,
  'checklist', coalesce(nullif(o.checklist, 'null'), '[]')) as more`

/** Everything about one order; null when there is no such order. */
export async function orderDetail(ctx: Ctx, id: string): Promise<OrderDetails | null> {
  requireOperator(ctx)
  const db = database(ctx).drizzle
  const [[found], invoices, payments] = await Promise.all([
    readRows<'orders', { more: OrderColumns }>(db, 'orders', sql`where o.id = ${id}`, ORDER_COLUMNS),
    readPart(
      ctx,
      'invoices',
      readRows(db, 'invoices', sql`where i.order_id = ${id} order by i.created_at desc, i.id desc`),
    ),
    readPart(ctx, 'payments', paymentsWhere(ctx, sql`order_id = ${id}`)),
  ])
  if (!found) return null
  const { more, ...row } = found
  return { row, ...more, invoices, payments, ...(await historyOf(ctx, id, invoices ?? [])) }
}
