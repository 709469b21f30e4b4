'use server'

import type { ActionState } from '@/design-system/forms/ActionForm'
import { PASSWORD_KEY } from '@/features/customers/model/account'
import { setPasswordHere } from '@/features/customers/server/customerSession'
import type { SetPasswordKind } from '@/features/customers/ui/SetPasswordForm'
import { readFormValues } from '@/platform/http/formInput'

export async function setPassword(
  _before: ActionState<SetPasswordKind>,
  form: FormData,
): Promise<ActionState<SetPasswordKind>> {
  const { [PASSWORD_KEY]: key = '', password = '' } = readFormValues(form)
  return setPasswordHere(key, password)
}
