'use server'

import type { PlaceOrderResult } from '@/domain/hosting/placed'
import { placeOrder as place } from '@/server/hosting/placeOrder'
import { visitorCtx } from '@/server/session'

export async function placeOrder(input: unknown): Promise<PlaceOrderResult> {
  return place(await visitorCtx(), input)
}
