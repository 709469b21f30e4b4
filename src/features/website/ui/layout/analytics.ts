import { analyticsUrl, expiredAnalyticsCookies, nextAnalyticsStep } from '../../model/analytics'
import { onConsent, readConsent } from './consent'

const GTAG_URL = 'https://www.googletagmanager.com/gtag/js?id='
/** Visitors are asked for analytics only. */
const ADS_DENIED = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' }

export function startAnalytics(id: string): void {
  const layer: unknown[] = []
  function gtag(..._entry: unknown[]) {
    // biome-ignore lint/complexity/noArguments: the analytics script reads this very object and ignores an array
    layer.push(arguments)
  }
  Object.assign(window, { dataLayer: layer, gtag })
  gtag('consent', 'default', { ...ADS_DENIED, analytics_storage: 'granted' })
  gtag('js', new Date())
  gtag('config', id, {
    page_location: analyticsUrl(location.href),
    page_referrer: analyticsUrl(document.referrer),
  })
  const script = document.createElement('script')
  Object.assign(script, { src: GTAG_URL + encodeURIComponent(id), async: true })
  document.head.append(script)
}

/** Also stops what is sent while the page unloads. */
export function stopAnalytics(id: string): void {
  Object.assign(window, { [`ga-disable-${id}`]: true })
}

/** The script stays on the page until it reloads. */
export function deleteAnalyticsCookies(): void {
  for (const cookie of expiredAnalyticsCookies(document.cookie, location.hostname)) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers we serve
    document.cookie = cookie
  }
}

/** Nothing optional loads before consent; a later refusal deletes the cookies and reloads. Returns how to stop. */
export function followConsent(analyticsId: string): () => void {
  let counting = false
  function apply() {
    const step = nextAnalyticsStep(readConsent(), counting)
    counting = step === 'start' || (counting && step === 'nothing')
    if (step === 'start') startAnalytics(analyticsId)
    if (step === 'stop') stopAnalytics(analyticsId)
    if (step === 'stop' || step === 'deleteCookies') deleteAnalyticsCookies()
    if (step === 'stop') location.reload()
  }
  apply()
  return onConsent(apply)
}
