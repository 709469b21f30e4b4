'use server'

import { payOrderByKey } from '@/features/billing/server/payments/payAgain'
import { visitorCtx } from '@/features/customers/server/session'
import { typedValues } from '@/features/leads/server/readForm'
import type { PayAgainState } from '@/features/orders/ui/wizard/payAgainNotices'

/** For whoever holds the key of an order that is not paid yet. */
export async function payAgain(_before: PayAgainState, form: FormData): Promise<PayAgainState> {
  return payOrderByKey(await visitorCtx(), typedValues(form).bestelling ?? '')
}
