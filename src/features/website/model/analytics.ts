export type Consent = boolean | null

const ANALYTICS_COOKIE = /^_g(a|id|at)/
const MAIL_KEY = /^(\/(?:afspraak|offerte)\/)[^/]+/
const RECORD_ID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi

/** A page that counts must stop when the visitor refuses. */
export function nextAnalyticsStep(
  consent: Consent,
  counting: boolean,
): 'start' | 'stop' | 'deleteCookies' | 'nothing' {
  if (consent === true) return counting ? 'nothing' : 'start'
  if (counting) return 'stop'
  // Another page that was still open may have set its cookies again.
  return consent === false ? 'deleteCookies' : 'nothing'
}

/** Without what is secret: a link from a mail has its key in the query or the path, a record its id in the path. */
export function analyticsUrl(address: string): string {
  if (!address) return ''
  const { origin, pathname } = new URL(address)
  return origin + pathname.replace(MAIL_KEY, '$1sleutel').replace(RECORD_ID, 'id')
}

/** Analytics cookies are set on the highest domain that a browser allows. */
export function expiredAnalyticsCookies(cookies: string, host: string): string[] {
  const names = cookies.split('; ').map(cookie => cookie.split('=')[0] ?? '')
  const parts = host.split('.')
  const domains = ['', ...parts.map((_, index) => `; domain=${parts.slice(index).join('.')}`)]
  return names
    .filter(name => ANALYTICS_COOKIE.test(name))
    .flatMap(name => domains.map(domain => `${name}=; path=/; max-age=0${domain}`))
}
