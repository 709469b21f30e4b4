import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Ctx } from '@/platform/ctx'
import type { Sql, Tx } from '@/platform/db/transaction'
import { moneyStanding } from '../model/bookings'
import { invoicePeriod } from '../model/invoice'
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
    const period = invoice && invoicePeriod(invoice)
    if (!invoice?.number || !period) continue
    invoices.push({
      ...{ id, number: invoice.number, lines: invoice.lines, period },
      credited: await getCredited(db, id),
      due: moneyStanding(invoice).due,
    })
  }
  return invoices
}

/**
 * Credits in the caller's transaction, which holds the invoices and must do everything else BEFORE: numbers are drawn
 * here. Answers the credits, whose PDFs the caller stores after the commit.
 */
export async function settleTermInvoices(
  ctx: Ctx,
  tx: Tx,
  settlements: readonly InvoiceSettlement[],
  note: string,
): Promise<string[]> {
  const credits: string[] = []
  for (const settlement of settlements) {
    const part = settlement.kind === 'credit' ? { lines: settlement.lines, note } : undefined
    const credit = await creditInTransaction(ctx, tx, settlement.id, part)
    if (credit.kind !== 'credited')
      throw new Error(`invoice ${settlement.number} was not credited: ${credit.kind}`)
    credits.push(credit.id)
  }
  return credits
}
