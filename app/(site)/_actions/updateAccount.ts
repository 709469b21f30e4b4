'use server'

import type { ActionState } from '@/design-system/forms/ActionForm'
import { customerCtx } from '@/features/customers/server/customerSession'
import { updateAccount as update } from '@/features/customers/server/updateAccount'
import type { AccountKind } from '@/features/customers/ui/notices'
import { readFormValues } from '@/platform/http/formInput'

export async function updateAccount(
  _before: ActionState<AccountKind>,
  form: FormData,
): Promise<ActionState<AccountKind>> {
  const values = readFormValues(form)
  return { ...(await update(await customerCtx(), values)), values }
}
