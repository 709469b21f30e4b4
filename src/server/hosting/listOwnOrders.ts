import type { OwnOrder } from '@/domain/hosting/ownRecords'
import { asUser } from '../authority'
import type { Ctx } from '../ctx'
import { customerIdOf } from '../customers/customerRecord'
import { ownOrder } from './ownOrder'

/** The orders of the customer who asks, the latest first; none for anybody else. */
export async function listOwnOrders(ctx: Ctx): Promise<OwnOrder[]> {
  if (!customerIdOf(ctx)) return []
  const { docs } = await ctx.payload.find({
    collection: 'hosting-orders',
    sort: '-createdAt',
    depth: 0,
    pagination: false,
    ...asUser(ctx),
  })
  return docs.map(ownOrder)
}
