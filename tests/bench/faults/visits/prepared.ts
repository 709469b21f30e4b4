import { getPriceList } from '@/features/catalogue/server/catalogue'
import { draftLines, orderTotals } from '@/features/orders/model/orderLines'
import { preparedPath } from '@/features/orders/model/preparedOrder'
import { findPreparedOrder } from '@/features/orders/server/preparedOrders/preparedOrderRepository'
import { getPreparedOrder } from '@/features/orders/server/preparedOrders/sendPreparedOrder'
import { asSystem, asUser } from '@/platform/access/authority'
import { orderInput } from '../../../support/paidOrders'
import type { World } from '../world'
import { type Answer, call, callOffice } from './calls'
import { type Sent, sent } from './sent'

/** What staff typed on the phone: they mail the link, and whoever has it orders behind it. */
export async function preparedOrder(world: World, address: string): Promise<[Sent, Sent]> {
  const { ctx, office } = world
  const { customer } = await orderInput(ctx)
  const { docs } = await ctx.payload.find({
    ...{ collection: 'hosting-packages', where: { key: { equals: 'basis' } }, depth: 0, ...asSystem },
  })
  const { id } = await ctx.payload.create({
    collection: 'prepared-orders',
    data: { ...customer, package: docs[0]?.id ?? '', cycle: 'yearly', extras: [] },
    ...asUser(office.ctx),
  })
  const { email } = customer
  const mailing = sent({
    ...{ what: 'prepared order', key: id, email },
    kept: ['sent', 'sentLater', 'placed'],
    ask: site =>
      callOffice(site, { path: `/prepared-orders/${id}/send`, token: office.token, address, body: {} }),
  })
  const placing = sent({
    ...{ what: 'hosting_orders', key: id, email },
    kept: ['placed', 'placedWithoutMail'],
    ask: site => place(world, site, id, address),
  })
  return [mailing, placing]
}

/** With what the page behind the newest link shows; from a page that was opened before, once it is placed. */
async function place(
  { ctx }: World,
  site: { url: string },
  id: string,
  address: string,
): Promise<Answer | null> {
  const link = (await findPreparedOrder(ctx, id))?.linkKey
  const shown = link ? await getPreparedOrder(ctx, link) : null
  if (!link || !shown) return { kind: 'no link yet' }
  if (shown.standing !== 'open') return { kind: shown.standing }
  const { packageKey, ...basket } = shown.draft.basket
  const { gate, ...usual } = await orderInput(ctx)
  const input = {
    ...{ ...usual, customer: shown.draft.customer, basket: { ...basket, packageKey: packageKey ?? '' } },
    seenTotal: orderTotals(draftLines(shown.draft, await getPriceList(ctx))).incl,
    gate: { ...gate, submissionKey: shown.submissionKey },
  }
  return call(site, 'placeOrder', { path: preparedPath(link), input, address })
}
