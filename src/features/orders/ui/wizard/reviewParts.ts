import { cycleOf } from '@/features/catalogue/model/cycles'
import { formatAmount } from '@/platform/money/euro'
import type { OrderLine } from '../../model/basket'
import type { OrderDraft } from '../../model/orderDraft'
import { domainLabel, domainNote } from './domainWords'

type ReviewLine = { label: string; answer: string; amount?: string; note?: string }
export type Review = { title: string; slug: string; lines: ReviewLine[] }

/** What was chosen and filled in, by the step on which it can be changed. */
export function reviewParts(draft: OrderDraft, lines: readonly OrderLine[]): Review[] {
  const { cycle } = draft.basket
  const priced = (kind: OrderLine['kind']) =>
    lines
      .filter(line => line.kind === kind)
      .map(({ label, amount }) => ({ label: '', answer: label, amount: formatAmount(amount) }))
  return [
    {
      title: 'Pakket',
      slug: 'pakket',
      lines: [...priced('package'), { label: 'Betalen', answer: cycleOf(cycle).label.toLowerCase() }],
    },
    { title: 'Domeinnaam', slug: 'pakket', lines: [domainReview(draft, lines)] },
    { title: 'Extra’s', slug: 'winkelwagen', lines: atLeast(priced('extra'), 'geen') },
    { title: 'Gegevens', slug: 'gegevens', lines: customerReview(draft) },
  ]
}

function domainReview({ basket: { domain } }: OrderDraft, lines: readonly OrderLine[]): ReviewLine {
  if (!domain) return { label: '', answer: 'geen' }
  const amount = lines.find(line => line.kind === 'domain')?.amount ?? 0
  return {
    ...{ label: domainLabel(domain), note: domainNote(domain) },
    ...{ answer: domain.name, amount: formatAmount(amount) },
  }
}

function customerReview({ customer }: OrderDraft): ReviewLine[] {
  const { company, kvk, vatId, name, email, phone, address, zipcode, city } = customer
  const all = [
    { label: 'Bedrijf', answer: company },
    { label: 'KVK-nummer', answer: kvk },
    { label: 'Btw-nummer', answer: vatId },
    { label: 'Naam', answer: name },
    { label: 'E-mail', answer: email },
    { label: 'Telefoon', answer: phone },
    { label: 'Adres', answer: `${address}, ${zipcode} ${city}` },
  ]
  return all.filter(line => line.answer !== '')
}

const atLeast = (lines: ReviewLine[], otherwise: string): ReviewLine[] =>
  lines.length > 0 ? lines : [{ label: '', answer: otherwise }]
