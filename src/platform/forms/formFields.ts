/** Messages of empty required fields, in the browser and on the server. */
export const EMPTY_FIELD = {
  name: 'Vul je naam in.',
  email: 'Vul je e-mailadres in.',
  company: 'Vul de naam van je bedrijf in.',
  message: 'Schrijf waar het over gaat.',
  day: 'Kies een dag.',
  time: 'Kies een tijd.',
} as const

/** Message of an invalid email address. */
export const INVALID_EMAIL = 'Vul een geldig e-mailadres in, zoals naam@bedrijf.nl.'

export type RequiredField = keyof typeof EMPTY_FIELD

/** The name of the hidden field. A form that fills it was not filled in by a person. */
export const HONEYPOT = 'website'

/** What a good password is, beside the field for one. */
export function passwordHint(shortest: number): string {
  return `Minstens ${shortest} tekens. Een paar woorden achter elkaar onthoud je beter dan losse tekens.`
}
