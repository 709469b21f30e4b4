import { createHash } from 'node:crypto'
import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { Sql, Tx } from '@/platform/db/transaction'
import { isRecordId } from '@/platform/text/recordId'
import type { Credited } from '../model/credit'
import type { InvoiceLine, Party } from '../model/invoice'
import type { InvoicePaymentStatus, InvoiceSeries, InvoiceStatus } from '../model/invoiceStatus'

/** An invoice with the numbers that it names. Amounts in cents, days on the calendar of Amsterdam. */
export type InvoiceRecord = {
  id: string
  number: string | null
  series: InvoiceSeries
  status: InvoiceStatus
  paymentStatus: InvoicePaymentStatus
  customer: string
  order: string | null
  orderNumber: string | null
  /** Whether its order runs once it is paid. */
  opensOrder: boolean
  credits: string | null
  creditsNumber: string | null
  seller: Party | null
  buyer: Party
  lines: InvoiceLine[]
  excl: number
  vat: number
  incl: number
  issueDate: string | null
  dueDate: string | null
  periodFrom: string | null
  periodUntil: string | null
  note: string | null
  paidOn: string | null
}

/** What booking money on an invoice needs of it. */
export type PayableInvoice = Pick<InvoiceRecord, 'id' | 'number' | 'order' | 'paymentStatus'>

/** One invoice as it stands; null when there is none. */
export function readInvoice(db: Sql, id: string): Promise<InvoiceRecord | null> {
  return selectInvoice(db, id, sql``)
}

/** The same, held until the end of the caller's transaction. */
export function lockInvoice(db: Sql, id: string): Promise<InvoiceRecord | null> {
  return selectInvoice(db, id, sql`for update of i`)
}

async function selectInvoice(db: Sql, id: string, hold: SQL): Promise<InvoiceRecord | null> {
  if (!isRecordId(id)) return null
  const { rows } = await db.execute<InvoiceRecord & Record<string, unknown>>(sql`
    select i.id, i.number, i.series, i.status, i.payment_status as "paymentStatus", i.customer_id as customer,
      i.order_id as "order", o.number as "orderNumber", ${OPENS_ORDER} as "opensOrder", i.credits_id as credits,
      c.number as "creditsNumber", i.seller, i.buyer, i.lines, i.excl, i.vat, i.incl, i.issue_date as "issueDate",
      i.due_date as "dueDate", i.period_from as "periodFrom", i.period_until as "periodUntil", i.note,
      i.paid_on as "paidOn"
    from hosting_invoices i
    left join hosting_orders o on o.id = i.order_id left join hosting_invoices c on c.id = i.credits_id
    where i.id = ${id} ${hold}`)
  const [row] = rows
  if (!row) return null
  return { ...row, excl: Number(row.excl), vat: Number(row.vat), incl: Number(row.incl) }
}

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

/** What was credited of an invoice so far. */
export async function getCredited(db: Pick<Sql, 'execute'>, invoice: string): Promise<Credited> {
  const { rows } = await db.execute<{ lines: InvoiceLine[]; excl: number; vat: number }>(sql`
    select lines, excl::int, vat::int from hosting_invoices where credits_id = ${invoice} order by created_at, id`)
  return {
    excl: rows.reduce((sum, { excl }) => sum - excl, 0),
    vat: rows.reduce((sum, { vat }) => sum - vat, 0),
    lines: rows.flatMap(({ lines }) => lines),
  }
}

/** What a form of the office was sent as: the key that it made for itself, and what makes two of them the same. */
export type IdempotentRequest = { submissionKey: string; contentHash: string }

export function idempotentRequest(submissionKey: string, content: unknown): IdempotentRequest {
  const contentHash = createHash('sha256').update(JSON.stringify(content)).digest('hex')
  return { submissionKey, contentHash }
}

/** `number` is null while it is a draft. */
export type CreatedInvoice = { id: string; number: string | null }

/**
 * The invoice that was made of a submission before; null when there is none yet. Whoever sends the same at the same
 * moment waits here for the commit of the first, so ask before anything is written.
 */
export async function findCreatedInvoice(
  tx: Tx,
  { submissionKey, contentHash }: IdempotentRequest,
): Promise<CreatedInvoice | { kind: 'keyReused' } | null> {
  await tx.sql.execute(sql`select pg_advisory_xact_lock(hashtextextended(${submissionKey}, 0))`)
  const { rows } = await tx.sql.execute<CreatedInvoice & { contentHash: string }>(sql`
    select id, number, content_hash as "contentHash" from hosting_invoices where submission_key = ${submissionKey}`)
  const [made] = rows
  if (!made) return null
  return made.contentHash === contentHash ? { id: made.id, number: made.number } : { kind: 'keyReused' }
}

/** The draft that an order begins with, held; null once that went when the order was given up. */
export async function lockOwnDraft(tx: Tx, order: string): Promise<PayableInvoice | null> {
  const { rows } = await tx.sql.execute<PayableInvoice>(sql`
    select i.id, i.number, i.order_id as "order", i.payment_status as "paymentStatus"
    from hosting_invoices i join hosting_orders o on o.id = i.order_id
    where o.id = ${order} and ${OPENS_ORDER} order by i.created_at, i.id limit 1 for update of i`)
  return rows[0] ?? null
}
