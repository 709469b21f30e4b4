import { sql } from '@payloadcms/db-postgres/drizzle'
import { asUser } from '@/platform/access/authority'
import { type PersonalData, rowsOfAddress } from '@/platform/registry'
import { anonymiseOrders, hasUnclosedOrder, selectOrderIds } from './orderRepository'
import { deletePreparedOrdersOf, preparedOrderIdsOf } from './preparedOrders/preparedOrderRepository'
import { eraseWithdrawals, withdrawalIdsOf } from './withdrawalRepository'

declare module '@/platform/registry' {
  interface PersonalRows {
    orders: Row[]
    withdrawals: Row[]
    preparedOrders: Row[]
  }
}

/** Orders stay, without who placed them. */
export const ordersPersonalData: PersonalData = {
  exportRows: async (ctx, { email }) => {
    const { docs } = await ctx.payload.find({
      ...{ collection: 'hosting-orders', depth: 0, pagination: false },
      ...asUser(ctx),
    })
    return {
      orders: docs.map(each => ({ ...each })),
      withdrawals: await rowsOfAddress(ctx, 'withdrawals', 'email', email),
      preparedOrders: await rowsOfAddress(ctx, 'prepared-orders', 'email', email),
    }
  },
  recordIds: async (_ctx, tx, person) => [
    ...(await selectOrderIds(tx.sql, sql`o.customer_id = ${person.id}`)),
    ...(await withdrawalIdsOf(tx, person)),
    ...(await preparedOrderIdsOf(tx, person)),
  ],
  findObstacle: async (tx, { id }) => ((await hasUnclosedOrder(tx, id)) ? 'stillRunning' : null),
  erase: async (_ctx, tx, { id, email }) => {
    await eraseWithdrawals(tx, { id, email })
    await deletePreparedOrdersOf(tx, { email })
    await anonymiseOrders(tx, id)
  },
}
