import { randomUUID } from 'node:crypto'
import type { StaffRole } from '@/platform/access/actors'
import { asSystem } from '@/platform/access/authority'
import type { Ctx } from '@/platform/ctx'
import { bearing, JSON_BODY, PASSWORD, rest } from './customers'

/** Asks Payload's REST for something in JSON, with the token of a session or as a visitor. */
export async function send(
  method: string,
  path: string,
  token: string | null,
  body?: object,
  sent: Record<string, string> = {},
) {
  const headers = { ...JSON_BODY, ...(token ? bearing(token) : {}), ...sent }
  const answer = await rest(path, { method, headers, body: body && JSON.stringify(body) })
  return { status: answer.status, said: await answer.json(), cookies: answer.headers.getSetCookie() }
}

/** The token that an answer sets as the cookie of a session. */
export function tokenOf({ cookies }: { cookies: string[] }): string {
  const found = cookies.map(each => each.match(/^payload-token=([^;]+)/)?.[1]).find(Boolean)
  return found ?? ''
}

/** A member of staff with this role, who chose a password and may log in more than once. */
export async function colleague(ctx: Ctx, role: StaffRole) {
  const email = `${randomUUID()}@kantoor.example`
  const data = { email, password: PASSWORD, name: `Proef ${role}`, roles: [role] }
  const { id } = await ctx.payload.create({ collection: 'staff', data, depth: 0, ...asSystem })
  const logIn = async (password = PASSWORD) =>
    tokenOf(await send('POST', '/staff/login', null, { email, password }))
  return { id, email, logIn }
}

/** Shows once more in this session who somebody is. */
export const confirm = (token: string, password = PASSWORD) =>
  send('POST', '/staff/confirm', token, { password })

export const isIn = async (token: string) => Boolean((await send('GET', '/staff/me', token)).said.user)
