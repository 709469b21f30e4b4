import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import * as z from 'zod/mini'
import { excessOf } from '@/features/billing/model/bookings'
import type { Credited } from '@/features/billing/model/credit'
import { invoiceSeries } from '@/features/billing/model/invoiceStatus'
import type { PaymentSummary } from '@/features/billing/model/payment'
import {
  awaitsReverseCharge,
  type Booking,
  getAdvance,
  getCredited,
  invoiceSql,
  listBookings,
  listPayments,
  listRefunds,
  type Refund,
  storedLines as storedInvoiceLines,
  storedParty,
  storedVatAmounts,
} from '@/features/billing/server/public'
import { listHostingExtras, listHostingPackages } from '@/features/catalogue/server/public'
import { CUSTOMER_KINDS } from '@/features/customers/model/customer'
import { type KnownVatId, knownVatId } from '@/features/tax/server/public'
import { requireOperator } from '@/platform/access/authority'
import { listEvents } from '@/platform/audit/auditLog'
import { type Ctx, readPart } from '@/platform/ctx'
import { database, isoTimestamp, type Sql } from '@/platform/db/transaction'
import { storedVatRates } from '@/platform/db/vatRates'
import { type MailSummary, mailsAbout } from '@/platform/email/mailRepository'
import type { Totals } from '@/platform/money/tax'
import type { ConsoleCustomer, ConsoleEvent, ConsoleInvoice, ConsoleOrder } from '../../model/console'
import { DOMAIN_MODES } from '../../model/domain'
import { storedBuyer, storedChecklist, storedLines } from '../orderRow'
import { readRows, readRowsWith } from './rows'

/** What belongs to a line. A part that could not be read is null, and the others stay. */
type History = {
  payments: PaymentSummary[] | null
  mails: MailSummary[] | null
  events: ConsoleEvent[] | null
}

const text = z.nullable(z.string())

const totals: z.ZodMiniType<Totals> = z.object({
  ...{ excl: z.number(), vat: z.number(), incl: z.number() },
  vatRates: storedVatAmounts,
})

const orderColumns = z.object({
  ...{ lines: storedLines, amounts: totals, buyer: storedBuyer, checklist: storedChecklist },
  domainMode: z.nullable(z.enum(DOMAIN_MODES.map(each => each.value))),
  ...{ domainRenewsOn: text, startedOn: text, invoicedUntil: text, setUpAt: text },
  ...{ termsVersion: text, processingVersion: text, notes: text },
  ...{ startRequestedAt: text, nameFrom: text, nameConsentAt: text },
})

/** Everything about one order. Amounts are cents. */
export type OrderDetails = History &
  z.infer<typeof orderColumns> & {
    row: ConsoleOrder
    invoices: ConsoleInvoice[] | null
    refunds: Refund[] | null
    /** Came for it and stands on no invoice, in cents with VAT. */
    advance: number | null
    /** What is sold today, to change the order with. */
    sold: Sold | null
  }

type Named = { key: string; name: string }
type Sold = { packages: Named[]; extras: Named[] }

const invoiceColumns = z.object({
  ...{ lines: storedInvoiceLines, amounts: totals, buyer: storedParty, note: text },
  ...{ periodFrom: text, periodUntil: text, paidBy: text, paymentReference: text },
  /** The invoice that this one credits, or those that credit it. */
  mirrors: z.array(z.object({ id: z.string(), number: z.string() })),
  /** Its VAT id proved valid: it can be made anew without VAT. */
  awaitsReverseCharge: z.boolean(),
})

export type InvoiceDetails = History &
  z.infer<typeof invoiceColumns> & {
    row: ConsoleInvoice
    credited: Credited
    bookings: Booking[] | null
    refunds: Refund[] | null
    /** Of the same customer, to pay with what was too much of this one. */
    openInvoices: ConsoleInvoice[] | null
  }

const customerColumns = z.object({
  kind: z.enum(CUSTOMER_KINDS.map(({ value }) => value)),
  ...{ address: z.string(), zipcode: z.string(), country: z.string(), kvk: text, vatId: text },
  passwordSet: z.boolean(),
})

export type CustomerDetails = Omit<History, 'payments'> &
  z.infer<typeof customerColumns> & {
    row: ConsoleCustomer
    orders: ConsoleOrder[] | null
    invoices: ConsoleInvoice[] | null
    vatIdKnown: KnownVatId
  }

/** The columns as one, so that they stand apart from those of the row. */
const asMore = <Columns>(columns: SQL, schema: z.ZodMiniType<Columns>) => ({
  columns: sql`, ${columns} as more`,
  schema: z.object({ more: schema }),
})

const amountsOf = (table: SQL) => sql`jsonb_build_object(
  'excl', ${table}.excl, 'vat', ${table}.vat, 'incl', ${table}.incl, 'vatRates', ${storedVatRates(table)})`

