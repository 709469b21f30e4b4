import { sql } from '@payloadcms/db-postgres/drizzle'
import { forOperators } from '@/platform/access/forOperators'
import { keepEvent } from '@/platform/audit/keepEvent'
import type { Ctx } from '@/platform/ctx'
import { type Tx, transaction } from '@/platform/db/transaction'
import type { Amounts } from '@/platform/money/vat'
import { type Credited, creditAmounts, restLines } from '../model/credit'
import { creditLines, type InvoiceLine } from '../model/invoice'
import { invoiceStatus } from '../model/status'
import { creditedOf } from './creditedOf'
import { draftInvoice } from './draftInvoice'
import { finaliseInvoice } from './finaliseInvoice'
import { type InvoiceRecord, lockInvoice } from './invoiceRecord'
import { storeSoon } from './storeInvoicePdf'
import type { Submission } from './submission'

/** What of an invoice is credited, at the prices that it names. Without it, all that is left. */
type CreditPart = { lines: InvoiceLine[]; note: string; submission?: Submission }

type CreditRefusal = { kind: 'notFound' | 'notFinal' | 'alreadyCredited' | 'notPaid' | 'tooMuch' }

export type CreditResult = { kind: 'credited'; id: string; number: string } | CreditRefusal

/** Takes back all that is left of an invoice with a credit invoice, which is mailed to its customer. */
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
  const held = await holdCreditable(tx, id)
  if ('kind' in held) return held
  const { invoice, credited } = held
  if (part && invoice.paymentStatus !== 'paid') return { kind: 'notPaid' }
  const lines = part?.lines ?? restLines(invoice.lines, credited.lines)
  const [asked, left] = [creditAmounts(lines, credited), invoice.excl - credited.excl]
  if (asked.excl > left || asked.excl <= 0) return { kind: 'tooMuch' }
  const credit = await draftCredit(ctx, tx, invoice, { note: '', ...part, lines, amounts: negative(asked) })
  if (asked.excl === left) await markCredited(ctx, tx, invoice)
  const made = { change: 'Creditfactuur gemaakt', before: null, after: credit }
  await keepEvent(ctx, tx, { ...about(invoice), ...made })
  // What was never paid is settled with what was never due; what was paid must go back.
  const paymentStatus = invoice.paymentStatus === 'paid' ? 'pending' : 'paid'
  const { number } = await finaliseInvoice(ctx, tx, credit, { paymentStatus })
  return { kind: 'credited', id: credit, number }
}

/** An invoice that may be credited, held until the commit, with what was credited of it before. */
export async function holdCreditable(
  tx: Tx,
  id: string,
): Promise<{ invoice: InvoiceRecord; credited: Credited } | CreditRefusal> {
  const invoice = await lockInvoice(tx.sql, id)
  if (!invoice) return { kind: 'notFound' }
  if (!invoice.number || invoice.series === 'CR') return { kind: 'notFinal' }
  if (invoice.status === 'credited') return { kind: 'alreadyCredited' }
  return { invoice, credited: await creditedOf(tx.sql, id) }
}

type Crediting = CreditPart & { amounts: Amounts }

function draftCredit(ctx: Ctx, tx: Tx, invoice: InvoiceRecord, { lines, ...rest }: Crediting) {
  const { id, order, customer, buyer, periodFrom, periodUntil } = invoice
  const period = periodFrom && periodUntil ? { from: periodFrom, until: periodUntil } : null
  const credit = { ...rest, order, customer, buyer, period, lines: creditLines(lines), credits: id }
  return draftInvoice(ctx, tx, credit)
}

function negative({ excl, vat, incl }: Amounts): Amounts {
  return { excl: 0 - excl, vat: 0 - vat, incl: 0 - incl }
}

async function markCredited(ctx: Ctx, tx: Tx, invoice: InvoiceRecord): Promise<void> {
  await tx.sql.execute(sql`
    update hosting_invoices set status = 'credited', updated_at = ${ctx.now().toISOString()} where id = ${invoice.id}`)
  const [before, after] = [invoiceStatus('sent').label, invoiceStatus('credited').label]
  await keepEvent(ctx, tx, { ...about(invoice), change: 'Status', before, after })
}

const about = ({ id }: InvoiceRecord) => ({ collection: 'hosting-invoices', id }) as const
