import type { Ctx } from '@/platform/ctx'
import { env } from '@/platform/env'
import { readCookie, setCookie, visitorCtx } from '@/platform/requestCtx'
import type { ChangePasswordResult, LogInResult, SetPasswordResult } from '../model/account'
import { authenticateCustomer, customerCookies, type LogInInput, logIn, logOut } from './logIn'
import { changePassword, type PasswordChange, setPassword } from './passwords'

const { session, device } = customerCookies(env.SITE_URL)

export async function customerCtx(): Promise<Ctx> {
  const [ctx, token] = await Promise.all([visitorCtx(), readCookie(session)])
  return { ...ctx, user: token ? await authenticateCustomer(ctx, token) : null }
}

export async function logInHere(typed: Omit<LogInInput, 'device'>): Promise<LogInResult> {
  const answer = await logIn(await visitorCtx(), { ...typed, device: await readCookie(device) })
  if (answer.kind !== 'loggedIn') return answer
  await setCookie(session, answer.token)
  await setCookie(device, answer.device)
  return { kind: answer.kind, name: answer.name }
}

export async function logOutHere(): Promise<void> {
  await logOut(await customerCtx())
  await setCookie({ ...session, maxAge: 0 }, '')
}

export async function setPasswordHere(key: string, password: string): Promise<SetPasswordResult> {
  const answer = await setPassword(await visitorCtx(), key, password)
  if (answer.kind !== 'passwordSet') return answer
  await setCookie(device, answer.device)
  return { kind: answer.kind }
}

export async function changePasswordHere(typed: PasswordChange): Promise<ChangePasswordResult> {
  const answer = await changePassword(await customerCtx(), typed)
  if (answer.kind !== 'passwordChanged') return answer
  await setCookie(session, answer.token)
  return { kind: answer.kind }
}
