import { listHostingExtras } from '@/features/catalogue/server/listCatalogue'
import { currentCustomerId } from '@/features/customers/server/customerRecord'
import { asSystem } from '@/platform/access/authority'
import type { Ctx } from '@/platform/ctx'
import { isRecordId } from '@/platform/text/recordId'
import { dayOf } from '@/platform/time/day'
import { type ExtraOffer, extraOffer } from '../model/extraOffer'
import type { OwnOrder } from '../model/ownRecords'
import { ownOrder } from './ownOrder'

/** `addable` is what can still join it, at the price of today. */
type OwnOrderDetail = OwnOrder & { addable: ExtraOffer[] }

/** One order of the customer who asks; null when it is not theirs. */
export async function getOwnOrder(ctx: Ctx, id: string): Promise<OwnOrderDetail | null> {
  const customer = currentCustomerId(ctx)
  if (!customer || !isRecordId(id)) return null
  const where = { id: { equals: id }, customer: { equals: customer } }
  const { docs } = await ctx.payload.find({
    collection: 'hosting-orders',
    where,
    limit: 1,
    depth: 0,
    pagination: false,
    ...asSystem,
  })
  const [order] = docs.map(ownOrder)
  return order ? { ...order, addable: await addableTo(ctx, order) } : null
}

async function addableTo(ctx: Ctx, order: OwnOrder): Promise<ExtraOffer[]> {
  const today = dayOf(ctx.now())
  const offers = (await listHostingExtras(ctx)).map(extra => extraOffer(extra, order, today))
  return offers.filter(offer => typeof offer === 'object')
}
