import { oops } from '@/design-system/primitives/notices'
import type { Notice } from '@/design-system/primitives/toasts'
import { NO_DOMAIN_NAME } from '../../model/domainName'

/** What is wrong on a step, by the name of its field. */
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

/** One problem is told in full; more of them stand at their fields. */
export function problemNotice(problems: FieldProblems): Notice {
  const [only, ...others] = Object.values(problems)
  return oops(others.length === 0 ? only : 'Vul alle verplichte velden in voordat je verder gaat.')
}

/** What the server found wrong: the step on which it stands, and the fields as the wizard calls them. */
export function serverProblems(errors: FieldProblems): ['pakket' | 'gegevens', FieldProblems] {
  const inBasket = Object.entries(errors).filter(([field]) => /^(basket|packageKey)/.test(field))
  if (inBasket.length === 0) return ['gegevens', errors]
  const named = inBasket.map(([field, message]) => [field.includes('domain') ? 'domein' : 'pakket', message])
  return ['pakket', Object.fromEntries(named)]
}
