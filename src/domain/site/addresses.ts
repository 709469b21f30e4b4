import { NEWSLETTER_PATHS } from '../newsletter/paths'
import { PAGES } from './navigation'

/** What the site serves under a name with an ending, and what no page is. */
export const FILES = [
  ...['/favicon.ico', '/icon.svg', '/apple-icon.png', '/manifest.webmanifest'],
  ...['/icons/icon-192.png', '/icons/icon-512.png', '/icons/maskable-512.png'],
  ...['/robots.txt', '/sitemap.xml', '/blog/rss.xml', '/chat.json', '/.well-known/security.txt'],
]

const FIXED: ReadonlySet<string> = new Set([...PAGES, ...Object.values(NEWSLETTER_PATHS), ...FILES])

/** Behind the log-in, around it, and after paying: these pages find out themselves what is there. */
const OWN =
  /^\/(hosting-dashboard\/.+|hosting-bestellen\/klaar|betalen\/test\/.+|wachtwoord-(vergeten|instellen))$/

const OFFICE = /^\/(admin|api)(\/|$)/

/**
 * Who answers an address. At `content` stands what staff published or moved, or nothing: only the database knows, and
 * no page is made there before it was asked.
 */
export function kindOfAddress(path: string): 'office' | 'fixed' | 'content' {
  if (OFFICE.test(path)) return 'office'
  return FIXED.has(path) || OWN.test(path) ? 'fixed' : 'content'
}
