'use server'

import { redirect } from 'next/navigation'
import type { ActionState } from '@/design-system/forms/ActionForm'
import { ALL_OTHER_SESSIONS, PASSWORD_KEY } from '@/features/customers/model/account'
import {
  changePasswordHere,
  customerCtx,
  logInHere,
  logOutHere,
  setPasswordHere,
} from '@/features/customers/server/customerSession'
import {
  requestErasure as ask,
  forgotPassword as mailLink,
  updateAccount as update,
} from '@/features/customers/server/public'
import type {
  ErasureKind,
  LogOutKind,
  PasswordChangeKind,
  SessionKind,
} from '@/features/customers/ui/AccountForms'
import type { AccountKind, LogInKind } from '@/features/customers/ui/notices'
import type { ForgotKind, SetPasswordKind } from '@/features/customers/ui/PasswordForms'
import { endSessions } from '@/platform/auth/sessions'
import { PROOF_FIELD } from '@/platform/forms/proofOfWork'
import { readFormValues } from '@/platform/http/formInput'
import { visitorCtx } from '@/platform/requestCtx'

export async function logIn(
  _before: ActionState<LogInKind>,
  form: FormData,
): Promise<ActionState<LogInKind>> {
  const { email = '', password = '', leadOn, [PROOF_FIELD]: proof } = readFormValues(form)
  const answer = await logInHere({ email, password, proof })
  if (answer.kind === 'loggedIn' && leadOn) redirect('/hosting-dashboard')
  return answer.kind === 'loggedIn'
    ? { kind: answer.kind, detail: answer.name }
    : { ...answer, values: { email } }
}

export async function logOut(): Promise<ActionState<LogOutKind>> {
  await logOutHere()
  return { kind: 'loggedOut' }
}

export async function forgotPassword(
  _before: ActionState<ForgotKind>,
  form: FormData,
): Promise<ActionState<ForgotKind>> {
  const { email = '', [PROOF_FIELD]: proof } = readFormValues(form)
  return { ...(await mailLink(await visitorCtx(), { email, proof })), values: { email } }
}

export async function setPassword(
  _before: ActionState<SetPasswordKind>,
  form: FormData,
): Promise<ActionState<SetPasswordKind>> {
  const { [PASSWORD_KEY]: key = '', password = '' } = readFormValues(form)
  return setPasswordHere(key, password)
}

export async function changePassword(
  _before: ActionState<PasswordChangeKind>,
  form: FormData,
): Promise<ActionState<PasswordChangeKind>> {
  const { current = '', password = '' } = readFormValues(form)
  return changePasswordHere({ current, password })
}

export async function updateAccount(
  _before: ActionState<AccountKind>,
  form: FormData,
): Promise<ActionState<AccountKind>> {
  const values = readFormValues(form)
  return { ...(await update(await customerCtx(), values)), values }
}

export async function endSession(
  _before: ActionState<SessionKind>,
  form: FormData,
): Promise<ActionState<SessionKind>> {
  const { key = '' } = readFormValues(form)
  const ended = await endSessions(await customerCtx(), key === ALL_OTHER_SESSIONS ? 'others' : { key })
  return { kind: ended === null ? 'loggedOut' : 'ended' }
}

export async function requestErasure(): Promise<ActionState<ErasureKind>> {
  return ask(await customerCtx())
}
