import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Ctx } from '@/platform/ctx'
import type { Sql, Tx } from '@/platform/db/transaction'
import { invoicePaymentStatus } from '../model/invoiceStatus'
import type { InvoiceSettlement, TermInvoice } from '../model/termInvoice'
import { creditInTransaction } from './creditInvoice'
import {
  getCredited,
  type InvoiceRecord,
  idsOf,
  invoiceSql,
  lockInvoice,
  readInvoice,
} from './invoiceRepository'
import { draftInvoice, finaliseInvoice } from './invoices'

/** The invoices of an order whose period goes on after `day`, the earliest first. */
export function listTermInvoices(db: Sql, order: string, day: string): Promise<TermInvoice[]> {
  return selectTermInvoices(db, order, day, readInvoice)
}

/** The same, which nobody else changes until the commit. The caller holds the order. */
export function lockTermInvoices(tx: Tx, order: string, day: string): Promise<TermInvoice[]> {
  return selectTermInvoices(tx.sql, order, day, lockInvoice)
}

async function selectTermInvoices(
  db: Sql,
  order: string,
  day: string,
  find: (db: Sql, id: string) => Promise<InvoiceRecord | null>,
): Promise<TermInvoice[]> {
  const ids = await idsOf(
    db,
    sql`select i.id from ${invoiceSql.from}
      where i.order_id = ${order} and i.period_until > ${day} and ${invoiceSql.isCreditable}
      order by i.period_from, i.id`,
  )
  const invoices: TermInvoice[] = []
  for (const id of ids) {
    const invoice = await find(db, id)
    if (!invoice?.number || !invoice.periodFrom || !invoice.periodUntil) continue
    invoices.push({
      ...{ id, number: invoice.number, lines: invoice.lines },
      period: { from: invoice.periodFrom, until: invoice.periodUntil },
      credited: await getCredited(db, id),
      isPaid: invoicePaymentStatus(invoice.paymentStatus).isPaid,
    })
  }
  return invoices
}

/**
 * Credits, and replaces, in the caller's transaction, which holds the invoices and must do everything else BEFORE:
 * numbers are drawn here. Answers the documents whose PDFs the caller stores after the commit.
 */
export async function settleTermInvoices(
  ctx: Ctx,
  tx: Tx,
  settlements: readonly InvoiceSettlement[],
  { endsOn, note }: { endsOn: string; note: string },
): Promise<string[]> {
  const documents: string[] = []
  const drafts: string[] = []
  for (const settlement of settlements)
    if (settlement.kind === 'replace') drafts.push(await draftReplacement(ctx, tx, settlement, endsOn))
  for (const settlement of settlements) {
    const part = settlement.kind === 'credit' ? { lines: settlement.lines, note } : undefined
    const credit = await creditInTransaction(ctx, tx, settlement.id, part)
    if (credit.kind !== 'credited')
      throw new Error(`invoice ${settlement.number} was not credited: ${credit.kind}`)
    documents.push(credit.id)
  }
  for (const draft of drafts) {
    await finaliseInvoice(ctx, tx, draft, { paymentStatus: 'pending' })
    documents.push(draft)
  }
  return documents
}

async function draftReplacement(
  ctx: Ctx,
  tx: Tx,
  { id, period, lines }: InvoiceSettlement & { kind: 'replace' | 'credit' },
  endsOn: string,
): Promise<string> {
  const invoice = await readInvoice(tx.sql, id)
  if (!invoice) throw new Error(`invoice ${id} is gone`)
  const { customer, buyer, order, orderNumber } = invoice
  return draftInvoice(ctx, tx, {
    ...{ customer, buyer, lines },
    order: order ? { id: order, number: orderNumber ?? '' } : null,
    period: { from: period.from, until: endsOn },
  })
}
