import type { Credited } from '@/features/billing/model/credit'
import type { InvoiceLine, Party } from '@/features/billing/model/invoice'
import type { PaymentState } from '@/features/billing/model/payments/states'
import type { Customer } from '@/features/customers/model/customer'
import type { ThreadMail } from '@/platform/console/thread'
import type { OrderLine } from './basket'
import type { ChecklistItem } from './checklist'
import type { ConsoleCustomer, ConsoleInvoice, ConsoleOrder } from './console'
import type { DomainMode } from './domainModes'

export type ConsolePayment = {
  id: string
  provider: string
  providerId: string | null
  /** Cents with VAT. */
  amount: number
  state: PaymentState
  refunded: number
  chargedBack: number
  problem: string | null
  createdAt: string
}

export type ConsoleEvent = {
  id: string
  change: string
  before: string | null
  after: string | null
  actorName: string | null
  createdAt: string
}

/** What belongs to a line. A part that could not be read is null, and the others stay. */
type Contact = {
  payments: ConsolePayment[] | null
  mails: ThreadMail[] | null
  events: ConsoleEvent[] | null
}

/** Everything about one order. Amounts are cents. */
export type OrderDetails = Contact & {
  row: ConsoleOrder
  lines: OrderLine[]
  excl: number
  vat: number
  buyer: Customer
  domainMode: DomainMode | null
  domainRenewsOn: string | null
  startedOn: string | null
  invoicedUntil: string | null
  setUpAt: string | null
  termsVersion: string | null
  notes: string | null
  checklist: ChecklistItem[]
  invoices: ConsoleInvoice[] | null
}

export type InvoiceDetails = Contact & {
  row: ConsoleInvoice
  lines: InvoiceLine[]
  excl: number
  vat: number
  buyer: Party
  note: string | null
  periodFrom: string | null
  periodUntil: string | null
  paidBy: string | null
  paymentReference: string | null
  /** The invoice that this one credits, or those that credit it. */
  mirrors: { id: string; number: string }[]
  credited: Credited
}

export type CustomerDetails = Omit<Contact, 'payments'> & {
  row: ConsoleCustomer
  kind: string
  address: string
  zipcode: string
  kvk: string | null
  vatId: string | null
  passwordSet: boolean
  orders: ConsoleOrder[] | null
  invoices: ConsoleInvoice[] | null
}
