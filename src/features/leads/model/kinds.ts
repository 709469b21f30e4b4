/** The ways a person asks for something, other than the configurator. */
export const LEAD_KINDS = [
  { value: 'quote', label: 'Offerteaanvraag' },
  { value: 'ads', label: 'Advertentie' },
  { value: 'contact', label: 'Bericht' },
  { value: 'appointment', label: 'Afspraak' },
] as const

export type LeadKind = (typeof LEAD_KINDS)[number]['value']

export function kindLabel(kind: LeadKind): string {
  const found = LEAD_KINDS.find(each => each.value === kind)
  if (!found) throw new Error(`unknown kind of lead ${kind}`)
  return found.label
}
