import { requireOperator } from '@/platform/access/authority'
import { recordEvent } from '@/platform/audit/auditLog'
import type { Ctx } from '@/platform/ctx'
import { type Tx, transaction } from '@/platform/db/transaction'
import { fieldErrors } from '@/platform/forms/fields'
import { calculateTotals, negateTotals, type Totals } from '@/platform/money/tax'
import { dayOf, type Period } from '@/platform/time/day'
import { amountToSetOff, moneyStanding } from '../model/bookings'
import {
  type Credited,
  creditAmounts,
  linesToCredit,
  type PartialCreditInput,
  partialCreditSchema,
  remainingLines,
} from '../model/credit'
import { type InvoiceLine, invoicePeriod, NO_TOTAL, negateLines } from '../model/invoice'
import { invoiceSeries, isCreditable } from '../model/invoiceStatus'
import type { OrderInvoice } from '../model/termInvoice'
import { book } from './bookings/book'
import { bookSetOff } from './bookings/setOff'
import { tryStoreInvoicePdf } from './invoiceDelivery'
import {
  findCreatedInvoice,
  getCredited,
  type IdempotentRequest,
  type InvoiceRecord,
  idempotentRequest,
  lockInvoice,
  lockInvoicesOf,
  lockOpenInvoices,
  readInvoice,
  updateInvoice,
} from './invoiceRepository'
import { draftInvoice, finaliseInvoice } from './invoices'

/** `period` is what it is for, where that is not the whole of its invoice. */
type PartialCredit = {
  lines: InvoiceLine[]
  note: string
  period?: Period
  submission?: IdempotentRequest
}

type CreditRefusal = { kind: 'notFound' | 'notFinal' | 'alreadyCredited' | 'tooMuch' }

export type CreditResult = { kind: 'credited'; id: string; number: string } | CreditRefusal

export async function creditInvoice(ctx: Ctx, id: string, part?: PartialCredit): Promise<CreditResult> {
  requireOperator(ctx)
  const result = await transaction(ctx, tx => creditInTransaction(ctx, tx, id, part))
  if (result.kind === 'credited') await tryStoreInvoicePdf(ctx, result.id)
  return result
}

/**
 * The same within the caller's transaction, which must do everything else BEFORE: a number is drawn here. After the
 * commit the caller stores the PDF. All that is left of it, unless lines are named.
 */
export async function creditInTransaction(
  ctx: Ctx,
  tx: Tx,
  id: string,
  part: Partial<PartialCredit> = {},
): Promise<CreditResult> {
  const held = await lockCreditable(tx, id)
  if ('kind' in held) return held
  const { invoice, credited } = held
  const lines = part.lines ?? remainingLines(invoice.lines, credited.lines)
  const [asked, left] = [creditAmounts(lines, credited, invoice.vatRates), invoice.excl - credited.excl]
  if (asked.excl > left || asked.excl <= 0) return { kind: 'tooMuch' }
  const credit = await draftCredit(ctx, tx, invoice, {
    note: '',
    ...part,
    lines,
    amounts: negateTotals(asked),
  })
  if (asked.excl === left) await markCredited(ctx, tx, invoice)
  await recordEvent(ctx, tx, about(invoice), { code: 'invoice.credited', credit })
  await setOff(ctx, tx, invoice, credit)
  const { number } = await finaliseInvoice(ctx, tx, credit)
  return { kind: 'credited', id: credit, number }
}

async function lockCreditable(
  tx: Tx,
  id: string,
): Promise<{ invoice: InvoiceRecord; credited: Credited } | CreditRefusal> {
  const invoice = await lockInvoice(tx.sql, id)
  if (!invoice) return { kind: 'notFound' }
  if (!invoice.number || invoiceSeries(invoice.series).isCredit) return { kind: 'notFinal' }
  if (!isCreditable(invoice)) return { kind: 'alreadyCredited' }
  return { invoice, credited: await getCredited(tx.sql, id) }
}

type Crediting = PartialCredit & { amounts: Totals }

function draftCredit(ctx: Ctx, tx: Tx, invoice: InvoiceRecord, { lines, ...rest }: Crediting) {
  const { id, customer, buyer } = invoice
  const period = rest.period ?? invoicePeriod(invoice)
  const order = invoice.order ? { id: invoice.order, number: invoice.orderNumber ?? '' } : null
  const credit = { ...rest, order, customer, buyer, period, lines: negateLines(lines), credits: id }
  return draftInvoice(ctx, tx, credit)
}

type SetOff = { credit: string; invoice: string; amount: number }

