/** What the quote form offers to choose from. */
export const QUOTE_SERVICES = [
  { value: 'website-eenmalig', label: 'Website, eenmalig' },
  { value: 'website-abonnement', label: 'Website, abonnement' },
  { value: 'webshop', label: 'Webshop' },
  { value: 'seo', label: 'Vindbaarheid (SEO)' },
  { value: 'onderhoud', label: 'Onderhoud' },
  { value: 'anders', label: 'Iets anders' },
] as const

/** What a lead from an advertisement is about, as the record says it. */
export const ADS_SERVICE = 'Website/Webshop via Meta Ads'

/** A service in words; what is no choice of the form is shown as it is kept. */
export function serviceLabel(service: string): string {
  return QUOTE_SERVICES.find(each => each.value === service)?.label ?? service
}
