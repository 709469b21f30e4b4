import { asSystem, asUser } from '@/platform/access/authority'
import type { PersonalData } from '@/platform/registry'
import { deleteDrafts, hasOpenInvoice, invoiceIdsOf } from './invoiceRepository'

declare module '@/platform/registry' {
  interface PersonalRows {
    invoices: Row[]
    payments: Row[]
    bookings: Row[]
  }
}

/** Final invoices are kept by law, drafts are erased. */
export const billingPersonalData: PersonalData = {
  exportRows: async (ctx, { id: customer }) => {
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
    const { docs: bookings } = await ctx.payload.find({
      collection: 'bookings',
      // Money for an order that has no invoice yet names its customer alone.
      where: {
        or: [{ invoice: { in: invoices.map(({ id }) => id) } }, { customer: { equals: customer } }],
      },
      ...all,
      ...asSystem,
    })
    return {
      invoices: invoices.map(each => ({ ...each })),
      payments: payments.map(each => ({ ...each })),
      bookings: bookings.map(({ id, invoice, day, amount, source, reference }) => ({
        ...{ id, invoice, day, amount, source, reference },
      })),
    }
  },
  recordIds: (_ctx, tx, { id }) => invoiceIdsOf(tx.sql, id),
  findObstacle: async (tx, { id }) => ((await hasOpenInvoice(tx.sql, id)) ? 'stillOpen' : null),
  erase: (_ctx, tx, { id }) => deleteDrafts(tx, { customer: id }),
}
