import type { NavLink } from './navigation'
import type { Region } from './pageTexts'

export type RegionPlace = { place: string; links: NavLink[] }

/** The regional pages by the place that they are about, both in the order of the alphabet. */
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
