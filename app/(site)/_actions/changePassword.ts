'use server'

import type { AreaState } from '@/design-system/area/areaState'
import { changePasswordHere } from '@/features/customers/server/customerSession'
import type { PasswordChangeKind } from '@/features/customers/ui/PasswordChange'
import { typedValues } from '@/features/leads/server/readForm'

export async function changePassword(
  _before: AreaState<PasswordChangeKind>,
  form: FormData,
): Promise<AreaState<PasswordChangeKind>> {
  const { current = '', password = '' } = typedValues(form)
  return changePasswordHere({ current, password })
}
