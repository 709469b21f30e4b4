import { formatAmount } from '@/platform/money/euro'
import { VAT_RATE } from '@/platform/money/vat'
import type { InvoiceRecord } from '../invoiceRecord'
import { INK, PAPER, type Sheet } from './sheet'
import { roomFor, rule, write } from './writing'

const TOTALS_LEFT = 296
const TOTALS_HEIGHT = 84

/** What it comes to: without VAT, the VAT of each rate, and with it. Answers where that ends. */
export function writeTotals(sheet: Sheet, { excl, vat, incl }: InvoiceRecord, from: number): number {
  const y = roomFor(sheet, from, TOTALS_HEIGHT)
  totalRow(sheet, 'Totaal excl. btw', formatAmount(excl), y)
  totalRow(sheet, `Btw ${VAT_RATE}% over ${formatAmount(excl)}`, formatAmount(vat), y + 17)
  rule(sheet, y + 37, INK.ink, 1.5, TOTALS_LEFT)
  write(sheet, 'P', 'Totaal incl. btw', { x: TOTALS_LEFT, y: y + 53, width: 100, font: 'bold' })
  const large = { x: TOTALS_LEFT + 90, font: 'heading', size: 22, align: 'right' } as const
  write(sheet, 'P', formatAmount(incl), { ...large, y: y + 44 })
  return y + TOTALS_HEIGHT
}

function totalRow(sheet: Sheet, label: string, amount: string, y: number): void {
  write(sheet, 'P', label, { x: TOTALS_LEFT, y, width: 150, color: INK.soft })
  write(sheet, 'P', amount, { x: TOTALS_LEFT + 150, y, width: PAPER.right - TOTALS_LEFT - 150, align: 'right' })
}
