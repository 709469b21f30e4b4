import type { Image } from '@/platform/media/images'
import type { ExampleQuote } from './exampleQuote'
import type { Point, Seo } from './pageTexts'

export type About = {
  founder: string
  portrait: Image | null
  story: string
  stats: { value: string; label: string }[]
  team: TeamMember[]
  steps: Step[]
}

export type TeamMember = { id: string; name: string; role: string; quote: string; portrait: Image | null }

/** `day` and `yours`, what the customer does that day, may be empty. */
export type Step = Point & { day: string; yours: string }

type Intro = { heading: string; lead: string }

export type HomeTexts = {
  hero: Intro & {
    start: string
    callMe: string
    slip: string
    slipNote: string
    example: string
    stamp: string
  }
  servicesIntro: Intro & { more: string }
  /** `rest` has `{steps}` for the number of further steps. */
  teaser: Intro & { rest: string }
  partners: { heading: string }
  portfolio: Intro & { visit: string; look: string }
  whyUs: Intro & { points: Point[] }
  contact: Intro
  seo: Seo
}

export type AdsLanding = {
  heading: string
  lead: string
  slipTitle: string
  slipNote: string
  slipText: string
  benefitsHeading: string
  benefits: Point[]
  closing: string
  closingText: string
  seo: Seo
}

export type SubscriptionLanding = {
  heading: string
  lead: string
  includedHeading: string
  included: string[]
  reasonsHeading: string
  reasons: Point[]
  audienceHeading: string
  audience: Point[]
  /** Null until staff wrote one. */
  example: ExampleQuote | null
  closing: string
  closingText: string
  seo: Seo
}

export type LandingPages = { ads: AdsLanding; subscription: SubscriptionLanding }

export const FAQ_PLACES = [
  { value: 'faq', label: 'Veelgestelde vragen', path: '/faq' },
  { value: 'support', label: 'Support', path: '/support' },
  { value: 'custom', label: 'Maatwerk', path: '/maatwerk' },
] as const

export type FaqPlace = (typeof FAQ_PLACES)[number]['value']
export type Faq = { id: string; question: string; answer: string; place: FaqPlace }

export const PARTNER_ROWS = [
  { value: 'first', label: 'Bovenste rij' },
  { value: 'second', label: 'Onderste rij' },
] as const

type PartnerRow = (typeof PARTNER_ROWS)[number]['value']

export type Partner = { id: string; name: string; row: PartnerRow; featured: boolean; logo: Image | null }
