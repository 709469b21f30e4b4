import { type Actor, isCustomer } from '@/platform/access/actors'
import type { Ctx } from '@/platform/ctx'

const HOUR = 3600
const DAY = 24 * HOUR

/** In seconds, for cookie and session alike; never extended. */
export const SESSION_SECONDS = 30 * DAY

/** Separate from Payload's cookie (decision 013). Over https the `__Host-` prefix binds them to this host. */
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

export async function authenticateCustomer({ payload }: Pick<Ctx, 'payload'>, token: string): Promise<Actor> {
  if (!TOKEN.test(token)) return null
  const headers = new Headers({ Authorization: `JWT ${token}` })
  const { user } = await payload.auth({ headers, canSetHeaders: false })
  if (!isCustomer(user as Actor) || (user && 'disabled' in user && user.disabled)) return null
  return user as Actor
}
