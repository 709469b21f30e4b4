import { listHostingExtras } from '@/features/catalogue/server/public'
import { currentCustomerId } from '@/features/customers/server/public'
import { asSystem } from '@/platform/access/authority'
import type { Ctx } from '@/platform/ctx'
import { isRecordId } from '@/platform/text/recordId'
import { dayOf } from '@/platform/time/day'
import type { HostingOrder } from '../../../payload-types'
import { type ExtraOffer, extraOffer } from '../model/charges'
import type { ChecklistItem } from '../model/checklist'
import type { OrderLine } from '../model/orderLines'
import type { OwnOrder } from '../model/ownOrder'

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

function ownOrder(order: HostingOrder): OwnOrder {
  return {
    ...{ id: order.id, number: order.number, status: order.status ?? '' },
    ...{ packageName: order.packageName ?? '', billingCycle: order.billingCycle ?? 'monthly' },
    ...{ domainName: order.domainName ?? null, domainState: order.domainState ?? null },
    lines: (order.lines ?? []) as OrderLine[],
    ...daysOf(order),
    ...{ setUpBy: order.setUpBy ?? null, setUpAt: order.setUpAt ?? null },
    checklist: ((order.checklist ?? []) as ChecklistItem[]).map(withoutNames),
  }
}

function daysOf({ createdAt, startedOn, invoicedUntil, domainRenewsOn, endsOn }: HostingOrder) {
  return {
    orderedOn: dayOf(new Date(createdAt)),
    startedOn: startedOn ?? null,
    invoicedUntil: invoicedUntil ?? null,
    domainRenewsOn: domainRenewsOn ?? null,
    endsOn: endsOn ?? null,
  }
}

/** Who of us did something is not the customer's to know. */
function withoutNames(item: ChecklistItem): ChecklistItem {
  return { ...item, doneBy: null }
}
