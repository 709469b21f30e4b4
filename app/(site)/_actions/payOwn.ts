'use server'

import { customerCtx } from '@/server/customerSession'
import { typedValues } from '@/server/leads/readForm'
import { payAgain, payOwnOrder } from '@/server/payments/payAgain'
import type { AreaState } from '@/ui/hosting/area/areaState'
import type { PayKind } from '@/ui/hosting/area/PayButton'

export async function payOwn(_before: AreaState<PayKind>, form: FormData): Promise<AreaState<PayKind>> {
  const ctx = await customerCtx()
  if (!ctx.user) return { kind: 'loggedOut' }
  const { invoice = '', order } = typedValues(form)
  const answer = order ? await payOwnOrder(ctx, order) : await payAgain(ctx, invoice)
  return answer.kind === 'pay' ? { kind: answer.kind, brings: answer.payAt } : answer
}
