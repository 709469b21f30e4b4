import type { OpeningDays } from '@/features/company/model/openingDays'
import type { POLICY_TOPICS } from './policies'

/** `price` is a text with both readings: `vanaf € 961,95 incl. btw (€ 795 excl. btw)`. Empty on request. */
export type ProductFact = { key: string; name: string; description: string; price: string; lines: string[] }

/** `saving` is empty when a year costs twelve months. */
export type PackageFact = { name: string; monthly: string; yearly: string; saving: string; lines: string[] }

export type PolicyName = (typeof POLICY_TOPICS)[number]['name']

/** What the desk knows, read from records when the chat asks for it. An empty text is not known. */
export type DeskFacts = {
  company: Record<'phone' | 'email' | 'whatsapp' | 'street' | 'postcode' | 'city' | 'kvk' | 'vatId', string>
  hours: OpeningDays
  visitingHours: string
  products: ProductFact[]
  subscriptions: ProductFact[]
  packages: PackageFact[]
  /** By key: a text per month. */
  extras: { key: string; name: string; price: string }[]
  domain: { firstYear: string; yearly: string }
  vatRates: number[]
  /** What the configurator offers, by its key. */
  timelines: { id: string; label: string; description: string }[]
  projects: string[]
  claims: Record<'online' | 'responseTime' | 'subscriptionTerm' | 'agency' | 'hostingUptime', string>
  /** Sentences of the general terms and the privacy page. */
  terms: Record<'invoice' | 'quote' | 'ownership' | 'cancelling' | 'sharing' | 'keeping', string>
  policies: Partial<Record<PolicyName, string>>
}
