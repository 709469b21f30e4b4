import { listHostingExtras } from '@/features/catalogue/server/public'
import { currentCustomerId } from '@/features/customers/server/public'
import type { Ctx } from '@/platform/ctx'
import { dayOf } from '@/platform/time/day'
import { type ExtraOffer, extraOffer } from '../model/charges'
import type { OwnOrder } from '../model/ownOrder'
import { earliestEnd } from '../model/renewal'
import { withdrawableUntil } from '../model/withdrawal'
import { domainRenewal, listOrdersOf } from './orderRepository'
import type { ShownOrder } from './orderRow'

export async function listOwnOrders(ctx: Ctx): Promise<OwnOrder[]> {
  const customer = currentCustomerId(ctx)
  return customer ? (await listOrdersOf(ctx, customer)).map(order => ownOrder(order, ctx.now())) : []
}

/** `addable` is what can still join it, at the price of today. */
type OwnOrderDetail = OwnOrder & { addable: ExtraOffer[] }

export async function getOwnOrder(ctx: Ctx, id: string): Promise<OwnOrderDetail | null> {
  const customer = currentCustomerId(ctx)
  const [found] = customer ? await listOrdersOf(ctx, customer, id) : []
  if (!found) return null
  const order = ownOrder(found, ctx.now())
  return { ...order, addable: await addableTo(ctx, order) }
}

async function addableTo(ctx: Ctx, order: OwnOrder): Promise<ExtraOffer[]> {
  const today = dayOf(ctx.now())
  const offers = (await listHostingExtras(ctx)).map(extra => extraOffer(extra, order, today))
  return offers.filter(offer => typeof offer === 'object')
}

/** Who of us did something is not the customer's to know. */
function ownOrder(order: ShownOrder, now: Date): OwnOrder {
  return {
    ...{ id: order.id, number: order.number, status: order.status, lines: order.lines },
    ...{ title: order.title, billingCycle: order.billingCycle },
    ...{ domainName: order.domainName, domainState: order.domainState },
    ...{ orderedOn: dayOf(new Date(order.createdAt)), startedOn: order.startedOn, endsOn: order.endsOn },
    ...{ invoicedUntil: order.invoicedUntil, domainRenewsOn: domainRenewal(order.lines) },
    ...{ setUpBy: order.setUpBy, setUpAt: order.setUpAt, canEndOn: earliestEnd(order, dayOf(now)) },
    withdrawableUntil: withdrawableUntil(order, now),
    withdrawnOn: order.withdrawnAt && dayOf(new Date(order.withdrawnAt)),
    checklist: order.checklist.map(item => ({ ...item, doneBy: null })),
  }
}
