import { NEWSLETTER_PATHS } from '@/features/newsletter/model/results'
import { isDynamicPage } from './dynamicPages'
import { PAGES } from './navigation'

/** What the site serves under a name with an ending, and what no page is. */
export const STATIC_FILES = [
  ...['/favicon.ico', '/icon.svg', '/apple-icon.png', '/manifest.webmanifest'],
  ...['/icons/icon-192.png', '/icons/icon-512.png', '/icons/maskable-512.png'],
  ...['/robots.txt', '/sitemap.xml', '/blog/rss.xml', '/chat.json', '/.well-known/security.txt'],
]

const FIXED_PATHS: ReadonlySet<string> = new Set([
  ...PAGES,
  ...Object.values(NEWSLETTER_PATHS),
  ...STATIC_FILES,
])

/** True for the pages that are the same for everybody, at their fixed addresses. */
export const isStaticPage = (path: string) => PAGES.includes(path) && !isDynamicPage(path)

const ADMIN_OR_API = /^\/(admin|api)(\/|$)/

/**
 * Who answers an address. At `content` stands what staff published or moved, or nothing: only the database knows, and
 * no page is made there before it was asked.
 */
export function classifyPath(path: string): 'office' | 'fixed' | 'content' {
  if (ADMIN_OR_API.test(path)) return 'office'
  return FIXED_PATHS.has(path) || isDynamicPage(path) ? 'fixed' : 'content'
}

/** A path as a browser asks for it: without a slash at its end, and with every letter that no address has escaped. */
export function normalisePath(path: string): string {
  return encodeURI(decodeSafely(path)).replace(/(?<=.)\/+$/, '')
}

/** Escapes that stand for no letter stay as they were typed. */
function decodeSafely(path: string): string {
  try {
    return decodeURI(path)
  } catch (error) {
    if (error instanceof URIError) return path
    throw error
  }
}

export type RedirectRule = { from: string; to: string }

/** The redirects that lead somewhere: none of those that, one after another, come back to where they began. */
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
