import * as z from 'zod/mini'
import type { Term } from '@/features/catalogue/model/billingCycle'
import type { Customer } from '@/features/customers/model/customer'
import type { OrderLine } from '@/features/orders/model/orderLines'
import { requiredLine } from '@/platform/forms/fields'
import { NO_AMOUNT } from '@/platform/money/euro'
import { addDays } from '@/platform/time/day'

/** A line as the law asks for it, in cents without VAT. On a credit the amounts are negative. */
export type InvoiceLine = { label: string; quantity: number; unitPrice: number; amount: number }

/** A side of an invoice, as it was when the invoice became final. */
export type Party = {
  name: string
  company: string
  address: string
  zipcode: string
  city: string
  email: string
  kvk: string
  vatId: string
  iban?: string
}

/** An invoice is paid in time until this long after its issue day; it is late from the day after. */
export const PAYMENT_DAYS = 14

/** What is wrong with lines that come to nothing, or less. */
export const NO_TOTAL = 'Het totaal moet meer dan nul zijn.'

const MAX_UNIT_PRICE = 10_000_000
const MAX_QUANTITY = 999

/** A line that staff write themselves. A negative price is a reduction. */
export const freeLineSchema = z.object({
  label: requiredLine('Schrijf wat er op de regel staat.'),
  quantity: z.int('Vul een heel aantal in.').check(z.minimum(1), z.maximum(MAX_QUANTITY)),
  unitPrice: z.int(NO_AMOUNT).check(z.minimum(-MAX_UNIT_PRICE), z.maximum(MAX_UNIT_PRICE)),
})

export type FreeLine = z.infer<typeof freeLineSchema>

export function freeInvoiceLine({ label, quantity, unitPrice }: FreeLine): InvoiceLine {
  return { label, quantity, unitPrice, amount: quantity * unitPrice }
}

export function toInvoiceLines(lines: readonly OrderLine[]): InvoiceLine[] {
  return lines.map(({ label, quantity, unitPrice, amount }) => ({ label, quantity, unitPrice, amount }))
}

/** The lines that take an invoice back to nothing. */
export function negateLines(lines: readonly InvoiceLine[]): InvoiceLine[] {
  return lines.map(line => ({ ...line, unitPrice: 0 - line.unitPrice, amount: 0 - line.amount }))
}

export function toParty(customer: Customer): Party {
  const { kind: _kind, phone: _phone, ...party } = customer
  return party
}

/** The days of delivery as an invoice names them: `to` is the last one, `until` the first that is not invoiced. */
export function deliveryPeriod({ from, until }: Term): { from: string; to: string } {
  return { from, to: addDays(until, -1) }
}
