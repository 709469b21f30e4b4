import type { Point } from './pages'

type Intro = { heading: string; lead: string }

/** The texts of the first page, block by block. */
export type HomeTexts = {
  hero: Intro & { callMe: string }
  servicesIntro: Intro
  teaser: Intro
  partners: { heading: string }
  portfolio: Intro
  whyUs: Intro & { points: Point[] }
  contact: Intro
  seo: { title: string; description: string; keywords: string }
}
