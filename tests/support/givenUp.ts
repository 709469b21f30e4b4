import { expect } from 'vitest'
import { cancelUnpaidOrders } from '@/features/orders/server/cancelOrder'
import type { Ctx } from '@/platform/ctx'
import { invoicesOf, orderOf } from './paidOrders'

/** The round that gives up what nobody paid, a day after the fourteen that an order waits. */
export function cancelInFifteenDays(ctx: Ctx): ReturnType<typeof cancelUnpaidOrders> {
  return cancelUnpaidOrders({ ...ctx, now: () => new Date(Date.now() + 15 * 86_400_000) })
}

/** Fifteen days go by in which nobody pays this order. */
export async function giveUp(ctx: Ctx, order: string): Promise<void> {
  await cancelInFifteenDays(ctx)
  expect(await orderOf(ctx, order)).toMatchObject({ status: 'cancelled' })
  expect(await invoicesOf(ctx, order)).toEqual([])
}
