'use server'

import { PROOF } from '@/domain/limits/proofOfWork'
import { forgotPassword as mailLink } from '@/server/customers/forgotPassword'
import { typedValues } from '@/server/leads/readForm'
import { visitorCtx } from '@/server/session'
import type { AreaState } from '@/ui/hosting/area/areaState'
import type { ForgotKind } from '@/ui/hosting/area/ForgotForm'

export async function forgotPassword(
  _before: AreaState<ForgotKind>,
  form: FormData,
): Promise<AreaState<ForgotKind>> {
  const { email = '', [PROOF]: proof } = typedValues(form)
  return { ...(await mailLink(await visitorCtx(), { email, proof })), values: { email } }
}
