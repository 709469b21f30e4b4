import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { Credited } from '@/features/billing/model/credit'
import type { InvoiceLine, Party } from '@/features/billing/model/invoice'
import type { PaymentSummary } from '@/features/billing/model/payment'
import { getCredited, invoiceSql, listPayments } from '@/features/billing/server/public'
import type { Customer } from '@/features/customers/model/customer'
import { requireOperator } from '@/platform/access/authority'
import { listEvents } from '@/platform/audit/auditLog'
import { type Ctx, readPart } from '@/platform/ctx'
import { database, isoTimestamp } from '@/platform/db/transaction'
import { storedVatRates } from '@/platform/db/vatRates'
import { type MailSummary, mailsAbout } from '@/platform/email/mailRepository'
import type { Totals } from '@/platform/money/tax'
import type { ChecklistItem } from '../../model/checklist'
import type { ConsoleCustomer, ConsoleEvent, ConsoleInvoice, ConsoleOrder } from '../../model/console'
import type { DomainMode } from '../../model/domain'
import type { OrderLine } from '../../model/orderLines'
import { readRows } from './rows'

/** What belongs to a line. A part that could not be read is null, and the others stay. */
type History = {
  payments: PaymentSummary[] | null
  mails: MailSummary[] | null
  events: ConsoleEvent[] | null
}

/** Everything about one order. Amounts are cents. */
export type OrderDetails = History & {
  row: ConsoleOrder
  lines: OrderLine[]
  amounts: Totals
  buyer: Customer
  domainMode: DomainMode | null
  domainRenewsOn: string | null
  startedOn: string | null
  invoicedUntil: string | null
  setUpAt: string | null
  termsVersion: string | null
  notes: string | null
  checklist: ChecklistItem[]
  invoices: ConsoleInvoice[] | null
}

export type InvoiceDetails = History & {
  row: ConsoleInvoice
  lines: InvoiceLine[]
  amounts: Totals
  buyer: Party
  note: string | null
  periodFrom: string | null
  periodUntil: string | null
  paidBy: string | null
  paymentReference: string | null
  /** The invoice that this one credits, or those that credit it. */
  mirrors: { id: string; number: string }[]
  credited: Credited
}

export type CustomerDetails = Omit<History, 'payments'> & {
  row: ConsoleCustomer
  kind: string
  address: string
  zipcode: string
  kvk: string | null
  vatId: string | null
  passwordSet: boolean
  orders: ConsoleOrder[] | null
  invoices: ConsoleInvoice[] | null
}

const amountsOf = (table: SQL) => sql`jsonb_build_object(
  'excl', ${table}.excl, 'vat', ${table}.vat, 'incl', ${table}.incl, 'vatRates', ${storedVatRates(table)})`

type OrderColumns = Omit<OrderDetails, 'row' | 'invoices' | 'payments' | 'mails' | 'events'>

const ORDER_COLUMNS = sql`, jsonb_build_object(
  'lines', o.lines, 'amounts', ${amountsOf(sql`o`)}, 'buyer', o.buyer, 'domainMode', o.domain_mode,
  'domainRenewsOn', o.domain_renews_on, 'startedOn', o.started_on, 'invoicedUntil', o.invoiced_until,
  'setUpAt', ${isoTimestamp('o.set_up_at')}, 'termsVersion', o.terms_version, 'notes', o.notes,
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
    readPart(ctx, 'payments', listPayments(ctx, { order: id })),
  ])
  if (!found) return null
  const { more, ...row } = found
  return { row, ...more, invoices, payments, ...(await historyOf(ctx, id, invoices ?? [])) }
}

type InvoiceColumns = Omit<InvoiceDetails, 'row' | 'credited' | 'payments' | 'mails' | 'events'>

const INVOICE_COLUMNS = sql`, jsonb_build_object(
  'lines', i.lines, 'amounts', ${amountsOf(sql`i`)}, 'buyer', i.buyer, 'note', i.note,
  'periodFrom', i.period_from, 'periodUntil', i.period_until, 'paidBy', i.paid_by,
  'paymentReference', i.payment_reference,
  'mirrors', ${invoiceSql.mirrors}) as more`

/** Everything about one invoice; null when there is no such invoice. */
export async function invoiceDetail(ctx: Ctx, id: string): Promise<InvoiceDetails | null> {
  requireOperator(ctx)
  const db = database(ctx).drizzle
  const [[found], credited, payments] = await Promise.all([
    readRows<'invoices', { more: InvoiceColumns }>(db, 'invoices', sql`where i.id = ${id}`, INVOICE_COLUMNS),
    getCredited(db, id),
    readPart(ctx, 'payments', listPayments(ctx, { invoice: id })),
  ])
  if (!found) return null
  const { more, ...row } = found
  return { row, ...more, credited, payments, ...(await historyOf(ctx, id)) }
}

type CustomerColumns = Omit<CustomerDetails, 'row' | 'orders' | 'invoices' | 'mails' | 'events'>

const CUSTOMER_COLUMNS = sql`, jsonb_build_object(
  'kind', c.kind, 'address', c.address, 'zipcode', c.zipcode, 'kvk', nullif(c.kvk, ''),
  'vatId', nullif(c.vat_id, ''), 'passwordSet', coalesce(c.password_set, false)) as more`

/** Everything about one customer; null when there is no such customer. */
export async function customerDetail(ctx: Ctx, id: string): Promise<CustomerDetails | null> {
  requireOperator(ctx)
  const db = database(ctx).drizzle
  const [[found], orders, invoices] = await Promise.all([
    readRows<'customers', { more: CustomerColumns }>(
      db,
      'customers',
      sql`where c.id = ${id}`,
      CUSTOMER_COLUMNS,
    ),
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

/** What was mailed about a record and what belongs to it, and what happened to it. */
async function historyOf(ctx: Ctx, id: string, others: { id: string }[] = []) {
  const [mails, events] = await Promise.all([
    readPart(ctx, 'mails', mailsAbout(ctx, [id, ...others.map(each => each.id)])),
    readPart(ctx, 'events', eventsOf(ctx, id)),
  ])
  return { mails, events }
}

async function eventsOf(ctx: Ctx, id: string): Promise<ConsoleEvent[]> {
  const events = await listEvents(ctx, id)
  return events.map(event => ({
    ...{ id: event.id, change: event.change ?? event.code, createdAt: event.createdAt },
    ...{ before: event.before ?? null, after: event.after ?? null, actorName: event.actorName ?? null },
  }))
}
