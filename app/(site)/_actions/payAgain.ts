'use server'

import type { PayAgainState } from '@/features/billing/ui/payNotices'
import { payOrderByKey } from '@/features/orders/server/orderPayment'
import { readFormValues } from '@/platform/http/formInput'
import { visitorCtx } from '@/platform/requestCtx'

/** For whoever holds the key of an order that is not paid yet. */
export async function payAgain(_before: PayAgainState, form: FormData): Promise<PayAgainState> {
  return payOrderByKey(await visitorCtx(), readFormValues(form).bestelling ?? '')
}