const ORDER_COLUMNS = sql`jsonb_build_object(
  'lines', o.lines, 'amounts', ${amountsOf(sql`o`)}, 'buyer', o.buyer, 'domainMode', o.domain_mode,
  'domainRenewsOn', o.domain_renews_on, 'startedOn', o.started_on, 'invoicedUntil', o.invoiced_until,
  'setUpAt', ${isoTimestamp('o.set_up_at')}, 'termsVersion', o.terms_version,
  'processingVersion', o.processing_version, 'notes', o.notes,
  'startRequestedAt', ${isoTimestamp('o.start_requested_at')}, 'nameFrom', o.name_from,
  'nameConsentAt', ${isoTimestamp('o.name_consent_at')},
  'checklist', coalesce(nullif(o.checklist, 'null'), '[]'))`

/** Everything about one order; null when there is no such order. */
export async function orderDetail(ctx: Ctx, id: string): Promise<OrderDetails | null> {
  requireOperator(ctx)
  const db = database(ctx).drizzle
  const [[found], invoices, payments, advance, sold] = await Promise.all([
    readRowsWith(db, 'orders', sql`where o.id = ${id}`, asMore(ORDER_COLUMNS, orderColumns)),
    readPart(
      ctx,
      'invoices',
      readRows(db, 'invoices', sql`where i.order_id = ${id} order by i.created_at desc, i.id desc`),
    ),
    readPart(ctx, 'payments', listPayments(ctx, { order: id })),
    readPart(ctx, 'what came in advance', getAdvance(db, id)),
    readPart(ctx, 'what is sold', listSold(ctx)),
  ])
  if (!found) return null
  const { more, ...row } = found
  const refunds = await readPart(ctx, 'refunds', listRefunds(db, payments?.map(each => each.id) ?? []))
  const history = await historyOf(ctx, id, invoices ?? [])
  return { row, ...more, invoices, payments, refunds, advance, sold, ...history }
}

async function listSold(ctx: Ctx): Promise<Sold> {
  const [packages, extras] = await Promise.all([listHostingPackages(ctx), listHostingExtras(ctx)])
  const named = ({ key, name }: Named) => ({ key, name })
  return { packages: packages.map(named), extras: extras.map(named) }
}

const INVOICE_COLUMNS = sql`jsonb_build_object(
  'lines', i.lines, 'amounts', ${amountsOf(sql`i`)}, 'buyer', i.buyer, 'note', i.note,
  'periodFrom', i.period_from, 'periodUntil', i.period_until, 'paidBy', i.paid_by,
  'paymentReference', i.payment_reference,
  'mirrors', ${invoiceSql.mirrors}, 'awaitsReverseCharge', ${awaitsReverseCharge})`

/** Everything about one invoice; null when there is no such invoice. */
export async function invoiceDetail(ctx: Ctx, id: string): Promise<InvoiceDetails | null> {
  requireOperator(ctx)
  const db = database(ctx).drizzle
  const [[found], credited, bookings] = await Promise.all([
    readRowsWith(db, 'invoices', sql`where i.id = ${id}`, asMore(INVOICE_COLUMNS, invoiceColumns)),
    getCredited(db, id),
    readPart(ctx, 'bookings', listBookings(db, id)),
  ])
  if (!found) return null
  const { more, ...row } = found
  // A credit is paid back from the payments of what it credits.
  const paid = (invoiceSeries(row.series).isCredit && more.mirrors[0]?.id) || id
  const payments = await readPart(ctx, 'payments', listPayments(ctx, { invoice: paid }))
  const refunds = await readPart(ctx, 'refunds', listRefunds(db, payments?.map(each => each.id) ?? []))
  const { customer } = row
  const asksWhere = customer && excessOf(row) > 0
  const openInvoices = asksWhere ? await readPart(ctx, 'open invoices', listOpen(db, customer.id)) : []
  return { row, ...more, credited, bookings, payments, refunds, openInvoices, ...(await historyOf(ctx, id)) }
}

function listOpen(db: Sql, customer: string): Promise<ConsoleInvoice[]> {
  const theirs = sql`i.customer_id = ${customer}`
  return readRows(db, 'invoices', sql`where ${theirs} and ${invoiceSql.open} order by i.due_date, i.id`)
}

const CUSTOMER_COLUMNS = sql`jsonb_build_object(
  'kind', c.kind, 'address', c.address, 'zipcode', c.zipcode, 'country', c.country, 'kvk', nullif(c.kvk, ''),
  'vatId', nullif(c.vat_id, ''), 'passwordSet', coalesce(c.password_set, false))`

/** Everything about one customer; null when there is no such customer. */
export async function customerDetail(ctx: Ctx, id: string): Promise<CustomerDetails | null> {
  requireOperator(ctx)
  const db = database(ctx).drizzle
  const [[found], orders, invoices] = await Promise.all([
    readRowsWith(db, 'customers', sql`where c.id = ${id}`, asMore(CUSTOMER_COLUMNS, customerColumns)),
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
  const vatIdKnown = await knownVatId(db, { ...more, vatId: more.vatId ?? '' })
  const others = [...(orders ?? []), ...(invoices ?? [])]
  return { ...more, row, orders, invoices, vatIdKnown, ...(await historyOf(ctx, id, others)) }
}

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
