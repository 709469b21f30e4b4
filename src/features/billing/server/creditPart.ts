import { requireOperator } from '@/platform/access/forOperators'
import type { Ctx } from '@/platform/ctx'
import { type Tx, transaction } from '@/platform/db/transaction'
import { calculateTotals } from '@/platform/money/vat'
import { type PartialCreditInput, linesToCredit, partialCreditSchema } from '../model/creditPart'
import { NO_TOTAL } from '../model/invoice'
import { type CreditResult, creditInTransaction, lockCreditable } from './creditInvoice'
import { fieldErrors } from './invoiceErrors'
import { tryStoreInvoicePdf } from './storeInvoicePdf'
import { findCreatedInvoice, idempotentRequest } from './submission'

export type PartialCreditResult =
  | CreditResult
  | { kind: 'invalid'; errors: Record<string, string> }
  | { kind: 'keyReused' }

/** Credits the lines of a paid invoice that staff chose, each up to what is left of it; once for a key. */
export async function creditInvoicePartly(ctx: Ctx, id: string, input: unknown): Promise<PartialCreditResult> {
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
