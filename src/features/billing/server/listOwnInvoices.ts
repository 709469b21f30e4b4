import type { OwnInvoice } from '@/features/orders/model/ownRecords'
import { isCustomer } from '@/platform/access/actors'
import { asUser } from '@/platform/access/authority'
import type { Ctx } from '@/platform/ctx'
import type { InvoiceLine } from '../model/invoice'

/** The final invoices of the customer who asks, the latest first; none for anybody else. */
export async function listOwnInvoices(ctx: Ctx): Promise<OwnInvoice[]> {
  if (!isCustomer(ctx.user)) return []
  const { docs } = await ctx.payload.find({
    collection: 'hosting-invoices',
    sort: ['-issueDate', '-number'],
    depth: 0,
    pagination: false,
    ...asUser(ctx),
  })
  return docs.map(
    ({ id, number, series, order, lines, issueDate, dueDate, excl, incl, status, paymentStatus }) => ({
      ...{ id, number: number ?? '', series: series ?? 'INV', order: order ? String(order) : null },
      ...{ issueDate: issueDate ?? '', dueDate: dueDate ?? '' },
      labels: ((lines ?? []) as InvoiceLine[]).map(({ label }) => label),
      ...{ excl: excl ?? 0, incl: incl ?? 0 },
      ...{ status: status ?? 'sent', paymentStatus: paymentStatus ?? 'pending' },
    }),
  )
}
