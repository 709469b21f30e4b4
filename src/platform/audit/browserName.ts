import Bowser from 'bowser'

const MAX_LENGTH = 300

export const UNKNOWN_BROWSER = 'Onbekende browser'

/** `Firefox 140, Linux` from a User-Agent header; null when there is none. */
export function browserName(userAgent: string | null): string | null {
  if (!userAgent) return null
  const { browser, os } = Bowser.parse(userAgent.slice(0, MAX_LENGTH))
  const version = browser.version?.split('.')[0]
  const parts = [browser.name && [browser.name, version].filter(Boolean).join(' '), os.name]
  return parts.filter(Boolean).join(', ').slice(0, MAX_LENGTH) || UNKNOWN_BROWSER
}
