import type {
  InvoicePaymentStatus,
  InvoiceSeries,
  InvoiceStatus,
} from '@/features/billing/model/invoiceStatus'
import type { BillingCycle } from '@/features/catalogue/model/billingCycle'
import type { ChecklistItem } from './checklist'
import type { DomainState } from './domain'
import type { OrderLine } from './orderLines'

/** An order as its customer sees it. Days are on the calendar of Amsterdam. */
export type OwnOrder = {
  id: string
  number: string
  status: string
  packageName: string
  billingCycle: BillingCycle
  domainName: string | null
  domainState: DomainState | null
  lines: OrderLine[]
  orderedOn: string
  startedOn: string | null
  /** The first day that is not invoiced yet: then it renews. */
  invoicedUntil: string | null
  domainRenewsOn: string | null
  endsOn: string | null
  /** When it must be set up, and when it was; ISO moments. */
  setUpBy: string | null
  setUpAt: string | null
  checklist: ChecklistItem[]
}

/** A final invoice as its customer sees it, in cents. */
export type OwnInvoice = {
  id: string
  number: string
  series: InvoiceSeries
  status: InvoiceStatus
  paymentStatus: InvoicePaymentStatus
  /** The order that it is for. */
  order: string | null
  /** What its lines are about. */
  labels: string[]
  excl: number
  incl: number
  issueDate: string
  dueDate: string
}
