import { isSlug } from '@/platform/text/format'
import type { NavLink } from './navigation'
import type { Seo } from './pageTexts'
import { RESERVED_SEGMENTS } from './routes'

export type Region = { id: string; path: string; place: string; heading: string; opening: string; seo: Seo }

export function isFreePath(path: string): boolean {
  return isSlug(path) && !RESERVED_SEGMENTS.has(path)
}

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
