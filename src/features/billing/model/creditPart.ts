import * as z from 'zod/mini'
import { optionalText } from '@/platform/forms/fields'
import { NO_AMOUNT } from '@/platform/money/euro'
import { calculateTotals } from '@/platform/money/vat'
import { remainingAmounts, partialLine, clampTo } from './credit'
import type { InvoiceLine } from './invoice'

/** How much of which line of an invoice is credited, by its place. In cents without VAT; below zero for a reduction. */
const choiceSchema = z.object({
  line: z.int().check(z.minimum(0)),
  amount: z.int(NO_AMOUNT),
})

export type CreditChoice = z.infer<typeof choiceSchema>

export const partialCreditSchema = z.object({
  submissionKey: z.uuid(),
  lines: z.array(choiceSchema).check(z.minLength(1, 'Kies minstens een regel.'), z.maxLength(100)),
  note: optionalText(1000),
})

export type PartialCreditInput = z.infer<typeof partialCreditSchema>

/**
 * The lines that were chosen. Null when that is more than is left, of a line or of the whole, and when a line is
 * chosen twice or for nothing.
 */
export function linesToCredit(
  lines: readonly InvoiceLine[],
  credited: readonly InvoiceLine[],
  choices: readonly CreditChoice[],
): InvoiceLine[] | null {
  const left = remainingAmounts(lines, credited)
  const isOnce = new Set(choices.map(each => each.line)).size === choices.length
  const fits = choices.every(({ line, amount }) => amount !== 0 && clampTo(amount, left[line] ?? 0) === amount)
  const whole = calculateTotals(left.map(amount => ({ amount })))
  if (!isOnce || !fits || calculateTotals(choices).excl > whole.excl) return null
  return choices.flatMap(({ line, amount }) => lines.slice(line, line + 1).map(each => partialLine(each, amount)))
}
