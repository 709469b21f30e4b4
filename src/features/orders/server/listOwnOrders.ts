import { currentCustomerId } from '@/features/customers/server/customerRecord'
import { asSystem } from '@/platform/access/authority'
import type { Ctx } from '@/platform/ctx'
import type { OwnOrder } from '../model/ownRecords'
import { ownOrder } from './ownOrder'

/** The orders of the customer who asks, the latest first; none for anybody else. */
export async function listOwnOrders(ctx: Ctx): Promise<OwnOrder[]> {
  const customer = currentCustomerId(ctx)
  if (!customer) return []
  const { docs } = await ctx.payload.find({
    collection: 'hosting-orders',
    where: { customer: { equals: customer } },
    sort: '-createdAt',
    depth: 0,
    pagination: false,
    ...asSystem,
  })
  return docs.map(ownOrder)
}
