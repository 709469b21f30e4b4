import 'server-only'
import { cookies } from 'next/headers'
import type { ChangePasswordResult, LogInResult, SetPasswordResult } from '@/platform/auth/accountResult'
import type { Ctx } from '@/platform/ctx'
import { env } from '@/platform/env'
import { type ChangeTyped, changePassword } from './changePassword'
import { type CustomerCookie, customerCookies } from './cookies'
import { customerOf } from './customerOf'
import { type LogInTyped, logIn } from './logIn'
import { logOut } from './logOut'
import { visitorCtx } from './session'
import { setPassword } from './setPassword'

const { session, device } = customerCookies(env.SITE_URL)

/** The context of an act of a customer. Its user is null when nobody is logged in here. */
export async function customerCtx(): Promise<Ctx> {
  const [ctx, token] = await Promise.all([visitorCtx(), kept(session)])
  return { ...ctx, user: token ? await customerOf(ctx, token) : null }
}

export async function logInHere(typed: Omit<LogInTyped, 'device'>): Promise<LogInResult> {
  const answer = await logIn(await visitorCtx(), { ...typed, device: await kept(device) })
  if (answer.kind !== 'loggedIn') return answer
  await keep(session, answer.token)
  await keep(device, answer.device)
  return { kind: answer.kind, name: answer.name }
}

export async function logOutHere(): Promise<void> {
  await logOut(await customerCtx())
  await keep({ ...session, maxAge: 0 }, '')
}

export async function setPasswordHere(key: string, password: string): Promise<SetPasswordResult> {
  const answer = await setPassword(await visitorCtx(), key, password)
  if (answer.kind !== 'passwordSet') return answer
  await keep(device, answer.device)
  return { kind: answer.kind }
}

export async function changePasswordHere(typed: ChangeTyped): Promise<ChangePasswordResult> {
  const answer = await changePassword(await customerCtx(), typed)
  if (answer.kind !== 'passwordChanged') return answer
  await keep(session, answer.token)
  return { kind: answer.kind }
}

async function kept({ name }: CustomerCookie): Promise<string | null> {
  return (await cookies()).get(name)?.value || null
}

async function keep(cookie: CustomerCookie, value: string): Promise<void> {
  const all = await cookies()
  all.set({ ...cookie, value })
}
