import type {
  InvoicePaymentStatus,
  InvoiceSeries,
  InvoiceStatus,
} from '@/features/billing/model/invoiceStatus'
import type { BillingCycle } from '@/features/catalogue/model/terms'
import type { DomainState } from './domain'

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
  title: string
  cycle: BillingCycle
  domainName: string | null
  domainState: DomainState | null
  incl: number
  createdAt: string
  activatedAt: string | null
  handsBy: string | null
  toDo: number
  endsOn: string | null
  /** The day that was agreed to begin on; null when it began with its payment. */
  startsOn: string | null
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
  series: InvoiceSeries
  status: InvoiceStatus
  paymentStatus: InvoicePaymentStatus
  customer: RowCustomer | null
  order: { id: string; number: string; status: string } | null
  /** Whom it was made out to lives here; null for the Netherlands. */
  country: string | null
  excl: number
  vat: number
  incl: number
  /** The sum of its bookings, in cents. */
  booked: number
  /** Money went back, and nobody decided yet what it means for the order. */
  asksDecision: boolean
  issueDate: string | null
  dueDate: string | null
  paidOn: string | null
  createdAt: string
  awaitsPayment: boolean
  hasEInvoice: boolean
}

/** The lines of a tab. `next` is where the page after this one begins; null on the last. */
export type HostingPage = (
  | { tab: 'orders'; rows: ConsoleOrder[] }
  | { tab: 'customers'; rows: ConsoleCustomer[] }
  | { tab: 'invoices'; rows: ConsoleInvoice[] }
) & { next: string | null; found: HostingFound }

export type HostingFound = Record<HostingTab, number>

export type ConsoleEvent = {
  id: string
  change: string
  before: string | null
  after: string | null
  actorName: string | null
  createdAt: string
}

export type HostingStats = {
  customers: number
  orders: number
  activeOrders: number
  /** Cents with VAT. */
  open: number
  overdueInvoices: number
  /** Invoices of which money went back, and that wait for a decision. */
  moneyBack: number
  /** Invoices whose VAT id proved valid, to be made anew without VAT. */
  reverseCharges: number
  /** Cents a month without VAT. */
  monthly: number
  /** Orders whose promise of three hours was broken. */
  late: number
}

export const HOSTING_FIGURES = {
  activeOrders: 'Actieve bestellingen',
  open: 'Openstaand bedrag',
  moneyBack: 'Geld teruggegaan',
} as const
