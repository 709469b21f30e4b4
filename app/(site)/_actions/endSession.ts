'use server'

import type { ActionState } from '@/design-system/forms/ActionForm'
import { ALL_OTHER_SESSIONS } from '@/features/customers/model/account'
import { customerCtx } from '@/features/customers/server/customerSession'
import type { SessionKind } from '@/features/customers/ui/SessionList'
import { endSessions } from '@/platform/auth/sessions'
import { readFormValues } from '@/platform/http/formInput'

export async function endSession(
  _before: ActionState<SessionKind>,
  form: FormData,
): Promise<ActionState<SessionKind>> {
  const { key = '' } = readFormValues(form)
  const ended = await endSessions(await customerCtx(), key === ALL_OTHER_SESSIONS ? 'others' : { key })
  return { kind: ended === null ? 'loggedOut' : 'ended' }
}
