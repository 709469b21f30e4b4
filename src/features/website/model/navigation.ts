import type { Service } from '@/features/catalogue/model/services'
import { PAGES, serviceAnchor } from './routes'

export type NavLink = { label: string; href: string }
export type Menu = { label: string; links: NavLink[] }

export const LINK_LISTS = [
  { name: 'bar', label: 'Balk', shown: 'Bovenaan elke pagina, na de uitklapmenu’s' },
  { name: 'hosting', label: 'Uitklapmenu hosting', shown: 'In de balk. Zonder links valt het menu weg.' },
  { name: 'mobile', label: 'Menu op telefoons', shown: 'Achter de drie streepjes' },
  { name: 'quick', label: 'Snelle links', shown: 'Voettekst, eerste kolom' },
  { name: 'legal', label: 'Voorwaarden', shown: 'Onder in de voettekst' },
] as const

export const MENU_WORDS = [
  { name: 'services', label: 'Uitklapmenu met diensten' },
  { name: 'allServices', label: 'Eerste link daarin' },
  { name: 'hosting', label: 'Uitklapmenu met hosting' },
  { name: 'mobile', label: 'Kop van het menu op telefoons' },
] as const

export type Navigation = Record<(typeof LINK_LISTS)[number]['name'], NavLink[]> & {
  words: Record<(typeof MENU_WORDS)[number]['name'], string>
}

export function barMenus({ words, hosting }: Navigation, services: NavLink[]): Menu[] {
  const all: NavLink = { label: words.allServices, href: '/diensten' }
  return [
    { label: words.services, links: [all, ...services] },
    { label: words.hosting, links: hosting },
  ].filter(menu => menu.links.length > 0)
}

/** The page of a service; until that is published, its entry in a list. `regions` are paths. */
export function serviceLink({ title, slug, menuLink, places }: Service, regions: string[]): NavLink {
  const onHome = places.includes('home') ? '/#services' : '/diensten'
  const fallback = places.includes('services') ? serviceAnchor(slug) : onHome
  return { label: title, href: isPublishedPath(menuLink, regions) ? menuLink : fallback }
}

function isPublishedPath(href: string, regions: string[]): boolean {
  const [path = ''] = href.split(/[?#]/)
  return PAGES.includes(path) || regions.some(region => path === `/${region}`)
}

export const LINKABLE_COLLECTIONS = ['regions', 'posts'] as const
type LinkableCollection = (typeof LINKABLE_COLLECTIONS)[number]

export type StoredLink = {
  label?: string | null
  path?: string | null
  record?: { relationTo: LinkableCollection; value: unknown } | null
}

export type RecordPaths = Record<LinkableCollection, ReadonlyMap<string, string>>

/** Without links to records that are offline. */
export function resolveLinks(rows: readonly StoredLink[], paths: RecordPaths): NavLink[] {
  return rows.flatMap(({ label, path, record }) => {
    const href = path || (record && paths[record.relationTo].get(String(record.value)))
    return href ? [{ label: label ?? '', href }] : []
  })
}

export function validateLinkTarget({ path, record }: StoredLink): true | string {
  if (path && record?.value) return 'Kies een pagina of een eigen pagina, niet allebei.'
  return path || record?.value ? true : 'Kies waar deze link heen gaat.'
}

export function hasUniqueTargets(links: readonly StoredLink[]): boolean {
  const targets = links.map(({ path, record }) => path || `${record?.relationTo} ${record?.value}`)
  return new Set(targets).size === targets.length
}
