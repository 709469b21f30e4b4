import type { Period } from '@/platform/time/day'
import type { Credited } from './credit'
import type { InvoiceLine } from './invoice'

/** A final invoice of a renewed term that is not credited whole. */
export type TermInvoice = {
  id: string
  number: string
  period: Period
  lines: InvoiceLine[]
  credited: Credited
  /** What is still to be paid of it, in cents with VAT. */
  due: number
}

/** A final invoice of an order. The period is null for what is of no term. */
export type OrderInvoice = Omit<TermInvoice, 'number' | 'period'> & { period: Period | null }

/**
 * What becomes of an invoice that covers days after the end of its order. One of a term that does not begin is withdrawn:
 * credited whole. Of another one `lines` are credited.
 */
export type InvoiceSettlement = Pick<TermInvoice, 'id' | 'number' | 'period'> &
  ({ kind: 'withdraw' } | { kind: 'credit'; lines: InvoiceLine[] })
