import { type OrderLine, renewalsOf } from '@/domain/hosting/basket'
import { perTerm } from '@/domain/hosting/cycles'
import { formatAmount } from '@/domain/money/euro'
import { VAT_RATE } from '@/domain/money/vat'
import type { MailLine } from '../mail/slipMail'
import type { Agreed } from './agreeOrder'

/** What was ordered, what it comes to now, and what it costs later. */
export function orderMailLines({ lines, amounts, domain }: Agreed, day: string): MailLine[] {
  const own = domain?.mode === 'own' ? [{ label: 'Domein', answer: domain.name, amount: '' }] : []
  return [
    ...lines.map(line => ({
      label: KINDS[line.kind],
      answer: line.label,
      amount: formatAmount(line.amount),
    })),
    ...own,
    sum('Totaal excl. btw', amounts.excl),
    sum(`Btw ${VAT_RATE}%`, amounts.vat),
    { ...sum('Nu te betalen, incl. btw', amounts.incl), weight: 'total' },
    ...renewalsOf(lines, day).map(({ months, amounts: later, labels }) => ({
      label: `Daarna ${perTerm(months)}, incl. btw`,
      answer: labels.join('\n'),
      amount: formatAmount(later.incl),
    })),
  ]
}

const sum = (answer: string, cents: number): MailLine => ({
  ...{ label: '', answer, amount: formatAmount(cents) },
  weight: 'sum',
})

const KINDS: Record<OrderLine['kind'], string> = { package: 'Pakket', extra: 'Extra', domain: 'Domein' }
