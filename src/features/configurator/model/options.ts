/** What the visitor can choose, as staff wrote it. Amounts are cents without VAT. */
export type Price =
  | { kind: 'once' | 'monthly'; amount: number; startingAt: boolean }
  | { kind: 'request' }
  | { kind: 'included' }

export const PRICE_KINDS = [
  { value: 'once', label: 'Eenmalig' },
  { value: 'monthly', label: 'Per maand' },
  { value: 'request', label: 'Op aanvraag' },
  { value: 'included', label: 'Inbegrepen' },
] as const

export const DRAWINGS = [
  { value: 'page', label: 'Webpagina' },
  { value: 'shop', label: 'Winkelpui' },
  { value: 'box', label: 'Doos' },
] as const

export type Drawing = (typeof DRAWINGS)[number]['value']

export type Option = { id: string; label: string; description: string; price: Price }
export type WebsiteType = Option & { drawing: Drawing }
export type Feature = Option & { countable: boolean }
export type Timeline = { id: string; label: string; description: string }

export type ConfiguratorOptions = {
  websiteTypes: WebsiteType[]
  services: Option[]
  timelines: Timeline[]
  features: Feature[]
}
