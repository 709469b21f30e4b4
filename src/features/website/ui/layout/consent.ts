import type { Consent } from '../../model/counting'

const NAME = 'cookieConsent'
const YEAR_IN_SECONDS = 365 * 24 * 3600

export function readConsent(): Consent {
  const value = new RegExp(`(?:^|; )${NAME}=(true|false)`).exec(document.cookie)?.[1]
  return value === undefined ? null : value === 'true'
}

export function writeConsent(consent: boolean): void {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers we serve
  document.cookie = `${NAME}=${consent}; path=/; max-age=${YEAR_IN_SECONDS}; samesite=lax${secure}`
  window.dispatchEvent(new Event(ANSWERED))
}

const ANSWERED = 'cookies-beantwoord'

/** Calls back when the visitor has answered, or may have done so on another page that is open. Returns how to stop. */
export function onConsent(answered: () => void): () => void {
  window.addEventListener(ANSWERED, answered)
  document.addEventListener('visibilitychange', answered)
  return () => {
    window.removeEventListener(ANSWERED, answered)
    document.removeEventListener('visibilitychange', answered)
  }
}

const REOPEN = 'cookies-openen'

export function reopenBanner(): void {
  window.dispatchEvent(new Event(REOPEN))
}

export function onReopen(open: () => void): () => void {
  window.addEventListener(REOPEN, open)
  return () => window.removeEventListener(REOPEN, open)
}
