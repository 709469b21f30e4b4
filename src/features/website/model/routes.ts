import { isDynamicPage } from './dynamicPages'
import { PORTFOLIO_PATH, SAMPLE_PATHS } from './sampleSites'

/**
 * A `page` is the same for everybody, a `dynamic` one is made for each request; a `reserved` path only keeps its name
 * from regions. `*` is anything that follows.
 */
type Route = {
  path: string
  kind: 'page' | 'dynamic' | 'file' | 'reserved'
  /** Staff can put it in a menu; every `page` can be. */
  linkable?: true
  /** In the sitemap; every `page` is. */
  listed?: true
  /** Nobody may frame it, not even the office: people type or see private data there. */
  frameable?: false
}

const SERVICES_PATH = '/diensten'

/** Every public address that is not content, in the order in which the office offers them. */
export const ROUTES: readonly Route[] = [
  { path: '/', kind: 'page' },
  { path: SERVICES_PATH, kind: 'page' },
  { path: '/contact', kind: 'page' },
  { path: '/terugbellen', kind: 'page' },
  { path: '/configurator', kind: 'page' },
  { path: '/prijzen', kind: 'page' },
  { path: '/maatwerk', kind: 'page' },
  { path: PORTFOLIO_PATH, kind: 'page' },
  { path: '/over-ons', kind: 'page' },
  { path: '/faq', kind: 'page' },
  { path: '/support', kind: 'page' },
  { path: '/blog', kind: 'page' },
  { path: '/locatie', kind: 'page' },
  { path: '/afspraak', kind: 'dynamic', linkable: true, listed: true, frameable: false },
  { path: '/herroepen', kind: 'dynamic', linkable: true, listed: true, frameable: false },
  { path: '/configurator-abonnement', kind: 'page' },
  { path: '/meta-ads-landing', kind: 'page' },
  { path: '/website-hosting-overijssel', kind: 'page' },
  { path: '/hosting-bestellen', kind: 'page' },
  { path: '/hosting-dashboard', kind: 'dynamic', linkable: true, frameable: false },
  { path: '/hosting-login', kind: 'dynamic', linkable: true, frameable: false },
  { path: '/privacy', kind: 'page' },
  { path: '/cookies', kind: 'page' },
  { path: '/algemene-voorwaarden', kind: 'page' },
  { path: '/verwerkersovereenkomst', kind: 'page' },
  { path: '/hosting-dashboard/*', kind: 'dynamic' },
  { path: '/hosting-bestellen/klaar', kind: 'dynamic' },
  { path: '/hosting-bestellen/klaargezet/*', kind: 'dynamic' },
  { path: '/betalen/test/*', kind: 'dynamic' },
  { path: '/betalen/terug', kind: 'dynamic' },
  { path: '/wachtwoord-vergeten', kind: 'dynamic', frameable: false },
  { path: '/wachtwoord-instellen', kind: 'dynamic', frameable: false },
  { path: '/afspraak/*', kind: 'dynamic' },
  { path: '/offerte/*', kind: 'dynamic' },
  { path: '/nieuwsbrief/bevestigen', kind: 'dynamic' },
  { path: '/nieuwsbrief/uitschrijven', kind: 'dynamic' },
  { path: '/nieuwsbrief/direct', kind: 'file' },
  { path: '/favicon.ico', kind: 'file' },
  { path: '/icon.svg', kind: 'file' },
  { path: '/apple-icon.png', kind: 'file' },
  { path: '/manifest.webmanifest', kind: 'file' },
  { path: '/icons/icon-192.png', kind: 'file' },
  { path: '/icons/icon-512.png', kind: 'file' },
  { path: '/icons/maskable-512.png', kind: 'file' },
  { path: '/robots.txt', kind: 'file' },
  { path: '/sitemap.xml', kind: 'file' },
  { path: '/blog/rss.xml', kind: 'file' },
  { path: '/chat.json', kind: 'file' },
  { path: '/afspraken.json', kind: 'file' },
  { path: '/.well-known/security.txt', kind: 'file' },
  { path: '/gezond', kind: 'file' },
  { path: '/gereed', kind: 'file' },
  { path: '/metrics', kind: 'file' },
  ...SAMPLE_PATHS.map(path => ({ path, kind: 'file' as const })),
  { path: '/admin', kind: 'reserved' },
  { path: '/api', kind: 'reserved' },
  { path: '/intern', kind: 'reserved' },
  { path: '/stijl', kind: 'reserved' },
  { path: '/werk', kind: 'reserved' },
  { path: '/niet-gevonden', kind: 'reserved' },
  { path: '/home', kind: 'reserved' },
  { path: '/coming-soon', kind: 'reserved' },
  { path: '/admin-dashboard', kind: 'reserved' },
  { path: '/hosting-admin', kind: 'reserved' },
]

/** Where a service stands in the list of all. */
export const serviceAnchor = (slug: string) => `${SERVICES_PATH}#${slug}`

const pathsOf = (isWanted: (route: Route) => boolean | undefined) =>
  ROUTES.filter(isWanted).map(({ path }) => path)

export const PAGES = pathsOf(({ kind, linkable }) => kind === 'page' || linkable)

const STATIC_PAGES = pathsOf(({ kind }) => kind === 'page')

export const SITEMAP_PAGES = pathsOf(({ kind, listed }) => kind === 'page' || listed)

export const UNFRAMEABLE_PAGES = pathsOf(({ frameable }) => frameable === false)

export const RESERVED_SEGMENTS: ReadonlySet<string> = new Set(
  pathsOf(({ kind }) => kind !== 'file').map(path => path.split('/')[1] ?? ''),
)

const FIXED_PATHS: ReadonlySet<string> = new Set(pathsOf(({ kind }) => kind !== 'reserved'))

export const isStaticPage = (path: string) => STATIC_PAGES.includes(path)

/** During a deploy proxies and instances of two versions exchange these: read a new value a release before sending it. */
export type ResolvedRoute = { kind: 'stands' } | { kind: 'moved'; to: string } | { kind: 'unknown' }

const ADMIN_OR_API = /^\/(admin|api)(\/|$)/

/** Only the database knows what is at `content`: no page is made there before it was asked. */
export function classifyPath(path: string): 'office' | 'fixed' | 'content' {
  if (ADMIN_OR_API.test(path)) return 'office'
  return FIXED_PATHS.has(path) || isDynamicPage(path) ? 'fixed' : 'content'
}

/** As a browser sends it: without a slash at the end, special characters escaped. */
export function normalisePath(path: string): string {
  return encodeURI(decodeSafely(path)).replace(/(?<=.)\/+$/, '')
}

/** Keeps invalid escapes as they are. */
function decodeSafely(path: string): string {
  try {
    return decodeURI(path)
  } catch (error) {
    if (error instanceof URIError) return path
    throw error
  }
}

export type RedirectRule = { from: string; to: string }

/** Without redirects that lead back to where they began. */
export function withoutLoops(ways: readonly RedirectRule[]): RedirectRule[] {
  const next = new Map(ways.map(({ from, to }) => [from, to]))
  return ways.filter(({ from }) => !isLoop(from, next))
}

function isLoop(from: string, next: ReadonlyMap<string, string>): boolean {
  const seen = new Set<string>()
  for (let at: string | undefined = from; at !== undefined; at = next.get(at)) {
    if (seen.has(at)) return true
    seen.add(at)
  }
  return false
}
