/** What a required field says when it is empty, in the browser and on the server. */
export const EMPTY_FIELD = {
  name: 'Vul je naam in.',
  email: 'Vul je e-mailadres in.',
  company: 'Vul de naam van je bedrijf in.',
  message: 'Schrijf waar het over gaat.',
  day: 'Kies een dag.',
  time: 'Kies een tijd.',
} as const

/** What a field for an address says when no mail can go there. */
export const INVALID_EMAIL = 'Vul een geldig e-mailadres in, zoals naam@bedrijf.nl.'

export type RequiredField = keyof typeof EMPTY_FIELD
