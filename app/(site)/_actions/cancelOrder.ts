'use server'

import type { ActionState } from '@/design-system/forms/ActionForm'
import { customerCtx } from '@/features/customers/server/customerSession'
import { cancelAtTermEnd } from '@/features/orders/server/cancelOrder'
import type { CancelKind } from '@/features/orders/ui/area/OrderChangeForms'
import { readFormValues } from '@/platform/http/formInput'

export async function cancelOrder(
  _before: ActionState<CancelKind>,
  form: FormData,
): Promise<ActionState<CancelKind>> {
  const { order = '', sure } = readFormValues(form)
  if (!sure) return { kind: 'invalid', errors: { sure: 'Vink aan dat je het zeker weet.' } }
  const ctx = await customerCtx()
  if (!ctx.user) return { kind: 'loggedOut' }
  return (await cancelAtTermEnd(ctx, order)) ?? { kind: 'gone' }
}
