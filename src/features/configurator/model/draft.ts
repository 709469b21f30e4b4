import type { PreferredContact } from '@/features/leads/model/lead'

export const STEPS = [
  { slug: 'type', title: 'Website Type', heading: 'Wat voor website wordt het?' },
  { slug: 'diensten', title: 'Diensten', heading: 'Wat mogen wij voor je doen?' },
  { slug: 'planning', title: 'Planning', heading: 'Wanneer moet het af zijn?' },
  { slug: 'extra', title: 'Extra Features', heading: 'Wil je er nog iets bij?' },
  { slug: 'bedrijf', title: 'Bedrijfsinfo', heading: 'Vertel ons over je bedrijf' },
  { slug: 'contact', title: 'Contactgegevens', heading: 'Hoe bereiken we je?' },
  { slug: 'bevestiging', title: 'Bevestiging', heading: 'Klopt alles op de bon?' },
] as const

export type StepSlug = (typeof STEPS)[number]['slug']

export const FIRST_STEP = 0
export const LAST_STEP = STEPS.length - 1

export function previousStep(step: number): number {
  return Math.max(step - 1, FIRST_STEP)
}

export function stepIndex(slug: string | null): number {
  const found = STEPS.findIndex(step => step.slug === slug)
  return found === -1 ? FIRST_STEP : found
}

export const MAX_QUANTITY = 20

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
