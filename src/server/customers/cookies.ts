const HOUR = 3600

/** A customer is logged in this long, in seconds: their cookie and their session alike. */
export const SESSION_SECONDS = 12 * HOUR

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
    device: cookie('klant-toestel', 365 * 24 * HOUR),
  }
}

export type CustomerCookie = ReturnType<typeof customerCookies>['session']
