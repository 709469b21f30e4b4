/** Every number and promise of the trade that a page repeats, with the place that shows it. */
export const CLAIMS = [
  { name: 'quoteTime', label: 'Offertetijd', shown: 'Home: hero en configurator' },
  { name: 'noPrepayment', label: 'Vooruitbetaling', shown: 'Home: hero' },
  { name: 'entrepreneurs', label: 'Tevreden ondernemers', shown: 'Home: hero' },
  { name: 'rating', label: 'Beoordeling', shown: 'Home: hero' },
  { name: 'online', label: 'Online binnen', shown: 'Home: inleiding in de hero' },
  { name: 'configuratorEffort', label: 'Tijd voor de configurator', shown: 'Home: configurator' },
  { name: 'configuratorSteps', label: 'Stappen van de configurator', shown: 'Home: configurator' },
] as const

export type ClaimName = (typeof CLAIMS)[number]['name']
export type Claims = Record<ClaimName, string>

/** A text in which `{online}` and the like stand for the claim of that name. */
export function withClaims(text: string, claims: Claims): string {
  return text.replace(/\{(\w+)\}/g, (whole, name) => claims[name as ClaimName] ?? whole)
}
