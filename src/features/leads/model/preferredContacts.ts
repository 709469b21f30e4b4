export const PREFERRED_CONTACTS = [
  { value: 'email', label: 'E-mail' },
  { value: 'phone', label: 'Telefoon' },
] as const

export type PreferredContact = (typeof PREFERRED_CONTACTS)[number]['value']
