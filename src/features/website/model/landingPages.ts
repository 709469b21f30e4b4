import type { Point, Seo } from './pages'

/** The page that advertisements lead to. */
export type AdsLanding = {
  heading: string
  lead: string
  slipTitle: string
  slipNote: string
  slipText: string
  benefitsHeading: string
  benefits: Point[]
  closing: string
  seo: Seo
}

/** The page about the subscription that handles quotes by itself. */
export type SubscriptionLanding = {
  heading: string
  lead: string
  includedHeading: string
  included: string[]
  reasonsHeading: string
  reasons: Point[]
  audienceHeading: string
  audience: Point[]
  closing: string
  seo: Seo
}

export type LandingPages = { ads: AdsLanding; subscription: SubscriptionLanding }
