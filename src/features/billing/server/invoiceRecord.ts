import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { Sql } from '@/platform/db/transaction'
import { isRecordId } from '@/platform/text/recordId'
import type { InvoiceLine, Party } from '../model/invoice'
import type { InvoiceSeries } from '../model/numbers'
import type { InvoicePaymentStatus, InvoiceStatus } from '../model/status'
import { OPENS_ORDER } from './ownInvoice'

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
