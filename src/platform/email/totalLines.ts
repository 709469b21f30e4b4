import { formatAmount } from '@/platform/money/euro'
import { type Totals, VAT_RATE } from '@/platform/money/vat'
import type { MailLine } from './slipMail'

/** The end of a list of amounts: without VAT, the VAT, and what it comes to. */
export function totalLines({ excl, vat, incl }: Totals, total: string): MailLine[] {
  return [
    sum('Totaal excl. btw', excl),
    sum(`Btw ${VAT_RATE}%`, vat),
    { ...sum(total, incl), weight: 'total' },
  ]
}

const sum = (answer: string, cents: number): MailLine => ({
  ...{ label: '', answer, amount: formatAmount(cents) },
  weight: 'sum',
})
