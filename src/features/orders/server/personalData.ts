import { sql } from '@payloadcms/db-postgres/drizzle'
import { asUser } from '@/platform/access/authority'
import type { PersonalData } from '@/platform/registry'
import { anonymiseOrders, hasUnclosedOrder, selectOrderIds } from './orderRepository'

declare module '@/platform/registry' {
  interface PersonalRows {
    orders: Row[]
  }
}

/** Orders stay, without who placed them. */
export const ordersPersonalData: PersonalData = {
  exportRows: async ctx => {
    const { docs } = await ctx.payload.find({
      ...{ collection: 'hosting-orders', depth: 0, pagination: false },
      ...asUser(ctx),
    })
    return { orders: docs.map(each => ({ ...each })) }
  },
  recordIds: (_ctx, tx, { id }) => selectOrderIds(tx.sql, sql`o.customer_id = ${id}`),
  findObstacle: async (tx, { id }) => ((await hasUnclosedOrder(tx, id)) ? 'stillRunning' : null),
  erase: (_ctx, tx, { id }) => anonymiseOrders(tx, id),
}
