import { invalidNotice } from '@/design-system/notices/notices'
import type { Notice } from '@/design-system/notices/toasts'
import type { DomainPrices } from '@/features/catalogue/model/priceList'
import { euroReadings, type Readings, VAT_LABELS, type VatReading } from '@/platform/money/readings'
import { type BasketDomain, type DomainAnswer, domainAnswer } from '../../model/domain'
import { NO_DOMAIN_NAME } from '../../model/domainName'

export type FieldProblems = Record<string, string>

export const NO_DOMAIN: FieldProblems = { domein: NO_DOMAIN_NAME }

export const UNREADABLE: FieldProblems = {
  domein: 'Hier zit geen domeinnaam in. Gebruik letters, cijfers en streepjes, zoals jouwbedrijf.',
}

export const LOOKING: FieldProblems = { domein: 'We kijken deze naam nog na. Een ogenblik.' }

export const NOT_LOOKED_UP: FieldProblems = { domein: 'Zoek deze naam eerst op, of maak het veld leeg.' }

export const takenDomain = (name: string): FieldProblems => ({
  domein: `${name} is bezet. Kies een andere naam, of verhuis hem naar ons als hij van jou is.`,
})

export function problemNotice(problems: FieldProblems): Notice {
  const [only, ...others] = Object.values(problems)
  return invalidNotice(others.length === 0 ? only : 'Vul alle verplichte velden in voordat je verder gaat.')
}

export function serverProblems(errors: FieldProblems): ['pakket' | 'gegevens', FieldProblems] {
  const inBasket = Object.entries(errors).filter(([field]) => /^(basket|packageKey)/.test(field))
  if (inBasket.length === 0) return ['gegevens', errors]
  const named = inBasket.map(([field, message]) => [field.includes('domain') ? 'domein' : 'pakket', message])
  return ['pakket', Object.fromEntries(named)]
}

export function domainLabel({ mode, answer }: BasketDomain): string {
  if (mode === 'own') return 'Eigen domeinnaam'
  if (mode === 'move') return 'Domeinnaam verhuizen'
  if (answer === null || answer === 'unknown') return 'Domeinnaam op aanvraag'
  return `Nieuwe domeinnaam, ${domainAnswer(answer).label}`
}

export function domainNote({ mode, answer }: BasketDomain): string {
  return mode === 'new' && answer !== 'free' ? domainAnswer(answer ?? 'unknown').explains : ''
}

/** What a new name costs, beside the answer about it. Nobody pays for one that nobody could look up. */
export function newDomainPrice(answer: DomainAnswer, prices: DomainPrices): Readings {
  const { firstYear, yearly, vatRate } = prices
  if (answer === 'unknown') return { incl: 'op aanvraag', excl: 'op aanvraag' }
  const [first, next] = [euroReadings(firstYear, vatRate), euroReadings(yearly, vatRate)]
  const text = (reading: VatReading) =>
    `${first[reading]} het eerste jaar, daarna ${next[reading]} per jaar, ${VAT_LABELS[reading]}`
  return { incl: text('incl'), excl: text('excl') }
}
