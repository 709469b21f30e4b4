'use server'

import type { ActionState } from '@/design-system/forms/ActionForm'
import { payOwnInvoice } from '@/features/billing/server/payments/payNow'
import type { PayKind } from '@/features/billing/ui/PayButton'
import { customerCtx } from '@/features/customers/server/customerSession'
import { payOwnOrder } from '@/features/orders/server/orderPayment'
import { readFormValues } from '@/platform/http/formInput'

export async function payOwn(_before: ActionState<PayKind>, form: FormData): Promise<ActionState<PayKind>> {
  const ctx = await customerCtx()
  if (!ctx.user) return { kind: 'loggedOut' }
  const { invoice = '', order } = readFormValues(form)
  const answer = order ? await payOwnOrder(ctx, order) : await payOwnInvoice(ctx, invoice)
  return answer.kind === 'pay' ? { kind: answer.kind, brings: answer.payAt } : answer
}
