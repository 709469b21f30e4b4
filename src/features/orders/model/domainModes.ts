/** What the visitor wants to do about a domain name. */
export const DOMAIN_MODES = [
  { value: 'new', label: 'Nieuwe domeinnaam' },
  { value: 'own', label: 'Ik heb al een domein' },
  { value: 'move', label: 'Domein verhuizen naar ons' },
] as const

export type DomainMode = (typeof DOMAIN_MODES)[number]['value']
