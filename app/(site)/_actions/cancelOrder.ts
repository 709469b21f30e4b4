'use server'

import { customerCtx } from '@/server/customerSession'
import { cancelAtTermEnd } from '@/server/hosting/cancelAtTermEnd'
import { typedValues } from '@/server/leads/readForm'
import type { AreaState } from '@/ui/hosting/area/areaState'
import type { CancelKind } from '@/ui/hosting/area/CancelForm'

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
