import { isSlug } from '@/platform/text/slug'
import { PAGES } from './navigation'
import { PAGE_WORDS } from './pageWords'

/**
 * Pages whose words staff write in one place. `points` names the list that a page shows beside its text,
 * `words` the headings and sentences further down.
 */
export const PAGE_TEXTS = [
  {
    name: 'services',
    path: '/diensten',
    label: 'Diensten',
    points: 'Waarom wij: zes redenen',
    words: PAGE_WORDS.services,
  },
  { name: 'prices', path: '/prijzen', label: 'Prijzen', points: null, words: PAGE_WORDS.prices },
  {
    name: 'custom',
    path: '/maatwerk',
    label: 'Maatwerk',
    points: 'Drie voordelen',
    words: PAGE_WORDS.custom,
  },
  {
    name: 'about',
    path: '/over-ons',
    label: 'Over ons',
    points: 'Vier kernwaarden',
    words: PAGE_WORDS.about,
  },
  { name: 'contact', path: '/contact', label: 'Contact', points: null, words: PAGE_WORDS.contact },
  { name: 'faq', path: '/faq', label: 'Veelgestelde vragen', points: null, words: PAGE_WORDS.faq },
  { name: 'support', path: '/support', label: 'Support', points: null, words: PAGE_WORDS.support },
  { name: 'blog', path: '/blog', label: 'Blog', points: null, words: PAGE_WORDS.blog },
  { name: 'location', path: '/locatie', label: 'Locatie', points: null, words: PAGE_WORDS.location },
  {
    name: 'hostingRegion',
    path: '/website-hosting-overijssel',
    label: 'Hosting in Overijssel',
    points: null,
    words: PAGE_WORDS.hosting,
  },
  {
    name: 'hostingOrder',
    path: '/hosting-bestellen',
    label: 'Hosting bestellen',
    points: null,
    words: PAGE_WORDS.hosting,
  },
  { name: 'hostingDashboard', path: '/hosting-dashboard', label: 'Mijn hosting', points: null, words: [] },
  { name: 'hostingLogin', path: '/hosting-login', label: 'Inloggen hosting', points: null, words: [] },
  {
    name: 'configurator',
    path: '/configurator',
    label: 'Configurator',
    points: null,
    words: PAGE_WORDS.configurator,
  },
] as const

type Page = (typeof PAGE_TEXTS)[number]
export type PageName = Page['name']
export type WordOf<Name extends PageName> = Extract<Page, { name: Name }>['words'][number]['name']
export type Words<Name extends PageName> = Record<WordOf<Name>, string>
export type Seo = {
  title: string
  description: string
  keywords: string
  /** The address of what a shared link shows; without it that is the agency's own picture. */
  picture?: string
}
export type Point = { title: string; text: string }
type Texts = { heading: string; lead: string; points: Point[]; seo: Seo }
export type PageTexts = { [Name in PageName]: Texts & { words: Words<Name> } }
export type PageText<Name extends PageName = PageName> = PageTexts[Name]

/** First path parts besides those of `PAGES` that no region may take: doors, the office and what leads elsewhere. */
const RESERVED_PATHS = [
  ...['admin', 'api', 'intern', 'stijl', 'niet-gevonden', 'nieuwsbrief', 'betalen'],
  ...[
    'home',
    'coming-soon',
    'admin-dashboard',
    'hosting-admin',
    'wachtwoord-vergeten',
    'wachtwoord-instellen',
  ],
]

/** A path of one part, in the letters of an address, that nothing else on the site uses. */
export function isFreePath(path: string): boolean {
  return isSlug(path) && !RESERVED_PATHS.includes(path) && !PAGES.includes(`/${path}`)
}

export type Region = { id: string; path: string; place: string; heading: string; opening: string; seo: Seo }
