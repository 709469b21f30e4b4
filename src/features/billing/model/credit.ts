import * as z from 'zod/mini'
import { optionalText } from '@/platform/forms/fields'
import { NO_AMOUNT } from '@/platform/money/euro'
import {
  calculateTotals,
  isSameVat,
  sumVatAmounts,
  type Totals,
  type VatAmount,
  vatOn,
} from '@/platform/money/tax'
import type { InvoiceLine } from './invoice'

/** `from` is the first day that a credited line was for; without it those of its invoice. */
export type Credited = Pick<Totals, 'excl' | 'vatRates'> & { lines: (InvoiceLine & { from?: string })[] }

/** A credit counts for the line of its name, and else for any of its rate. */
export function remainingAmounts(lines: readonly InvoiceLine[], credited: readonly InvoiceLine[]): number[] {
  const amounts = lines.map(line => line.amount)
  return credited.reduce((left, credit) => {
    const hasRate = (at: number) => isTaxedAlike(lines[at], credit)
    const isNamed = (at: number) => hasRate(at) && lines[at]?.label === credit.label
    const named = takeFrom(left, 0 - credit.amount, isNamed)
    return takeFrom(named.left, named.asked, hasRate).left
  }, amounts)
}

export function isTaxedAlike(line: InvoiceLine | undefined, other: InvoiceLine | undefined): boolean {
  return line?.vatRate === other?.vatRate && line?.tax?.regime === other?.tax?.regime
}

export function remainingLines(
  lines: readonly InvoiceLine[],
  credited: readonly InvoiceLine[],
): InvoiceLine[] {
  if (credited.length === 0) return [...lines]
  const left = remainingAmounts(lines, credited)
  return lines.flatMap((line, at) => (left[at] ? [partialLine(line, left[at])] : []))
}

/**
 * What a credit comes to. The VAT of a rate is rounded over all that was credited at it, so that the last credit takes
 * the last cent. `whole` is what the invoice has at each rate: a share of a total has VAT of its own, up to a cent away
 * from what its lines come to.
 */
export function creditAmounts(
  lines: readonly InvoiceLine[],
  before: Pick<Credited, 'vatRates'>,
  whole: readonly VatAmount[] = [],
): Totals {
  const amounts = calculateTotals(lines).vatRates.map(asked => {
    const earlier = before.vatRates.find(each => isSameVat(each, asked)) ?? { excl: 0, vat: 0 }
    const excl = earlier.excl + asked.excl
    const all = whole.find(each => isSameVat(each, asked) && each.excl === excl)
    return { ...asked, vat: (all?.vat ?? vatOn(excl, asked.rate)) - earlier.vat }
  })
  return sumVatAmounts(amounts)
}

function partialLine(line: InvoiceLine, amount: number): InvoiceLine {
  if (amount === line.amount) return line
  const { unit, ...rest } = line
  return { ...rest, quantity: 1, unitPrice: amount, amount }
}

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
export function clampTo(asked: number, each: number): number {
  if (asked > 0) return Math.max(0, Math.min(asked, each))
  return Math.min(0, Math.max(asked, each))
}

/** `amount` in cents without VAT; below zero for a reduction. */
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

/** Null when more is asked than is left, of a line, of its rate or of the whole, or a line is chosen twice or for nothing. */
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
  if (!isOnce || !fits) return null
  const chosen = choices.flatMap(({ line, amount }) =>
    lines.slice(line, line + 1).map(each => partialLine(each, amount)),
  )
  const rest = lines.map((line, at) => ({ ...line, amount: left[at] ?? 0 }))
  return isWithin(calculateTotals(chosen), calculateTotals(rest)) ? chosen : null
}

function isWithin(asked: Totals, left: Totals): boolean {
  const leftAt = (amount: VatAmount) =>
    Math.max(0, left.vatRates.find(each => isSameVat(each, amount))?.excl ?? 0)
  return asked.excl <= left.excl && asked.vatRates.every(each => each.excl <= leftAt(each))
}
