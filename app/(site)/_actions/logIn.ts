'use server'

import { redirect } from 'next/navigation'
import type { ActionState } from '@/design-system/forms/ActionForm'
import { logInHere } from '@/features/customers/server/customerSession'
import type { LogInKind } from '@/features/customers/ui/notices'
import { PROOF_FIELD } from '@/platform/forms/proofOfWork'
import { readFormValues } from '@/platform/http/formInput'

export async function logIn(
  _before: ActionState<LogInKind>,
  form: FormData,
): Promise<ActionState<LogInKind>> {
  const { email = '', password = '', leadOn, [PROOF_FIELD]: proof } = readFormValues(form)
  const answer = await logInHere({ email, password, proof })
  if (answer.kind === 'loggedIn' && leadOn) redirect('/hosting-dashboard')
  return answer.kind === 'loggedIn'
    ? { kind: answer.kind, brings: answer.name }
    : { ...answer, values: { email } }
}
