'use server'

import { visitorCtx } from '@/features/customers/server/session'
import type { PlaceOrderResult } from '@/features/orders/model/placed'
import { placeOrder as place } from '@/features/orders/server/placeOrder'

export async function placeOrder(input: unknown): Promise<PlaceOrderResult> {
  return place(await visitorCtx(), input)
}
