'use client'

import { FREE_SUPPLY, type FreeLine } from '@/features/billing/model/invoice'
import { DEFAULT_UNIT, lineAmount, parseQuantity } from '@/features/billing/model/quantity'
import { ContactLinks } from '@/platform/console/cells'
import { RowOpener } from '@/platform/console/ListTable'
import { formatAmount, parseSignedEuro } from '@/platform/money/euro'
import { calculateTotals, DEFAULT_VAT_RATE, type Totals } from '@/platform/money/tax'
import type { RowCustomer } from '../model/console'

type LineNameProps = {
  id: string
  title: string
  customer: RowCustomer | null
  isOpen: boolean
  onToggle: () => void
}

export function LineName({ id, title, customer, isOpen, onToggle }: LineNameProps) {
  return (
    <div className="console-name">
      <RowOpener {...{ id, isOpen, onToggle }}>{title}</RowOpener>
      {customer && (
        <>
          {customer.name !== title && <span>{customer.name}</span>}
          {customer.company && <span className="console-company">{customer.company}</span>}
          <ContactLinks who={customer.name} email={customer.email} phone={customer.phone} />
        </>
      )}
    </div>
  )
}

/** A line of an invoice as staff type it. `key` tells it from the others while they come and go. */
export type TypedLine = Pick<FreeLine, 'label' | 'unit' | 'vatRate' | 'supply'> & {
  key: number
  quantity: string
  unitPrice: string
}

export const emptyLine = (key: number): TypedLine => ({
  ...{ key, label: '', quantity: '1', unit: DEFAULT_UNIT, unitPrice: '' },
  ...{ vatRate: DEFAULT_VAT_RATE, supply: FREE_SUPPLY },
})

/** Cents of what was typed. What is no amount is no number. */
export const centsOf = (typed: string) => parseSignedEuro(typed) ?? Number.NaN

export function freeLinesOf(lines: readonly TypedLine[]): FreeLine[] {
  return lines.map(({ key, quantity, unitPrice, ...line }) => ({
    ...line,
    quantity: parseQuantity(quantity) ?? Number.NaN,
    unitPrice: centsOf(unitPrice),
  }))
}

/** Of a customer at home; what is not ready counts as nothing. */
export function totalOf(lines: readonly TypedLine[]): Totals {
  const amounts = freeLinesOf(lines).map(line => ({ amount: lineAmount(line), vatRate: line.vatRate }))
  return calculateTotals(amounts.map(each => ({ ...each, amount: each.amount || 0 })))
}

export function SumLine({ excl, vat, incl }: Totals) {
  return (
    <p className="admin-number">
      {formatAmount(excl)} excl. btw, {formatAmount(vat)} btw, <strong>{formatAmount(incl)} incl. btw</strong>
    </p>
  )
}
