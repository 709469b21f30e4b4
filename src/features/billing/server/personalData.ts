import { sql } from '@payloadcms/db-postgres/drizzle'
import { asSystem, asUser } from '@/platform/access/authority'
import type { PersonalData } from '@/platform/personalData'

declare module '@/platform/personalData' {
  interface PersonalRows {
    invoices: Row[]
    payments: Row[]
  }
}

/** Final invoices are kept by law, drafts are erased. */
export const billingPersonalData: PersonalData = {
  exportRows: async ctx => {
    const all = { depth: 0, pagination: false } as const
    const { docs: invoices } = await ctx.payload.find({
      collection: 'hosting-invoices',
      ...all,
      ...asUser(ctx),
    })
    const { docs: payments } = await ctx.payload.find({
      collection: 'payments',
      where: { invoice: { in: invoices.map(({ id }) => id) } },
      ...all,
      ...asSystem,
    })
    return { invoices: invoices.map(each => ({ ...each })), payments: payments.map(each => ({ ...each })) }
  },
  recordIds: async (tx, { id }) => {
    const { rows } = await tx.sql.execute<{ id: string }>(
      sql`select id::text from hosting_invoices where customer_id = ${id}`,
    )
    return rows.map(row => row.id)
  },
  findObstacle: async (tx, { id }) => {
    const { rows } = await tx.sql.execute(sql`
      select 1 from hosting_invoices where customer_id = ${id} and number is not null and series = 'INV'
        and status <> 'credited' and payment_status <> 'paid' limit 1`)
    return rows.length > 0 ? 'stillOpen' : null
  },
  erase: async (_ctx, tx, { id }) => {
    await tx.sql.execute(sql`delete from hosting_invoices where customer_id = ${id} and number is null`)
  },
}
