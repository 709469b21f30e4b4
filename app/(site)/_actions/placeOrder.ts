'use server'

import type { PlaceOrderResult } from '@/features/orders/model/placeOrder'
import { placeOrder as place } from '@/features/orders/server/placeOrder'
import { visitorCtx } from '@/platform/requestCtx'

export async function placeOrder(input: unknown): Promise<PlaceOrderResult> {
  return place(await visitorCtx(), input)
}
