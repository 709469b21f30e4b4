import type { Service } from './services'

export type NavLink = { label: string; href: string }
export type NavMenu = { label: string; links: NavLink[] }

/** Addresses that stand. Staff can put each of them in a menu, and no other. */
export const PAGES = [
  ...[
    '/',
    '/diensten',
    '/contact',
    '/configurator',
    '/prijzen',
    '/maatwerk',
    '/over-ons',
    '/faq',
    '/support',
    '/blog',
    '/locatie',
    '/configurator-abonnement',
    '/meta-ads-landing',
  ],
  ...['/website-hosting-overijssel', '/hosting-bestellen', '/hosting-dashboard', '/hosting-login'],
  ...['/privacy', '/cookies', '/algemene-voorwaarden'],
]

/** The lists of links that staff write, with the place that shows them. */
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

/** The drop-downs of the bar: the services that staff put in the menu, and hosting. */
export function barMenus({ words, hosting }: Navigation, services: NavLink[]): NavMenu[] {
  const all: NavLink = { label: words.allServices, href: '/diensten' }
  return [
    { label: words.services, links: [all, ...services] },
    { label: words.hosting, links: hosting },
  ].filter(menu => menu.links.length > 0)
}

/** The page of a service; until that stands, its line where it has one. `regions` are paths. */
export function serviceLink({ title, slug, menuLink, places }: Service, regions: string[]): NavLink {
  const onHome = places.includes('home') ? '/#services' : '/diensten'
  const fallback = places.includes('services') ? `/diensten#${slug}` : onHome
  return { label: title, href: stands(menuLink, regions) ? menuLink : fallback }
}

function stands(href: string, regions: string[]): boolean {
  const [path = ''] = href.split(/[?#]/)
  return PAGES.includes(path) || regions.some(region => path === `/${region}`)
}

/** Whether no page stands in a list of links twice. */
export const namesEachOnce = (pages: string[]) => new Set(pages).size === pages.length
