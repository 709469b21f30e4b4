'use server'

import type { AreaState } from '@/design-system/area/areaState'
import { customerCtx } from '@/features/customers/server/customerSession'
import { typedValues } from '@/features/leads/server/readForm'
import { cancelAtTermEnd } from '@/features/orders/server/cancelOrder'
import type { CancelKind } from '@/features/orders/ui/area/OrderChangeForms'

export async function cancelOrder(
  _before: AreaState<CancelKind>,
  form: FormData,
): Promise<AreaState<CancelKind>> {
  const { order = '', sure } = typedValues(form)
  if (!sure) return { kind: 'invalid', errors: { sure: 'Vink aan dat je het zeker weet.' } }
  const ctx = await customerCtx()
  if (!ctx.user) return { kind: 'loggedOut' }
  return (await cancelAtTermEnd(ctx, order)) ?? { kind: 'gone' }
}
