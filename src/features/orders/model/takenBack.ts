import {
  type CreditChoice,
  type Credited,
  creditAmounts,
  isTaxedAlike,
  linesToCredit,
  remainingAmounts,
} from '@/features/billing/model/credit'
import type { InvoiceLine } from '@/features/billing/model/invoice'
import type { OrderInvoice } from '@/features/billing/model/termInvoice'
import { calculateTotals } from '@/platform/money/tax'
import { type OrderLine, renewalLabel } from './orderLines'

/** What of a credit of these lines goes back: the rest was not paid yet. Cents with VAT. */
export function paidBack(lines: readonly InvoiceLine[], { credited, due }: Paid): number {
  return Math.max(0, creditAmounts(lines, credited).incl - due)
}

/**
 * What was credited of these lines before, and is not back yet: staff were lenient. `owed` is what the credits of the invoice still
 * have to pay back. Cents with VAT.
 */
export function owedBefore(
  ended: readonly OrderLine[],
  { lines, credited, owed }: Invoiced & { owed: number },
): number {
  const left = remainingAmounts(lines, credited.lines)
  const before = choicesOf(
    ended,
    lines,
    lines.map((line, at) => line.amount - (left[at] ?? 0)),
  )
  const credits = before.flatMap(({ line, amount }) =>
    lines.slice(line, line + 1).map(each => ({ ...each, amount })),
  )
  return Math.max(0, Math.min(owed, calculateTotals(credits).incl))
}

type Paid = Pick<OrderInvoice, 'credited' | 'due'>

type Invoiced = { lines: readonly InvoiceLine[]; credited: Pick<Credited, 'lines'> }

/**
 * What an invoice still asks for lines of its order that are taken back: for each the last line of its name and price. A reduction
 * that stays was of their price too. Nothing where that leaves nothing to credit.
 */
export function takenBack(ended: readonly OrderLine[], { lines, credited }: Invoiced): InvoiceLine[] {
  const left = remainingAmounts(lines, credited.lines)
  const choices = withinRest(choicesOf(ended, lines, left), lines, left)
  if (choices.reduce((sum, { amount }) => sum + amount, 0) <= 0) return []
  const chosen = linesToCredit(lines, credited.lines, choices)
  if (!chosen) throw new Error('more would be taken back than there is')
  return chosen
}

/** `amounts` are those of the lines of the invoice, in their order. */
function choicesOf(
  ended: readonly OrderLine[],
  lines: readonly InvoiceLine[],
  amounts: readonly number[],
): CreditChoice[] {
  const found = new Set<number>()
  for (const line of ended) {
    const at = lines.findLastIndex((each, index) => !found.has(index) && isOf(line, each))
    if (at >= 0) found.add(at)
  }
  return [...found].flatMap(line => {
    const amount = amounts[line] ?? 0
    return amount === 0 ? [] : [{ line, amount }]
  })
}

/** No more than is left, in all and of each rate. */
function withinRest(
  choices: readonly CreditChoice[],
  lines: readonly InvoiceLine[],
  left: readonly number[],
): CreditChoice[] {
  const taken = choices.filter(({ amount }) => amount < 0)
  const sumOf = (amounts: readonly CreditChoice[]) => amounts.reduce((sum, { amount }) => sum + amount, 0)
  const whole = left.map((amount, line) => ({ line, amount }))
  for (const { line, amount } of choices) {
    if (amount < 0) continue
    const isAlike = (other: CreditChoice) => isTaxedAlike(lines[other.line], lines[line])
    const restOfRate = sumOf(whole.filter(isAlike)) - sumOf(taken.filter(isAlike))
    const most = Math.min(amount, restOfRate, sumOf(whole) - sumOf(taken))
    if (most > 0) taken.push({ line, amount: most })
  }
  return taken
}

const isOf = (line: OrderLine, invoiced: InvoiceLine) =>
  [line.label, renewalLabel(line)].includes(invoiced.label) &&
  [line.amount, line.renewal?.amount].includes(invoiced.amount)
