import * as z from 'zod/mini'
import { optionalText } from '@/platform/forms/fields'
import { NO_AMOUNT } from '@/platform/money/euro'
import { calculateTotals, type Totals } from '@/platform/money/tax'
import type { InvoiceLine } from './invoice'

/** What was credited of an invoice before, as positive amounts, and the lines as they stand on the credits: negative. */
export type Credited = Pick<Totals, 'excl' | 'vat'> & { lines: InvoiceLine[] }

/** What of each line is not credited yet. A credit counts for the line that bears its name, and else for any. */
export function remainingAmounts(lines: readonly InvoiceLine[], credited: readonly InvoiceLine[]): number[] {
  const amounts = lines.map(line => line.amount)
  return credited.reduce((left, credit) => {
    const named = takeFrom(left, 0 - credit.amount, at => lines[at]?.label === credit.label)
    return takeFrom(named.left, named.asked, () => true).left
  }, amounts)
}

/** The lines that take back what is left of an invoice. */
export function remainingLines(
  lines: readonly InvoiceLine[],
  credited: readonly InvoiceLine[],
): InvoiceLine[] {
  if (credited.length === 0) return [...lines]
  const left = remainingAmounts(lines, credited)
  return lines.flatMap((line, at) => (left[at] ? [partialLine(line, left[at])] : []))
}

/** What a credit comes to. VAT is rounded over all that was credited, so that the last of it is the last cent. */
export function creditAmounts(lines: readonly InvoiceLine[], before: Pick<Credited, 'excl' | 'vat'>): Totals {
  const { excl } = calculateTotals(lines)
  const vat = calculateTotals([{ amount: before.excl }, { amount: excl }]).vat - before.vat
  return { excl, vat, incl: excl + vat }
}

/** As much of a line as `amount`: all of it stays as it stands. */
function partialLine(line: InvoiceLine, amount: number): InvoiceLine {
  return amount === line.amount ? line : { label: line.label, quantity: 1, unitPrice: amount, amount }
}

/** Takes an amount from the lines that may give, the first of them first. */
function takeFrom(left: readonly number[], amount: number, mayGive: (at: number) => boolean) {
  let asked = amount
  const after = left.map((each, at) => {
    const taken = mayGive(at) ? clampTo(asked, each) : 0
    asked -= taken
    return each - taken
  })
  return { left: after, asked }
}

/** As much of `asked` as there is: what is to be given takes nothing from a reduction, nor the other way about. */
function clampTo(asked: number, each: number): number {
  if (asked > 0) return Math.max(0, Math.min(asked, each))
  return Math.min(0, Math.max(asked, each))
}

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
  const fits = choices.every(
    ({ line, amount }) => amount !== 0 && clampTo(amount, left[line] ?? 0) === amount,
  )
  const whole = calculateTotals(left.map(amount => ({ amount })))
  if (!isOnce || !fits || calculateTotals(choices).excl > whole.excl) return null
  return choices.flatMap(({ line, amount }) =>
    lines.slice(line, line + 1).map(each => partialLine(each, amount)),
  )
}
