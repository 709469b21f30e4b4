import { sql } from '@payloadcms/db-postgres/drizzle'
import { getCredited } from '@/features/billing/server/creditedOf'
import { requireOperator } from '@/platform/access/forOperators'
import { readPart } from '@/platform/console/readPart'
import type { Ctx } from '@/platform/ctx'
import { database } from '@/platform/db/transaction'
import type { InvoiceDetails } from '../../model/consoleDetails'
import { historyOf, paymentsWhere } from './contact'
import { readRows } from './rows'

type InvoiceColumns = Omit<InvoiceDetails, 'row' | 'credited' | 'payments' | 'mails' | 'events'>

const INVOICE_COLUMNS = sql`, jsonb_build_object(
  'lines', i.lines, 'excl', i.excl::int, 'vat', i.vat::int, 'buyer', i.buyer, 'note', i.note,
  'periodFrom', i.period_from, 'periodUntil', i.period_until, 'paidBy', i.paid_by,
  'paymentReference', i.payment_reference,
  'mirrors', coalesce((
    select jsonb_agg(jsonb_build_object('id', other.id, 'number', other.number) order by other.created_at, other.id)
    from hosting_invoices other
    where (other.id = i.credits_id or other.credits_id = i.id) and other.number is not null), '[]')) as more`

/** Everything about one invoice; null when there is no such invoice. */
export async function invoiceDetail(ctx: Ctx, id: string): Promise<InvoiceDetails | null> {
  requireOperator(ctx)
  const db = database(ctx).drizzle
  const [[found], credited, payments] = await Promise.all([
    readRows<'invoices', { more: InvoiceColumns }>(db, 'invoices', sql`where i.id = ${id}`, INVOICE_COLUMNS),
    getCredited(db, id),
    readPart(ctx, 'payments', paymentsWhere(ctx, sql`invoice_id = ${id}`)),
  ])
  if (!found) return null
  const { more, ...row } = found
  return { row, ...more, credited, payments, ...(await historyOf(ctx, id)) }
}
