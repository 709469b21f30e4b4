import type { Ctx } from '@/platform/ctx'

/** Does something about each order. One that fails is logged, and stands in nobody's way. */
export async function forEachOrder(
  ctx: Ctx,
  orders: readonly { id: string }[],
  done: string,
  act: (id: string) => Promise<unknown>,
): Promise<void> {
  for (const { id } of orders) {
    try {
      await act(id)
    } catch (err) {
      ctx.payload.logger.error({ err, msg: `an order was not ${done}`, order: id })
    }
  }
}
