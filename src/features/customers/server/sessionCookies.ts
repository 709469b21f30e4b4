import { type Actor, isCustomer } from '@/platform/access/actors'
import type { Ctx } from '@/platform/ctx'

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

const TOKEN = /^[\w-]+\.[\w-]+\.[\w-]+$/

/** The customer whose session this token is of; null once that ended. A token of staff is nobody's here. */
export async function authenticateCustomer({ payload }: Pick<Ctx, 'payload'>, token: string): Promise<Actor> {
  if (!TOKEN.test(token)) return null
  const headers = new Headers({ Authorization: `JWT ${token}` })
  const { user } = await payload.auth({ headers, canSetHeaders: false })
  if (!isCustomer(user as Actor) || (user && 'disabled' in user && user.disabled)) return null
  return user as Actor
}