/** What we owe by a credit pays another invoice. Both are final. */
export async function setOffCredit(ctx: Ctx, tx: Tx, { credit, invoice, amount }: SetOff): Promise<void> {
  const [owing, paid] = [await lockInvoice(tx.sql, credit), await lockInvoice(tx.sql, invoice)]
  if (!owing || !paid) throw new Error('an invoice went away')
  await bookSetOff(ctx, tx, { from: owing, to: paid, amount })
}

/** What was never paid is settled with what was never due; what was paid must go back. */
async function setOff(ctx: Ctx, tx: Tx, invoice: InvoiceRecord, id: string): Promise<void> {
  const credit = await lockInvoice(tx.sql, id)
  if (!credit) throw new Error('a draft went away')
  const amount = amountToSetOff(invoice, credit.incl)
  if (amount === 0) return
  const booking = { day: dayOf(ctx.now()), source: 'credit', reference: null } as const
  await book(ctx, tx, invoice, { ...booking, amount })
  await book(ctx, tx, credit, { ...booking, amount: 0 - amount })
}

async function markCredited(ctx: Ctx, tx: Tx, invoice: InvoiceRecord): Promise<void> {
  const to = 'credited'
  await updateInvoice(ctx, tx, invoice.id, { status: to })
  await recordEvent(ctx, tx, about(invoice), { code: 'invoice.statusChanged', from: invoice.status, to })
}

const about = ({ id }: InvoiceRecord) => ({ collection: 'hosting-invoices', id }) as const

export type PartialCreditResult =
  | CreditResult
  | { kind: 'invalid'; errors: Record<string, string> }
  | { kind: 'keyReused' }

export async function creditInvoicePartly(
  ctx: Ctx,
  id: string,
  input: unknown,
): Promise<PartialCreditResult> {
  requireOperator(ctx)
  const parsed = partialCreditSchema.safeParse(input)
  if (!parsed.success) return { kind: 'invalid', errors: fieldErrors(parsed.error.issues) }
  const result = await transaction(ctx, tx => creditChosenLines(ctx, tx, id, parsed.data))
  if (result.kind === 'credited') await tryStoreInvoicePdf(ctx, result.id)
  return result
}

async function creditChosenLines(
  ctx: Ctx,
  tx: Tx,
  id: string,
  { submissionKey, lines: choices, note }: PartialCreditInput,
): Promise<PartialCreditResult> {
  const submission = idempotentRequest(submissionKey, { credits: id, choices, note })
  const made = await findCreatedInvoice(tx, submission)
  if (made) return 'kind' in made ? made : { kind: 'credited', id: made.id, number: made.number ?? '' }
  const held = await lockCreditable(tx, id)
  if ('kind' in held) return held
  const lines = linesToCredit(held.invoice.lines, held.credited.lines, choices)
  if (!lines) return { kind: 'tooMuch' }
  if (calculateTotals(lines).excl <= 0) return { kind: 'invalid', errors: { lines: NO_TOTAL } }
  return creditInTransaction(ctx, tx, id, { lines, note, submission })
}

/** All are held before the first number is drawn: who credits one of them meanwhile waits for us, not we for them. */
export async function creditOpenInvoices(ctx: Ctx, tx: Tx, order: string): Promise<string[]> {
  return creditWhole(ctx, tx, await lockOpenInvoices(tx, order))
}

/** Of invoices that the caller holds. Draws numbers: the last thing of a transaction. */
export function creditWhole(ctx: Ctx, tx: Tx, invoices: readonly string[]): Promise<string[]> {
  const credits = invoices.map(invoice => ({ invoice }))
  return creditEach(ctx, tx, credits)
}

type Credit = { invoice: string; lines?: InvoiceLine[]; note?: string }

/** The same with a note, or of some lines. Throws when one cannot be credited: the caller looked before. */
export async function creditEach(ctx: Ctx, tx: Tx, credits: readonly Credit[]): Promise<string[]> {
  const made: string[] = []
  for (const { invoice, ...part } of credits) {
    const result = await creditInTransaction(ctx, tx, invoice, part)
    if (result.kind !== 'credited') throw new Error(`invoice ${invoice} was not credited: ${result.kind}`)
    made.push(result.id)
  }
  return made
}

/** Locks what an order itself was invoiced for and can still be credited. */
export async function lockOrderInvoices(tx: Tx, order: string): Promise<OrderInvoice[]> {
  const invoices: OrderInvoice[] = []
  for (const id of await lockInvoicesOf(tx, order)) {
    const invoice = await readInvoice(tx.sql, id)
    if (!invoice) continue
    invoices.push({
      ...{ id, lines: invoice.lines, period: invoicePeriod(invoice) },
      credited: await getCredited(tx.sql, id),
      due: moneyStanding(invoice).due,
    })
  }
  return invoices
}
