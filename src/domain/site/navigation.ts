import type { Service } from './services'

export type NavLink = { label: string; href: string }
export type NavMenu = { label: string; links: NavLink[] }

/** Addresses that stand. A link to another one waits until its page is here. */
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

const DIENSTEN: NavLink = { label: 'Alle diensten', href: '/diensten' }
const HOSTING: NavLink[] = [
  { label: 'Hosting bestellen', href: '/hosting-bestellen' },
  { label: 'Mijn hosting', href: '/hosting-dashboard' },
  { label: 'Inloggen', href: '/hosting-login' },
]

export const BAR_LINKS: NavLink[] = standing([
  { label: 'Over Ons', href: '/over-ons' },
  { label: 'Contact', href: '/contact' },
])

export const MOBILE_LINKS: NavLink[] = standing([
  { label: 'Home', href: '/' },
  { label: 'Diensten', href: '/diensten' },
  { label: 'Over Ons', href: '/over-ons' },
  { label: 'Contact', href: '/contact' },
  { label: 'Hosting Bestellen', href: '/hosting-bestellen' },
  { label: 'Hosting Dashboard', href: '/hosting-dashboard' },
  { label: 'Hosting Login', href: '/hosting-login' },
])

export const QUICK_LINKS: NavLink[] = standing([
  { label: 'Home', href: '/' },
  { label: 'Diensten', href: '/diensten' },
  { label: 'Configurator', href: '/configurator' },
  { label: 'Prijzen', href: '/prijzen' },
  { label: 'Over ons', href: '/over-ons' },
  { label: 'Blog', href: '/blog' },
  { label: 'Veelgestelde vragen', href: '/faq' },
  { label: 'Support', href: '/support' },
  { label: 'Maatwerk', href: '/maatwerk' },
  { label: 'Contact', href: '/contact' },
])

export const LEGAL_LINKS: NavLink[] = standing([
  { label: 'Privacy', href: '/privacy' },
  { label: 'Algemene voorwaarden', href: '/algemene-voorwaarden' },
  { label: 'Cookies', href: '/cookies' },
])

/** The page of a service; until that stands, its line on the services page or on home. */
export function serviceLink({ title, slug, menuLink, places }: Service, regions: string[]): NavLink {
  const [own] = standing([{ label: title, href: menuLink }], regions)
  const fallback = places.includes('services') ? `/diensten#${slug}` : '/#services'
  return own && menuLink ? own : { label: title, href: fallback }
}

/** The drop-downs of the bar: the services that staff put in the menu, and hosting. */
export function barMenus(services: NavLink[], regions: string[]): NavMenu[] {
  return [
    { label: 'Diensten', links: [DIENSTEN, ...standing(services, regions)] },
    { label: 'Hosting', links: standing(HOSTING) },
  ].filter(menu => menu.links.length > 0)
}

/** The links whose page is here: one of ours, or a region by its path. */
export function standing(links: NavLink[], regions: string[] = []): NavLink[] {
  const known = [...PAGES, ...regions.map(path => `/${path}`)]
  return links.filter(link => known.includes(link.href.split(/[?#]/)[0] || '/'))
}
