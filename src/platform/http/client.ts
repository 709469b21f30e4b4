import Bowser from 'bowser'
import { env } from '@/platform/env'

/** The last entry is what our own proxy saw; everything before it came from the client. */
export function clientIp(sent: Headers): string | null {
  if (!env.TRUSTED_PROXY) return null
  return sent.get('x-forwarded-for')?.split(',').at(-1)?.trim() ?? null
}

const MAX_LENGTH = 300

export const UNKNOWN_BROWSER = 'Onbekende browser'

export function browserName(userAgent: string | null): string | null {
  if (!userAgent) return null
  const { browser, os } = Bowser.parse(userAgent.slice(0, MAX_LENGTH))
  const version = browser.version?.split('.')[0]
  const parts = [browser.name && [browser.name, version].filter(Boolean).join(' '), os.name]
  return parts.filter(Boolean).join(', ').slice(0, MAX_LENGTH) || UNKNOWN_BROWSER
}
