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
  isPaid: boolean
}

/**
 * What becomes of an invoice that covers days after the end of its order. One of a term that does not begin is credited
 * whole. Of a paid one `lines` are credited; an unpaid one is credited whole and replaced by one of `lines`.
 */
export type InvoiceSettlement = Pick<TermInvoice, 'id' | 'number' | 'period'> &
  ({ kind: 'withdraw' } | { kind: 'credit' | 'replace'; lines: InvoiceLine[] })
