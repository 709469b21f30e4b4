import { sql } from '@payloadcms/db-postgres/drizzle'
import { creditLines, type InvoiceLine } from '@/domain/invoicing/invoice'
import { invoiceStatus } from '@/domain/invoicing/status'
import { addVat } from '@/domain/money/vat'
import type { Ctx } from '../ctx'
import { keepEvent } from '../hosting/keepEvent'
import { forOperators } from '../leads/inbox/forOperators'
import { type Tx, transaction } from '../transaction'
import { draftInvoice } from './draftInvoice'
import { finaliseInvoice } from './finaliseInvoice'
import { type InvoiceRecord, lockInvoice } from './invoiceRecord'
import { storeSoon } from './storeInvoicePdf'

/** What of an invoice is credited, at the prices that it names. Without it, all of it. */
export type CreditPart = { lines: InvoiceLine[]; note: string }

export type CreditResult =
  | { kind: 'credited'; id: string; number: string }
  | { kind: 'notFound' | 'notFinal' | 'alreadyCredited' | 'notPaid' | 'tooMuch' }

/** Takes an invoice back with a credit invoice, which is mailed to its customer. */
export async function creditInvoice(ctx: Ctx, id: string, part?: CreditPart): Promise<CreditResult> {
  forOperators(ctx)
  const result = await transaction(ctx, tx => creditWithin(ctx, tx, id, part))
  if (result.kind === 'credited') await storeSoon(ctx, result.id)
  return result
}

/**
 * The same within the caller's transaction, which must do everything else BEFORE: a number is drawn here. After the
 * commit the caller stores the PDF. Only a paid invoice can be credited in part, because it has one amount to pay.
 */
export async function creditWithin(ctx: Ctx, tx: Tx, id: string, part?: CreditPart): Promise<CreditResult> {
  const invoice = await lockInvoice(tx.sql, id)
  if (!invoice) return { kind: 'notFound' }
  if (!invoice.number || invoice.series === 'CR') return { kind: 'notFinal' }
  if (invoice.status === 'credited') return { kind: 'alreadyCredited' }
  if (part && invoice.paymentStatus !== 'paid') return { kind: 'notPaid' }
  const lines = part?.lines ?? invoice.lines
  const left = invoice.excl + (await creditedBefore(tx, id))
  const asked = addVat(lines).excl
  if (asked > left || asked <= 0) return { kind: 'tooMuch' }
  const credit = await draftCredit(ctx, tx, invoice, lines, part?.note)
  if (asked === left) await markCredited(ctx, tx, invoice)
  await keepEvent(ctx, tx, {
    ...about(invoice),
    change: 'Creditfactuur gemaakt',
    before: null,
    after: credit,
  })
  // What was never paid is settled with what was never due; what was paid must go back.
  const paymentStatus = invoice.paymentStatus === 'paid' ? 'pending' : 'paid'
  const { number } = await finaliseInvoice(ctx, tx, credit, { paymentStatus })
  return { kind: 'credited', id: credit, number }
}

function draftCredit(ctx: Ctx, tx: Tx, invoice: InvoiceRecord, lines: InvoiceLine[], note?: string) {
  const { id, order, customer, buyer, periodFrom, periodUntil } = invoice
  const period = periodFrom && periodUntil ? { from: periodFrom, until: periodUntil } : null
  return draftInvoice(ctx, tx, {
    order,
    customer,
    buyer,
    period,
    note,
    lines: creditLines(lines),
    credits: id,
  })
}

/** Cents without VAT, negative. */
async function creditedBefore(tx: Tx, id: string): Promise<number> {
  const { rows } = await tx.sql.execute<{ sum: string }>(
    sql`select coalesce(sum(excl), 0) as sum from hosting_invoices where credits_id = ${id}`,
  )
  return Number(rows[0]?.sum ?? 0)
}

async function markCredited(ctx: Ctx, tx: Tx, invoice: InvoiceRecord): Promise<void> {
  await tx.sql.execute(sql`
    update hosting_invoices set status = 'credited', updated_at = ${ctx.now().toISOString()} where id = ${invoice.id}`)
  const [before, after] = [invoiceStatus('sent').label, invoiceStatus('credited').label]
  await keepEvent(ctx, tx, { ...about(invoice), change: 'Status', before, after })
}

const about = ({ id }: InvoiceRecord) => ({ collection: 'hosting-invoices', id }) as const
