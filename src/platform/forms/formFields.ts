export const EMPTY_FIELD = {
  name: 'Vul je naam in.',
  email: 'Vul je e-mailadres in.',
  phone: 'Vul het nummer in waarop we je bereiken.',
  company: 'Vul de naam van je bedrijf in.',
  message: 'Schrijf waar het over gaat.',
  day: 'Kies een dag.',
  time: 'Kies een tijd.',
  when: 'Kies wanneer we je bellen.',
} as const

export const INVALID_EMAIL = 'Vul een geldig e-mailadres in, zoals naam@bedrijf.nl.'

export const INVALID_PHONE = 'Vul een telefoonnummer in waarop we je kunnen bellen.'

export type RequiredField = keyof typeof EMPTY_FIELD

/** A filled hidden field marks a bot. */
export const HONEYPOT = 'website'

export function passwordHint(shortest: number): string {
  return `Minstens ${shortest} tekens. Een paar woorden achter elkaar onthoud je beter dan losse tekens.`
}
