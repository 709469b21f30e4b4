import type { Point } from '@/features/website/model/pageTexts'
import type { TypedPlace } from '@/features/website/model/placesNearby'

/** A regional page as it is seeded: where it is about, and what stands on no other page. */
export type RegionSeed = {
  path: string
  place: string
  heading: string
  opening: string
  seo: { title: string; description: string; keywords: string }
  paragraphs: Point[]
  tradesHeading: string
  trades: Point[]
  approach: Point
  question: { question: string; answer: string }
  places: TypedPlace[]
}

type Written = Omit<RegionSeed, 'seo' | 'paragraphs' | 'trades' | 'approach' | 'question' | 'places'> & {
  title: string
  keywords: string
  paragraphs: [title: string, text: string][]
  trades: [title: string, text: string][]
  approach: [title: string, text: string]
  question: [question: string, answer: string]
  places: (string | TypedPlace)[]
}

const point = ([title, text]: [string, string]): Point => ({ title, text })

export function regionSeed({ title, keywords, ...page }: Written): RegionSeed {
  const [question, answer] = page.question
  return {
    ...page,
    seo: { title, description: page.opening.slice(0, 300), keywords },
    paragraphs: page.paragraphs.map(point),
    trades: page.trades.map(point),
    approach: point(page.approach),
    question: { question, answer },
    places: page.places.map(place => (typeof place === 'string' ? { name: place } : place)),
  }
}
