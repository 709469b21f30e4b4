export type Consent = boolean | null

const ANALYTICS_COOKIE = /^_g(a|id|at)/
const RECORD_ID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi

/** What an answer asks of a page that counts or does not. A page that counted while somebody refuses must stop. */
export function nextAnalyticsStep(
  consent: Consent,
  counting: boolean,
): 'start' | 'stop' | 'deleteCookies' | 'nothing' {
  if (consent === true) return counting ? 'nothing' : 'start'
  if (counting) return 'stop'
  // Another page, left open while this visitor refused, may have brought its cookies back.
  return consent === false ? 'deleteCookies' : 'nothing'
}

/** An address as others may read it: a link from a mail carries its key after the path, a record its id within. */
export function analyticsUrl(address: string): string {
  if (!address) return ''
  const { origin, pathname } = new URL(address)
  return origin + pathname.replace(RECORD_ID, 'id')
}

/** Deletes the analytics cookies, which are set on the highest domain that a browser allows. */
export function expiredAnalyticsCookies(cookies: string, host: string): string[] {
  const names = cookies.split('; ').map(cookie => cookie.split('=')[0] ?? '')
  const parts = host.split('.')
  const domains = ['', ...parts.map((_, index) => `; domain=${parts.slice(index).join('.')}`)]
  return names
    .filter(name => ANALYTICS_COOKIE.test(name))
    .flatMap(name => domains.map(domain => `${name}=; path=/; max-age=0${domain}`))
}
