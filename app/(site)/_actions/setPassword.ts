'use server'

import { PASSWORD_KEY } from '@/domain/hosting/passwordLink'
import { setPasswordHere } from '@/server/customerSession'
import { typedValues } from '@/server/leads/readForm'
import type { AreaState } from '@/ui/hosting/area/areaState'
import type { SetPasswordKind } from '@/ui/hosting/area/SetPasswordForm'

export async function setPassword(
  _before: AreaState<SetPasswordKind>,
  form: FormData,
): Promise<AreaState<SetPasswordKind>> {
  const { [PASSWORD_KEY]: key = '', password = '' } = typedValues(form)
  return setPasswordHere(key, password)
}
