'use server'

import { typedValues } from '@/server/leads/readForm'
import { payOrderAgain } from '@/server/payments/payAgain'
import { visitorCtx } from '@/server/session'
import type { PayAgainState } from '@/ui/hosting/order/payAgainNotices'

/** For whoever holds the key of an order that is not paid yet. */
export async function payAgain(_before: PayAgainState, form: FormData): Promise<PayAgainState> {
  return payOrderAgain(await visitorCtx(), typedValues(form).bestelling ?? '')
}
