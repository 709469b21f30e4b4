import { isSlug } from '@/platform/text/format'
import type { NavLink } from './navigation'
import type { Point, Seo } from './pageTexts'
import type { MapPlace } from './placesNearby'
import { RESERVED_SEGMENTS } from './routes'

export type Region = { id: string; path: string; place: string; heading: string; opening: string; seo: Seo }

/** What a regional page has that no other page has. Each part may be absent. */
export type RegionBody = {
  places: MapPlace[]
  paragraphs: Point[]
  tradesHeading: string
  trades: Point[]
  approach: Point | null
  question: { question: string; answer: string } | null
}

export function isFreePath(path: string): boolean {
  return isSlug(path) && !RESERVED_SEGMENTS.has(path)
}

/** "Webshop laten maken in Twente" is about the service "Webshop". */
export const isAbout = ({ heading }: Pick<Region, 'heading'>, service: string): boolean =>
  heading.toLowerCase().startsWith(service.toLowerCase())

export type RegionPlace = { place: string; links: NavLink[] }

/** Both sorted in Dutch order. */
export function regionsByPlace(regions: Region[]): RegionPlace[] {
  const places = [...new Set(regions.map(region => region.place))].sort(compareDutch)
  return places.map(place => ({
    place,
    links: regions
      .filter(region => region.place === place)
      .map(({ path, seo }) => ({ label: seo.title, href: `/${path}` }))
      .sort((one, other) => compareDutch(one.label, other.label)),
  }))
}

const compareDutch = (one: string, other: string) => one.localeCompare(other, 'nl')
