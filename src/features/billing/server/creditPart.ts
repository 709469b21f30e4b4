import { forOperators } from '@/platform/access/forOperators'
import type { Ctx } from '@/platform/ctx'
import { type Tx, transaction } from '@/platform/db/transaction'
import { addVat } from '@/platform/money/vat'
import { type CreditPartInput, chosenLines, creditPartSchema } from '../model/creditPart'
import { NO_TOTAL } from '../model/invoice'
import { type CreditResult, creditWithin, holdCreditable } from './creditInvoice'
import { invoiceErrors } from './invoiceErrors'
import { storeSoon } from './storeInvoicePdf'
import { findMade, submissionOf } from './submission'

export type CreditPartResult =
  | CreditResult
  | { kind: 'invalid'; errors: Record<string, string> }
  | { kind: 'keyReused' }

/** Credits the lines of a paid invoice that staff chose, each up to what is left of it; once for a key. */
export async function creditPart(ctx: Ctx, id: string, input: unknown): Promise<CreditPartResult> {
  forOperators(ctx)
  const parsed = creditPartSchema.safeParse(input)
  if (!parsed.success) return { kind: 'invalid', errors: invoiceErrors(parsed.error.issues) }
  const result = await transaction(ctx, tx => creditChosen(ctx, tx, id, parsed.data))
  if (result.kind === 'credited') await storeSoon(ctx, result.id)
  return result
}

async function creditChosen(
  ctx: Ctx,
  tx: Tx,
  id: string,
  { submissionKey, lines: choices, note }: CreditPartInput,
): Promise<CreditPartResult> {
  const submission = submissionOf(submissionKey, { credits: id, choices, note })
  const made = await findMade(tx, submission)
  if (made) return 'kind' in made ? made : { kind: 'credited', id: made.id, number: made.number ?? '' }
  const held = await holdCreditable(tx, id)
  if ('kind' in held) return held
  const lines = chosenLines(held.invoice.lines, held.credited.lines, choices)
  if (!lines) return { kind: 'tooMuch' }
  if (addVat(lines).excl <= 0) return { kind: 'invalid', errors: { lines: NO_TOTAL } }
  return creditWithin(ctx, tx, id, { lines, note, submission })
}
