'use server'

import { customerCtx } from '@/server/customerSession'
import { updateAccount as update } from '@/server/customers/updateAccount'
import { typedValues } from '@/server/leads/readForm'
import type { AccountKind } from '@/ui/hosting/area/accountNotices'
import type { AreaState } from '@/ui/hosting/area/areaState'

export async function updateAccount(
  _before: AreaState<AccountKind>,
  form: FormData,
): Promise<AreaState<AccountKind>> {
  const values = typedValues(form)
  return { ...(await update(await customerCtx(), values)), values }
}
