'use server'

import type { ActionState } from '@/design-system/forms/ActionForm'
import { changePasswordHere } from '@/features/customers/server/customerSession'
import type { PasswordChangeKind } from '@/features/customers/ui/PasswordChange'
import { readFormValues } from '@/platform/http/formInput'

export async function changePassword(
  _before: ActionState<PasswordChangeKind>,
  form: FormData,
): Promise<ActionState<PasswordChangeKind>> {
  const { current = '', password = '' } = readFormValues(form)
  return changePasswordHere({ current, password })
}
