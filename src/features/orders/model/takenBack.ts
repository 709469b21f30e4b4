import {
  type Credited,
  creditAmounts,
  linesToCredit,
  remainingAmounts,
} from '@/features/billing/model/credit'
import type { InvoiceLine } from '@/features/billing/model/invoice'
import type { OrderInvoice } from '@/features/billing/model/termInvoice'
import { type OrderLine, renewalLabel } from './orderLines'

/** What of a credit of these lines goes back: the rest was not paid yet. Cents with VAT. */
export function paidBack(lines: readonly InvoiceLine[], { credited, due }: Paid): number {
  return Math.max(0, creditAmounts(lines, credited).incl - due)
}

type Paid = Pick<OrderInvoice, 'credited' | 'due'>

type Invoiced = { lines: readonly InvoiceLine[]; credited: Pick<Credited, 'lines'> }

/** What an invoice still asks for lines of its order that are taken back: for each the last line of its name and price. */
export function takenBack(ended: readonly OrderLine[], { lines, credited }: Invoiced): InvoiceLine[] {
  const left = remainingAmounts(lines, credited.lines)
  const found = new Set<number>()
  for (const line of ended) {
    const at = lines.findLastIndex((each, index) => !found.has(index) && isOf(line, each))
    if (at >= 0) found.add(at)
  }
  const choices = [...found].flatMap(line => {
    const amount = left[line] ?? 0
    return amount === 0 ? [] : [{ line, amount }]
  })
  const chosen = linesToCredit(lines, credited.lines, choices)
  if (!chosen) throw new Error('more would be taken back than there is')
  return chosen
}

const isOf = (line: OrderLine, invoiced: InvoiceLine) =>
  [line.label, renewalLabel(line)].includes(invoiced.label) &&
  [line.amount, line.renewal?.amount].includes(invoiced.amount)
