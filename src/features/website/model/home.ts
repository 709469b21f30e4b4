import type { Point, Seo } from './pages'

type Intro = { heading: string; lead: string }

/** The texts of the first page, block by block. */
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
  /** `rest` says `{steps}` where the number of further steps stands. */
  teaser: Intro & { rest: string }
  partners: { heading: string }
  portfolio: Intro & { visit: string }
  whyUs: Intro & { points: Point[] }
  contact: Intro
  seo: Seo
}
