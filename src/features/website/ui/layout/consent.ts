import type { Consent } from '../../model/analytics'

const COOKIE_NAME = 'cookieConsent'
const ANSWER = /(?:^|; )cookieConsent=(true|false)/
const YEAR_IN_SECONDS = 365 * 24 * 3600

export function readConsent(): Consent {
  const value = ANSWER.exec(document.cookie)?.[1]
  return value ? value === 'true' : null
}

/** The root says whether there is a counter. */
export const isCounted = () => Boolean(readConsent() && document.documentElement.dataset.counted)

export function writeConsent(consent: boolean): void {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers we serve
  document.cookie = `${COOKIE_NAME}=${consent}; path=/; max-age=${YEAR_IN_SECONDS}; samesite=lax${secure}`
  window.dispatchEvent(new Event(CONSENT_EVENT))
}

const CONSENT_EVENT = 'cookies-beantwoord'

/** Also when the page is shown again: the visitor may have answered on another one. Returns how to stop. */
export function onConsent(answered: () => void): () => void {
  window.addEventListener(CONSENT_EVENT, answered)
  document.addEventListener('visibilitychange', answered)
  return () => {
    window.removeEventListener(CONSENT_EVENT, answered)
    document.removeEventListener('visibilitychange', answered)
  }
}
