import { createHash } from 'node:crypto'
import { eq, type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import * as z from 'zod/mini'
import type { Ctx } from '@/platform/ctx'
import { database, oneOf, type Sql, type Tx } from '@/platform/db/transaction'
import { storedVatRates } from '@/platform/db/vatRates'
import { negateTotals, sumVatAmounts, type Totals } from '@/platform/money/tax'
import { isRecordId } from '@/platform/text/recordId'
import type { Credited } from '../model/credit'
import {
  INVOICE_PAYMENT_STATUSES,
  INVOICE_SERIES,
  INVOICE_STATUSES,
  type InvoicePaymentStatus,
  type InvoiceStatus,
} from '../model/invoiceStatus'
import { invoiceStanding, storedLines, storedParty, storedVatAmounts } from './storedInvoice'

const text = z.nullable(z.string())

const invoiceRow = z.object({
  ...{ id: z.string(), number: text, customer: z.string(), order: text, orderNumber: text },
  ...invoiceStanding,
  awaitsPayment: z.boolean(),
  ...{ credits: text, creditsNumber: text, seller: z.nullable(storedParty), buyer: storedParty },
  ...{ lines: storedLines, excl: z.number(), vat: z.number(), incl: z.number(), booked: z.number() },
  vatRates: storedVatAmounts,
  ...{ issueDate: text, dueDate: text, periodFrom: text, periodUntil: text, note: text, paidOn: text },
})

/** An invoice with the numbers that it names. Amounts in cents, days on the calendar of Amsterdam. */
export type InvoiceRecord = z.infer<typeof invoiceRow>

export function readInvoice(db: Sql, id: string): Promise<InvoiceRecord | null> {
  return selectInvoice(db, id, sql``)
}

export function lockInvoice(db: Sql, id: string): Promise<InvoiceRecord | null> {
  return selectInvoice(db, id, sql`for update of i`)
}

async function selectInvoice(db: Sql, id: string, hold: SQL): Promise<InvoiceRecord | null> {
  if (!isRecordId(id)) return null
  const { rows } = await db.execute(sql`
    select i.id, i.number, i.series, i.status, i.payment_status as "paymentStatus", i.customer_id as customer,
      i.order_id as "order", i.order_number as "orderNumber", ${AWAITS_PAYMENT} as "awaitsPayment", i.credits_id as credits,
      c.number as "creditsNumber", i.seller, i.buyer, i.lines, i.excl::float8, i.vat::float8, i.incl::float8,
      coalesce(i.booked, 0)::float8 as booked, ${VAT_RATES} as "vatRates", i.issue_date as "issueDate", i.due_date as "dueDate", i.period_from as "periodFrom",
      i.period_until as "periodUntil", i.note, i.paid_on as "paidOn"
    from hosting_invoices i
    left join hosting_invoices c on c.id = i.credits_id
    where i.id = ${id} ${hold}`)
  return rows[0] ? invoiceRow.parse(rows[0]) : null
}

const withStatus = (values: readonly { value: string }[]) => oneOf('i.status', values)
const withPaymentStatus = (values: readonly { value: string }[]) => oneOf('i.payment_status', values)

const IS_DRAFT = withStatus(INVOICE_STATUSES.filter(each => each.isDraft))
const IN_FORCE = withStatus(INVOICE_STATUSES.filter(each => each.isInForce))
const NOT_PAID = withPaymentStatus(INVOICE_PAYMENT_STATUSES.filter(each => !each.isPaid))
const IS_CREDIT = oneOf(
  'i.series',
  INVOICE_SERIES.filter(each => each.isCredit),
)
const NOT_CREDIT = oneOf(
  'i.series',
  INVOICE_SERIES.filter(each => !each.isCredit),
)

/**
 * Whether an invoice was made by a form of the office. One that staff make of an order is for other work: only the
 * invoice of the order itself, which no form made, has it run once it is paid.
 */
const BY_FORM = sql`i.submission_key is not null`

/** An invoice of an order that is not made by staff. The first of them is that of the order itself. */
const NOT_BY_FORM = sql`${NOT_CREDIT} and not ${BY_FORM}`

/**
 * The draft of what was ordered and not paid, which becomes final with its payment. Whatever else no form made becomes
 * final as it is made, and giving up an order deletes its draft.
 */
const AWAITS_PAYMENT = sql`(${IS_DRAFT} and i.order_id is not null and ${NOT_BY_FORM})`

const UNPAID = sql`${IN_FORCE} and ${NOT_PAID}`

const OPEN = sql`${UNPAID} and ${NOT_CREDIT}`

/** What the customer has paid, and of a credit what we paid back, comes to what was asked or more. */
const IS_SETTLED = sql`(case when ${IS_CREDIT} then i.booked <= i.incl else i.booked >= i.incl end)`

const VAT_RATES = storedVatRates(sql`i`)

/** Parts of a reader's own statement. Invoices are called `i` in it. */
export const invoiceSql = {
  from: sql`hosting_invoices i`,
  /** Of an invoice, they join or are selected where `c.credits_id` is its id. */
  credits: sql`hosting_invoices c`,
  unpaid: UNPAID,
  inForce: IN_FORCE,
  open: OPEN,
  overdue: sql`${OPEN} and ${withPaymentStatus(INVOICE_PAYMENT_STATUSES.filter(each => each.isOverdue))}`,
  awaitsPayment: AWAITS_PAYMENT,
  isCreditable: sql`${IN_FORCE} and ${NOT_CREDIT}`,
  isCredit: IS_CREDIT,
  isSettled: IS_SETTLED,
  /** A status, or for an invoice in force how its money stands. */
  standsAs: (value: string) => {
    const statuses = INVOICE_STATUSES.filter(each => each.value === value)
    if (statuses.length > 0) return withStatus(statuses)
    return sql`${IN_FORCE} and ${NOT_CREDIT} and i.payment_status::text = ${value}`
  },
  holds: (text: string) =>
    sql`strpos(lower(concat_ws(' ', i.number, i.payment_reference)), lower(${text}::text)) > 0`,
  openAmountOf: (customer: SQL) =>
    sql`(select coalesce(sum(i.incl - i.booked), 0) from hosting_invoices i where i.customer_id = ${customer} and ${OPEN})`,
  mirrors: sql`coalesce((
    select jsonb_agg(jsonb_build_object('id', other.id, 'number', other.number) order by other.created_at, other.id)
    from hosting_invoices other
    where (other.id = i.credits_id or other.credits_id = i.id) and other.number is not null), '[]')`,
  /** What came for an order that still waits for the rest of its money. */
  bookedFor: (order: SQL) =>
    sql`(select coalesce(sum(i.booked), 0) from hosting_invoices i where i.order_id = ${order} and ${AWAITS_PAYMENT})`,
  existsFor: (order: SQL) =>
    sql`exists (select from hosting_invoices i where i.order_id = ${order} and ${NOT_BY_FORM})`,
  /** Whether a payment `p` is for an order itself, also when the draft that it was made for is gone. */
  isPaymentOfOrder: sql`not exists (
    select from hosting_invoices i where i.id = p.invoice_id and ${BY_FORM})`,
}

export async function getCredited(db: Pick<Sql, 'execute'>, invoice: string): Promise<Credited> {
  const { rows } = await db.execute(sql`
    select i.lines, ${VAT_RATES} as "vatRates", i.period_from as "periodFrom"
    from hosting_invoices i where i.credits_id = ${invoice}
    order by i.created_at, i.id`)
  const credits = rows.map(row => creditRow.parse(row))
  const { excl, vatRates } = negateTotals(sumVatAmounts(credits.flatMap(credit => credit.vatRates)))
  return { excl, vatRates, lines: credits.flatMap(linesOfCredit) }
}

const creditRow = z.pick(invoiceRow, { lines: true, vatRates: true, periodFrom: true })

const linesOfCredit = ({ lines, periodFrom }: z.infer<typeof creditRow>): Credited['lines'] =>
  lines.map(line => ({ ...line, ...(periodFrom && { from: periodFrom }) }))

export type IdempotentRequest = { submissionKey: string; contentHash: string }

export function idempotentRequest(submissionKey: string, content: unknown): IdempotentRequest {
  const contentHash = createHash('sha256').update(JSON.stringify(content)).digest('hex')
  return { submissionKey, contentHash }
}

const createdInvoice = z.object({ id: z.string(), number: text })

export type CreatedInvoice = z.infer<typeof createdInvoice>

/** Whoever sends the same at the same moment waits here for the commit of the first: ask before anything is written. */
export async function findCreatedInvoice(
  tx: Tx,
  { submissionKey, contentHash }: IdempotentRequest,
): Promise<CreatedInvoice | { kind: 'keyReused' } | null> {
  await tx.sql.execute(sql`select pg_advisory_xact_lock(hashtextextended(${submissionKey}, 0))`)
  const { rows } = await tx.sql.execute(sql`
    select id, number, content_hash = ${contentHash} as "isSame" from hosting_invoices
    where submission_key = ${submissionKey}`)
  const [made] = rows
  if (!made) return null
  return made.isSame ? createdInvoice.parse(made) : { kind: 'keyReused' }
}

/** Null once it went when the order was given up. */
export async function lockOwnDraft(tx: Tx, order: string): Promise<InvoiceRecord | null> {
  const [draft] = await idsOf(
    tx.sql,
    sql`select i.id from hosting_invoices i where i.order_id = ${order} and ${AWAITS_PAYMENT}
    order by i.created_at, i.id limit 1 for update of i`,
  )
  return draft ? lockInvoice(tx.sql, draft) : null
}

export function lockOpenInvoices(tx: Tx, order: string): Promise<string[]> {
  return idsOf(
    tx.sql,
    sql`select i.id from hosting_invoices i where i.order_id = ${order} and ${OPEN} order by i.id for update of i`,
  )
}

/** The invoices in force of an order itself, paid or not. */
export function lockInvoicesOf(tx: Tx, order: string): Promise<string[]> {
  return idsOf(
    tx.sql,
    sql`select i.id from hosting_invoices i where i.order_id = ${order} and ${IN_FORCE} and ${NOT_BY_FORM}
      order by i.id for update of i`,
  )
}

/** Those of one invoice, which the caller holds. */
export async function lockCredits(tx: Tx, invoice: string): Promise<InvoiceRecord[]> {
  const ids = await idsOf(
    tx.sql,
    sql`select i.id from hosting_invoices i where i.credits_id = ${invoice} and i.number is not null
    order by i.created_at, i.id for update of i`,
  )
  const credits = await Promise.all(ids.map(id => lockInvoice(tx.sql, id)))
  return credits.filter(credit => credit !== null)
}

export async function findFirstInvoice(
  db: Pick<Sql, 'execute'>,
  order: string,
): Promise<CreatedInvoice | null> {
  const { rows } = await db.execute(sql`
    select i.id, i.number from hosting_invoices i where i.order_id = ${order} and ${NOT_BY_FORM}
    order by i.created_at, i.id limit 1`)
  return rows[0] ? createdInvoice.parse(rows[0]) : null
}

/** In cents with VAT. */
export async function getBookedFor(db: Pick<Sql, 'execute'>, order: string): Promise<number> {
  const { rows } = await db.execute(sql`select ${invoiceSql.bookedFor(sql`${order}::uuid`)}::int as booked`)
  return z.number().parse(rows[0]?.booked)
}

export async function isInvoiceOf(db: Sql, id: string, customer: string): Promise<boolean> {
  if (!isRecordId(id)) return false
  const ids = await idsOf(
    db,
    sql`select id from hosting_invoices where id = ${id} and customer_id = ${customer}`,
  )
  return ids.length > 0
}

export function invoiceIdsOf(db: Sql, customer: string): Promise<string[]> {
  return idsOf(db, sql`select id from hosting_invoices where customer_id = ${customer}`)
}

export async function hasOpenInvoice(db: Sql, customer: string): Promise<boolean> {
  const open = sql`select i.id from hosting_invoices i where i.customer_id = ${customer} and ${OPEN} limit 1`
  return (await idsOf(db, open)).length > 0
}

export async function idsOf(db: Pick<Sql, 'execute'>, select: SQL): Promise<string[]> {
  const { rows } = await db.execute(select)
  return rows.map(({ id }) => z.string().parse(id))
}

type NewInvoice = Pick<
  InvoiceRecord,
  'series' | 'order' | 'orderNumber' | 'customer' | 'note' | 'buyer' | 'lines'
> &
  Totals & { credits?: string; periodFrom?: string; periodUntil?: string } & Partial<IdempotentRequest>

export async function insertDraft(ctx: Ctx, tx: Tx, invoice: NewInvoice): Promise<string> {
  const id = ctx.random()
  const now = ctx.now().toISOString()
  await tx.sql.insert(database(ctx).tables.hosting_invoices).values({
    ...invoice,
    ...({ status: 'draft', paymentStatus: 'pending' } satisfies InvoiceChange),
    ...{ id, createdAt: now, updatedAt: now },
  })
  return id
}

export type InvoiceChange = {
  status?: InvoiceStatus
  paymentStatus?: InvoicePaymentStatus
  booked?: number
  paidBy?: 'provider' | 'transfer' | null
  paidOn?: string | null
  paymentReference?: string | null
}

export async function updateInvoice(ctx: Ctx, tx: Tx, id: string, change: InvoiceChange): Promise<void> {
  const invoices = database(ctx).tables.hosting_invoices
  await tx.sql
    .update(invoices)
    .set({ ...change, updatedAt: ctx.now().toISOString() })
    .where(eq(invoices.id, id))
}

/** By the rule of `paymentStatusOf`, for all at once. `except` is a condition on `i`. */
export function markInvoicesOverdue(
  ctx: Ctx,
  tx: Tx,
  { today, except }: { today: string; except: SQL },
): Promise<string[]> {
  const overdue: InvoicePaymentStatus = 'overdue'
  const before = INVOICE_PAYMENT_STATUSES.filter(({ isPaid, isOverdue }) => !isPaid && !isOverdue)
  return idsOf(
    tx.sql,
    sql`update hosting_invoices i set payment_status = ${overdue}, updated_at = ${ctx.now().toISOString()}
    where ${withPaymentStatus(before)} and ${IN_FORCE} and ${NOT_CREDIT} and i.due_date < ${today}
      and not ${except}
    returning i.id`,
  )
}

/** Deletes drafts: one, those of an order, or those of a customer. A final invoice stays whatever is asked. */
export async function deleteDrafts(
  tx: Pick<Tx, 'sql'>,
  of: { id: string } | { order: string } | { customer: string },
): Promise<void> {
  await tx.sql.execute(sql`delete from hosting_invoices where ${belongsTo(of)} and number is null`)
}

function belongsTo(of: { id: string } | { order: string } | { customer: string }): SQL {
  if ('id' in of) return sql`id = ${of.id}`
  return 'order' in of ? sql`order_id = ${of.order}` : sql`customer_id = ${of.customer}`
}
