'use server'

import { changePasswordHere } from '@/server/customerSession'
import { typedValues } from '@/server/leads/readForm'
import type { AreaState } from '@/ui/hosting/area/areaState'
import type { PasswordChangeKind } from '@/ui/hosting/area/PasswordChange'

export async function changePassword(
  _before: AreaState<PasswordChangeKind>,
  form: FormData,
): Promise<AreaState<PasswordChangeKind>> {
  const { current = '', password = '' } = typedValues(form)
  return changePasswordHere({ current, password })
}
