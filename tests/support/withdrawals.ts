import { asSystem } from '@/platform/access/authority'
import type { Ctx } from '@/platform/ctx'
import { orderOf } from './paidOrders'

/** What who placed an order writes to withdraw from it. */
export async function statementOf(ctx: Ctx, { order, email }: { order: string; email: string }) {
  return { name: 'Jan Proef', contract: (await orderOf(ctx, order))?.number ?? '', email, reason: '' }
}

/** Every statement that names this address, the first one first. */
export async function withdrawalsOf(ctx: Ctx, email: string) {
  const { docs } = await ctx.payload.find({
    ...{ collection: 'withdrawals', where: { email: { equals: email } }, sort: 'createdAt', depth: 0 },
    ...{ pagination: false, ...asSystem },
  })
  return docs
}
