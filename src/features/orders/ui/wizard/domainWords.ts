import type { DomainPrices } from '@/features/catalogue/model/catalogue'
import { formatEuro } from '@/platform/money/euro'
import type { BasketDomain } from '../../model/basket'
import { type DomainAnswer, domainAnswer } from '../../model/domainAnswers'

/** What is done about the name, as the slip says it. */
export function domainLabel({ mode, answer }: BasketDomain): string {
  if (mode === 'own') return 'Eigen domeinnaam'
  if (mode === 'move') return 'Domeinnaam verhuizen'
  if (answer === null || answer === 'unknown') return 'Domeinnaam op aanvraag'
  return `Nieuwe domeinnaam, ${domainAnswer(answer).label}`
}

/** What a visitor must know of a name that is not certain yet. */
export function domainNote({ mode, answer }: BasketDomain): string {
  return mode === 'new' && answer !== 'free' ? domainAnswer(answer ?? 'unknown').explains : ''
}

/** What a new name costs, beside the answer about it. Nobody pays for one that nobody could look up. */
export function newDomainPrice(answer: DomainAnswer, { firstYear, yearly }: DomainPrices): string {
  if (answer === 'unknown') return 'op aanvraag'
  return `${formatEuro(firstYear)} het eerste jaar, daarna ${formatEuro(yearly)} per jaar`
}
