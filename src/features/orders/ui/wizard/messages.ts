import { invalidNotice } from '@/design-system/notices/notices'
import type { Notice } from '@/design-system/notices/toasts'
import type { DomainPrices } from '@/features/catalogue/model/priceList'
import type { VatIdStanding } from '@/features/tax/model/taxRules'
import { euroReadings, type Readings, VAT_LABELS, type VatReading } from '@/platform/money/readings'
import { formatRate } from '@/platform/money/vatLabel'
import { type BasketDomain, type DomainAnswer, domainAnswer } from '../../model/domain'
import { NO_DOMAIN_NAME } from '../../model/domainName'
import type { TreatedSale } from '../../model/treatedSale'

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

/** Why a customer abroad pays the VAT that stands on the slip. Empty where it is as at home. */
export function taxNote({ treatment, vatId, name, country, asksAgain }: TreatedSale): string {
  const { reason, rate } = treatment.electronic
  switch (reason) {
    case 'reverseCharge':
      return `Je btw-nummer is gecontroleerd${name && `: ${name}`}. We verleggen de btw naar jou. Je geeft hem zelf aan in ${country}.`
    case 'notChecked':
      return NOT_CHECKED[vatId === 'unchecked' && !asksAgain ? 'never' : vatId]
    case 'aboveThreshold':
      return `Je woont in ${country}. Daarom betaal je voor hosting en domeinnaam de btw van dat land: ${formatRate(rate ?? 0)}.`
    case 'businessOutsideEu':
      return 'Je bedrijf zit buiten de EU. Daarom rekenen we geen btw.'
    case 'consumerOutsideEu':
      return 'Je woont buiten de EU. Daarom rekenen we geen btw over hosting en domeinnaam.'
    case 'domestic':
    case 'belowThreshold':
    case 'workForConsumer':
    case 'workOutsideEu':
      return ''
    default:
      return reason satisfies never
  }
}

const NOT_CHECKED: Record<VatIdStanding | 'never', string> = {
  none: 'We rekenen Nederlandse btw. Vul bij je gegevens een btw-nummer in, dan kunnen we de btw verleggen.',
  invalid:
    'Dit btw-nummer is bij de EU niet bekend. Daarom rekenen we Nederlandse btw. Kijk het na bij je gegevens.',
  unchecked:
    'Je btw-nummer kon nu niet gecontroleerd worden. Daarom rekenen we Nederlandse btw. We proberen het drie dagen lang elk uur. Klopt het, dan krijg je de btw terug.',
  never: 'Je btw-nummer is niet gecontroleerd. Daarom rekenen we Nederlandse btw.',
  valid: '',
}
