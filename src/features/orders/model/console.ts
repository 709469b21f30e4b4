import type { Credited } from '@/features/billing/model/credit'
import type { InvoiceLine, Party } from '@/features/billing/model/invoice'
import type { InvoicePaymentStatus, InvoiceStatus } from '@/features/billing/model/invoiceStatus'
import type { PaymentState } from '@/features/billing/model/payment'
import type { BillingCycle } from '@/features/catalogue/model/billingCycle'
import type { Customer } from '@/features/customers/model/customer'
import type { ThreadMail } from '@/platform/email/mailsAbout'
import type { ChecklistItem } from './checklist'
import type { DomainMode, DomainState } from './domain'
import type { OrderLine } from './orderLines'

/** The tabs of the hosting console, with what they say when nothing came in yet. */
export const HOSTING_TABS = [
  { value: 'orders', label: 'Bestellingen', empty: 'Nog geen bestellingen' },
  { value: 'customers', label: 'Klanten', empty: 'Nog geen klanten' },
  { value: 'invoices', label: 'Facturen', empty: 'Nog geen facturen' },
] as const

export type HostingTab = (typeof HOSTING_TABS)[number]['value']

export type RowCustomer = {
  id: string
  name: string
  company: string | null
  email: string
  phone: string | null
}

/** One line of the orders. Times are ISO strings, amounts whole cents. */
export type ConsoleOrder = {
  id: string
  number: string
  /** Shown as it is kept when the table does not know it. */
  status: string
  customer: RowCustomer | null
  packageName: string
  cycle: BillingCycle
  domainName: string | null
  domainState: DomainState | null
  incl: number
  createdAt: string
  activatedAt: string | null
  /** Until when the work is promised, as long as it waits. */
  handsBy: string | null
  /** What of the checklist is not done yet. */
  toDo: number
  endsOn: string | null
}

export type ConsoleCustomer = RowCustomer & {
  city: string
  disabled: boolean
  erasureAskedAt: string | null
  createdAt: string
  orders: number
  /** What is still to be paid, in cents with VAT. */
  open: number
}

export type ConsoleInvoice = {
  id: string
  /** Null while it is a draft. */
  number: string | null
  series: string
  status: InvoiceStatus
  paymentStatus: InvoicePaymentStatus
  customer: RowCustomer | null
  order: { id: string; number: string } | null
  incl: number
  issueDate: string | null
  dueDate: string | null
  paidOn: string | null
  createdAt: string
  /** A draft that makes its order run once it is paid. */
  opensOrder: boolean
}

/** The lines of a tab. `next` is where the page after this one begins; null on the last. */
export type HostingPage = (
  | { tab: 'orders'; rows: ConsoleOrder[] }
  | { tab: 'customers'; rows: ConsoleCustomer[] }
  | { tab: 'invoices'; rows: ConsoleInvoice[] }
) & { next: string | null; found: HostingFound }

/** On how many lines of each tab the search was found. */
export type HostingFound = Record<HostingTab, number>

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

/** The figures with which the hosting console begins. */
export type HostingStats = {
  customers: number
  orders: number
  activeOrders: number
  /** Cents with VAT. */
  open: number
  overdueInvoices: number
  /** Cents a month without VAT. */
  monthly: number
  /** Orders whose promise of three hours was broken. */
  late: number
}
