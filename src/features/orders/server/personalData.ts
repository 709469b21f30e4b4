import { sql } from '@payloadcms/db-postgres/drizzle'
import { ERASED_CUSTOMER } from '@/features/customers/model/customer'
import { asUser } from '@/platform/access/authority'
import type { PersonalData } from '@/platform/personalData'
import { inStatus } from './orderRepository'

declare module '@/platform/personalData' {
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
  recordIds: async (_ctx, tx, { id }) => {
    const { rows } = await tx.sql.execute<{ id: string }>(
      sql`select id::text from hosting_orders where customer_id = ${id}`,
    )
    return rows.map(row => row.id)
  },
  findObstacle: async (tx, { id }) => {
    const { rows } = await tx.sql.execute(
      sql`select 1 from hosting_orders o where customer_id = ${id} and not ${inStatus('isClosed')} limit 1`,
    )
    return rows.length > 0 ? 'stillRunning' : null
  },
  erase: async (_ctx, tx, { id }) => {
    await tx.sql.execute(sql`
      update hosting_orders set buyer = ${JSON.stringify(ERASED_CUSTOMER)}, notes = null where customer_id = ${id}`)
  },
}
