'use server'

import { redirect } from 'next/navigation'
import { PROOF } from '@/domain/limits/proofOfWork'
import { logInHere } from '@/server/customerSession'
import { typedValues } from '@/server/leads/readForm'
import type { AreaState } from '@/ui/hosting/area/areaState'
import type { LogInKind } from '@/ui/hosting/area/logInNotices'

export async function logIn(_before: AreaState<LogInKind>, form: FormData): Promise<AreaState<LogInKind>> {
  const { email = '', password = '', leadOn, [PROOF]: proof } = typedValues(form)
  const answer = await logInHere({ email, password, proof })
  if (answer.kind === 'loggedIn' && leadOn) redirect('/hosting-dashboard')
  return answer.kind === 'loggedIn'
    ? { kind: answer.kind, brings: answer.name }
    : { ...answer, values: { email } }
}
