const HOUR = 3600
const DAY = 24 * HOUR

/** A customer is logged in this long, in seconds: their cookie and their session alike. Nothing makes it longer. */
export const SESSION_SECONDS = 30 * DAY

/**
 * The cookies of customers on a site. They are their own: logging in as staff does not end them, and Payload's REST
 * never reads them. Over https the browser itself takes them from nobody but this very host.
 */
export function customerCookies(site: string) {
  const secure = site.startsWith('https://')
  const cookie = (name: string, maxAge: number) => ({
    ...{ name: secure ? `__Host-${name}` : name, maxAge },
    ...({ httpOnly: true, sameSite: 'lax', secure, path: '/' } as const),
  })
  return {
    session: cookie('klant-sessie', SESSION_SECONDS),
    device: cookie('klant-toestel', 365 * DAY),
  }
}

export type CustomerCookie = ReturnType<typeof customerCookies>['session']
