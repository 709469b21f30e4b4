import type { FreeLine } from '@/features/billing/model/invoice'
import { parseEuro } from '@/platform/money/euro'
import { type Totals, calculateTotals } from '@/platform/money/vat'

/** A line of an invoice as staff type it. `key` tells it from the others while they come and go. */
export type TypedLine = { key: number; label: string; quantity: string; unitPrice: string }

export const emptyLine = (key: number): TypedLine => ({ key, label: '', quantity: '1', unitPrice: '' })

/** Cents of what was typed, also of a reduction (`-10`). What is no amount is no number. */
export function centsOf(typed: string): number {
  const text = typed.trim()
  const cents = parseEuro(text.replace(/^[-−]/, ''))
  if (cents === null) return Number.NaN
  return /^[-−]/.test(text) ? 0 - cents : cents
}

/** What is sent; the server says what is wrong with it. */
export function freeLinesOf(lines: readonly TypedLine[]): FreeLine[] {
  return lines.map(({ label, quantity, unitPrice }) => ({
    label,
    quantity: quantity.trim() === '' ? Number.NaN : Number(quantity),
    unitPrice: centsOf(unitPrice),
  }))
}

/** What the lines come to so far; those that are not ready count for nothing. */
export function totalOf(lines: readonly TypedLine[]): Totals {
  const amounts = freeLinesOf(lines).map(({ quantity, unitPrice }) => quantity * unitPrice)
  return calculateTotals(amounts.map(amount => ({ amount: Number.isInteger(amount) ? amount : 0 })))
}
