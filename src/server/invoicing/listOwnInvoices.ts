import { isCustomer } from '@/access/actors'
import type { InvoicePaymentStatus, InvoiceStatus } from '@/domain/invoicing/status'
import { asUser } from '../authority'
import type { Ctx } from '../ctx'

/** An invoice as its customer sees it in a list. Amounts in cents, days as `2026-11-21`. */
export type OwnInvoice = {
  id: string
  number: string
  series: 'INV' | 'CR'
  order: string | null
  issueDate: string
  dueDate: string
  excl: number
  vat: number
  incl: number
  status: InvoiceStatus
  paymentStatus: InvoicePaymentStatus
}

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
    ({ id, number, series, order, issueDate, dueDate, excl, vat, incl, status, paymentStatus }) => ({
      ...{ id, number: number ?? '', series: series ?? 'INV', order: order ? String(order) : null },
      ...{ issueDate: issueDate ?? '', dueDate: dueDate ?? '' },
      ...{ excl: excl ?? 0, vat: vat ?? 0, incl: incl ?? 0 },
      ...{ status: status ?? 'sent', paymentStatus: paymentStatus ?? 'pending' },
    }),
  )
}
