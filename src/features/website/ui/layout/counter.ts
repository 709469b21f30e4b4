import { analyticsUrl, expiredAnalyticsCookies } from '../../model/counting'

/** Where the makers of the counter keep their script. */
const GTAG_URL = 'https://www.googletagmanager.com/gtag/js?id='
/** Visitors are asked whether they may be counted, and for nothing that serves advertising. */
const ADS_DENIED = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' }

export function startAnalytics(id: string): void {
  const layer: unknown[] = []
  function gtag(..._entry: unknown[]) {
    // biome-ignore lint/complexity/noArguments: the counter reads this very object, and passes over an array
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

/** From here on the counter on this page sends and keeps nothing, also while the page goes away. */
export function stopAnalytics(id: string): void {
  Object.assign(window, { [`ga-disable-${id}`]: true })
}

/** Takes back what the counter kept. Its script stays on the page until that is loaded anew. */
export function deleteAnalyticsCookies(): void {
  for (const cookie of expiredAnalyticsCookies(document.cookie, location.hostname)) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers we serve
    document.cookie = cookie
  }
}
