import { perTerm } from '@/features/catalogue/model/cycles'
import type { MailLine } from '@/platform/email/slipMail'
import { totalLines } from '@/platform/email/totalLines'
import { formatAmount } from '@/platform/money/euro'
import { type OrderLine, renewalsOf } from '../model/basket'
import type { ValidatedOrder } from './agreeOrder'

/** What was ordered, what it comes to now, and what it costs later. */
export function orderMailLines({ lines, amounts, domain }: ValidatedOrder): MailLine[] {
  const own = domain?.mode === 'own' ? [{ label: 'Domein', answer: domain.name, amount: '' }] : []
  return [
    ...lines.map(line => ({
      label: KINDS[line.kind],
      answer: line.label,
      amount: formatAmount(line.amount),
    })),
    ...own,
    ...totalLines(amounts, 'Nu te betalen, incl. btw'),
    ...renewalsOf(lines).map(({ months, amounts: later, labels }) => ({
      label: `Daarna ${perTerm(months)}, incl. btw`,
      answer: labels.join('\n'),
      amount: formatAmount(later.incl),
    })),
  ]
}

const KINDS: Record<OrderLine['kind'], string> = { package: 'Pakket', extra: 'Extra', domain: 'Domein' }
