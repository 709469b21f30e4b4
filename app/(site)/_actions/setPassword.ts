'use server'

import type { AreaState } from '@/design-system/area/areaState'
import { PASSWORD_KEY } from '@/features/customers/model/account'
import { setPasswordHere } from '@/features/customers/server/customerSession'
import type { SetPasswordKind } from '@/features/customers/ui/SetPasswordForm'
import { typedValues } from '@/features/leads/server/readForm'

export async function setPassword(
  _before: AreaState<SetPasswordKind>,
  form: FormData,
): Promise<AreaState<SetPasswordKind>> {
  const { [PASSWORD_KEY]: key = '', password = '' } = typedValues(form)
  return setPasswordHere(key, password)
}
