import type { PreferredContact } from '@/features/leads/model/preferredContacts'

/** As many of one countable feature as the form offers. */
export const MAX_QUANTITY = 20

/** What the visitor has filled in so far. */
export type Draft = {
  websiteType: string | null
  services: string[]
  timeline: string | null
  features: { id: string; quantity: number }[]
  businessInfo: { companyName: string; industry: string; description: string }
  contactInfo: { name: string; email: string; phone: string; preferredContact: PreferredContact }
}

export const EMPTY_DRAFT: Draft = {
  websiteType: null,
  services: [],
  timeline: null,
  features: [],
  businessInfo: { companyName: '', industry: '', description: '' },
  contactInfo: { name: '', email: '', phone: '', preferredContact: 'email' },
}
