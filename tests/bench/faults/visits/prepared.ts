import { getPriceList } from '@/features/catalogue/server/catalogue'
import { draftLines, orderTotals } from '@/features/orders/model/orderLines'
import type { PlaceOrderInput } from '@/features/orders/model/placeOrderSchema'
import { preparedPath } from '@/features/orders/model/preparedOrder'
import { findPreparedOrder } from '@/features/orders/server/preparedOrders/preparedOrderRepository'
import { getPreparedOrder } from '@/features/orders/server/preparedOrders/sendPreparedOrder'
import { asSystem, asUser } from '@/platform/access/authority'
import { orderInput } from '../../../support/paidOrders'
import type { World } from '../world'
import { call, callOffice } from './calls'
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
  // Whoever tries again does so on the page that they opened.
  let page: Page | null = null
  const placing = sent({
    ...{ what: 'hosting_orders', key: id, email },
    kept: ['placed', 'placedWithoutMail'],
    ask: async site => {
      page ??= await opened(world, id)
      return page ? call(site, 'placeOrder', { ...page, address }) : { kind: 'no link yet' }
    },
  })
  return [mailing, placing]
}

type Page = { path: string; input: PlaceOrderInput }

/** What the page behind the newest link sends; null as long as none was mailed. */
async function opened({ ctx }: World, id: string): Promise<Page | null> {
  const link = (await findPreparedOrder(ctx, id))?.linkKey
  const shown = link ? await getPreparedOrder(ctx, link) : null
  if (!link || shown?.standing !== 'open') return null
  const { packageKey, ...basket } = shown.draft.basket
  const { gate, ...usual } = await orderInput(ctx)
  const input = {
    ...{ ...usual, customer: shown.draft.customer, basket: { ...basket, packageKey: packageKey ?? '' } },
    seenTotal: orderTotals(draftLines(shown.draft, await getPriceList(ctx))).incl,
    gate: { ...gate, submissionKey: shown.submissionKey },
  }
  return { path: preparedPath(link), input }
}
