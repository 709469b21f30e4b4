import type { TermInvoice } from '@/features/billing/model/termInvoice'
import { invoicedQuantity } from '@/features/billing/model/unused'
import type { Period } from '@/platform/time/day'
import { type OrderLine, renewalLabel } from './orderLines'

const MIDWAY = ', naar rato'

/** What a line is called on the invoice of the rest of a term. */
export const midwayLabel = ({ label }: Pick<OrderLine, 'label'>) => `${label}${MIDWAY}`

/** What a line can be called on an invoice. */
export const invoiceLabels = (line: OrderLine) => [renewalLabel(line), midwayLabel(line)]

/**
 * The first day of a period on which fewer than `quantity` of an extra are invoiced, or else its end. One that was removed
 * works until the end of its notice and is invoiced until then: who takes it again pays from that day.
 */
export function extraInvoicedUntil(
  invoices: readonly TermInvoice[],
  line: OrderLine,
  quantity: number,
  { from, until }: Period,
): string {
  const days = invoices.flatMap(({ period, credited }) => [
    period.until,
    ...credited.lines.flatMap(credit => credit.from ?? []),
  ])
  const changes = [from, ...days.filter(day => day > from && day < until).sort()]
  return changes.find(day => quantityOn(invoices, line, day) < quantity) ?? until
}

function quantityOn(invoices: readonly TermInvoice[], line: OrderLine, day: string): number {
  const names = invoiceLabels(line)
  return invoices
    .flatMap(invoice =>
      invoice.lines.map(({ label }, at) => (names.includes(label) ? invoicedQuantity(invoice, at, day) : 0)),
    )
    .reduce((sum, quantity) => sum + quantity, 0)
}
