import { listPaidAhead, listTermInvoices } from '@/features/billing/server/public'
import { listHostingExtras } from '@/features/catalogue/server/public'
import { currentCustomerId, getBillingDetails, getLeavingTerms } from '@/features/customers/server/public'
import type { Ctx } from '@/platform/ctx'
import { database } from '@/platform/db/transaction'
import { dayOf } from '@/platform/time/day'
import type { ExtraOffer } from '../model/charges'
import { type Leaving, leave } from '../model/leaving'
import type { OwnOrder } from '../model/ownOrder'
import { nextTermOn } from '../model/renewal'
import { beginsLater, nameWaits } from '../model/starting'
import { withdrawableUntil } from '../model/withdrawal'
import { domainRenewal, listOrdersOf } from './orderRepository'
import type { ShownOrder } from './orderRow'
import { taxedOffer } from './taxedOffer'

export async function listOwnOrders(ctx: Ctx): Promise<OwnOrder[]> {
  const customer = currentCustomerId(ctx)
  return customer ? ownOrders(ctx, await listOrdersOf(ctx, customer)) : []
}

async function ownOrders(ctx: Ctx, orders: ShownOrder[]): Promise<OwnOrder[]> {
  const notStarted = orders.filter(({ startedOn }) => startedOn === null).map(({ id }) => id)
  const paidAhead = await listPaidAhead(database(ctx).drizzle, notStarted)
  return orders.map(order => ownOrder(order, ctx.now(), paidAhead.get(order.id) ?? 0))
}

/**
 * `addable` is what can still join it, at the price of today; `leaving` what happens when it is cancelled today, null
 * while it does not run.
 */
type OwnOrderDetail = OwnOrder & { addable: ExtraOffer[]; leaving: Leaving | null }

export async function getOwnOrder(ctx: Ctx, id: string): Promise<OwnOrderDetail | null> {
  const customer = currentCustomerId(ctx)
  const [found] = customer ? await listOrdersOf(ctx, customer, id) : []
  if (!found) return null
  const [order] = await ownOrders(ctx, [found])
  if (!order) return null
  const [addable, leaving] = await Promise.all([addableTo(ctx, order), leavingToday(ctx, found)])
  return { ...order, addable, leaving }
}

async function leavingToday(ctx: Ctx, order: ShownOrder): Promise<Leaving | null> {
  const db = database(ctx).drizzle
  const today = dayOf(ctx.now())
  const [terms, invoices] = await Promise.all([
    getLeavingTerms({ sql: db }, order.customer, order.buyer),
    listTermInvoices(db, order.id, today),
  ])
  return leave(order, invoices, today, terms)
}

async function addableTo(ctx: Ctx, order: OwnOrder): Promise<ExtraOffer[]> {
  const db = database(ctx).drizzle
  const customer = currentCustomerId(ctx)
  const buyer = customer && (await getBillingDetails({ sql: db }, customer))
  if (!buyer) return []
  const [extras, invoices] = await Promise.all([
    listHostingExtras(ctx),
    listTermInvoices(db, order.id, dayOf(ctx.now())),
  ])
  const offers = await Promise.all(
    extras.map(extra => taxedOffer(ctx, db, { extra, order, invoices, buyer })),
  )
  return offers.filter(offer => typeof offer === 'object')
}

/** Who of us did something is not the customer's to know. */
function ownOrder(order: ShownOrder, now: Date, paidAhead: number): OwnOrder {
  return {
    ...{ id: order.id, number: order.number, status: order.status, lines: order.lines },
    announcedPrices: order.announcedPrices,
    ...{ title: order.title, packageName: order.packageName, billingCycle: order.billingCycle, paidAhead },
    ...{ domainName: order.domainName, domainState: order.domainState },
    ...{ orderedOn: dayOf(new Date(order.createdAt)), startedOn: order.startedOn, endsOn: order.endsOn },
    ...{ invoicedUntil: order.invoicedUntil, domainRenewsOn: domainRenewal(order.lines) },
    ...{ setUpBy: order.setUpBy, setUpAt: order.setUpAt },
    renewsOn: nextTermOn({ ...order, cycle: order.billingCycle }, dayOf(now)),
    startsOn: beginsLater(order, dayOf(now)),
    startRequested: order.startRequestedAt !== null,
    nameFrom: nameWaits(order, dayOf(now)) ? order.nameFrom : null,
    withdrawableUntil: withdrawableUntil(order, now),
    withdrawnOn: order.withdrawnAt && dayOf(new Date(order.withdrawnAt)),
    checklist: order.checklist.map(item => ({ ...item, doneBy: null })),
  }
}
