'use server'

import type { ActionState } from '@/design-system/forms/ActionForm'
import { forgotPassword as mailLink } from '@/features/customers/server/sendPasswordLink'
import type { ForgotKind } from '@/features/customers/ui/ForgotForm'
import { PROOF_FIELD } from '@/platform/forms/proofOfWork'
import { readFormValues } from '@/platform/http/formInput'
import { visitorCtx } from '@/platform/requestCtx'

export async function forgotPassword(
  _before: ActionState<ForgotKind>,
  form: FormData,
): Promise<ActionState<ForgotKind>> {
  const { email = '', [PROOF_FIELD]: proof } = readFormValues(form)
  return { ...(await mailLink(await visitorCtx(), { email, proof })), values: { email } }
}
