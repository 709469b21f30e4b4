'use server'

import type { AreaState } from '@/design-system/area/areaState'
import { forgotPassword as mailLink } from '@/features/customers/server/sendPasswordLink'
import type { ForgotKind } from '@/features/customers/ui/ForgotForm'
import { typedValues } from '@/features/leads/server/readForm'
import { PROOF_FIELD } from '@/platform/forms/proofOfWork'
import { visitorCtx } from '@/platform/requestCtx'

export async function forgotPassword(
  _before: AreaState<ForgotKind>,
  form: FormData,
): Promise<AreaState<ForgotKind>> {
  const { email = '', [PROOF_FIELD]: proof } = typedValues(form)
  return { ...(await mailLink(await visitorCtx(), { email, proof })), values: { email } }
}
