import { type Actor, isCustomer } from '@/platform/access/actors'
import type { Ctx } from '@/platform/ctx'

const TOKEN = /^[\w-]+\.[\w-]+\.[\w-]+$/

/** The customer whose session this token is of; null once that ended. A token of staff is nobody's here. */
export async function authenticateCustomer({ payload }: Pick<Ctx, 'payload'>, token: string): Promise<Actor> {
  if (!TOKEN.test(token)) return null
  const headers = new Headers({ Authorization: `JWT ${token}` })
  const { user } = await payload.auth({ headers, canSetHeaders: false })
  if (!isCustomer(user as Actor) || (user && 'disabled' in user && user.disabled)) return null
  return user as Actor
}
