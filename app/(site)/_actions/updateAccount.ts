'use server'

import type { AreaState } from '@/design-system/area/areaState'
import { customerCtx } from '@/features/customers/server/customerSession'
import { updateAccount as update } from '@/features/customers/server/updateAccount'
import type { AccountKind } from '@/features/customers/ui/notices'
import { typedValues } from '@/features/leads/server/readForm'

export async function updateAccount(
  _before: AreaState<AccountKind>,
  form: FormData,
): Promise<AreaState<AccountKind>> {
  const values = typedValues(form)
  return { ...(await update(await customerCtx(), values)), values }
}
