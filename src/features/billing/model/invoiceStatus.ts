type Tone = 'green' | 'amber' | 'red' | 'grey'

type StatusRow = {
  value: string
  label: string
  tone: Tone
  /** It has no number: it may change, and go. */
  isDraft: boolean
  isFinal: boolean
  /** Final, and nothing took it back: it counts whether it is paid. */
  isInForce: boolean
  isCredited: boolean
  to: readonly string[]
}

const NOTHING = { isDraft: false, isFinal: false, isInForce: false, isCredited: false } as const

/** Code and SQL ask these columns, and compare with no status. */
export const INVOICE_STATUSES = [
  { value: 'draft', ...{ label: 'Concept', tone: 'grey', ...NOTHING }, isDraft: true, to: ['sent'] },
  {
    value: 'sent',
    ...{ label: 'Verstuurd', tone: 'green', ...NOTHING },
    ...{ isFinal: true, isInForce: true },
    to: ['credited'],
  },
  {
    value: 'credited',
    ...{ label: 'Gecrediteerd', tone: 'grey', ...NOTHING },
    ...{ isFinal: true, isCredited: true },
    to: [],
  },
] as const satisfies readonly StatusRow[]

export type InvoiceStatus = (typeof INVOICE_STATUSES)[number]['value']

type PaymentStatusRow = {
  value: string
  label: string
  tone: Tone
  isPaid: boolean
  isOverdue: boolean
}

/** Of a credit, the money that goes back. Computed from the bookings (`paymentStatusOf`), in whatever order they come. */
export const INVOICE_PAYMENT_STATUSES = [
  { value: 'paid', label: 'Betaald', tone: 'green', isPaid: true, isOverdue: false },
  { value: 'pending', label: 'Openstaand', tone: 'amber', isPaid: false, isOverdue: false },
  { value: 'overdue', label: 'Achterstallig', tone: 'red', isPaid: false, isOverdue: true },
] as const satisfies readonly PaymentStatusRow[]

export type InvoicePaymentStatus = (typeof INVOICE_PAYMENT_STATUSES)[number]['value']

/** Each series counts by itself, from one, in every calendar year in Amsterdam. A credit is ours to pay. */
export const INVOICE_SERIES = [
  { value: 'INV', label: 'Factuur', isCredit: false },
  { value: 'CR', label: 'Creditfactuur', isCredit: true },
] as const

/** The same document for bookkeeping software. */
export const E_INVOICE = 'E-factuur (UBL)'

export type InvoiceSeries = (typeof INVOICE_SERIES)[number]['value']

export function invoiceStatus(value: InvoiceStatus) {
  const status = INVOICE_STATUSES.find(each => each.value === value)
  if (!status) throw new Error(`unknown invoice status ${value}`)
  return status
}

export function invoicePaymentStatus(value: InvoicePaymentStatus) {
  const status = INVOICE_PAYMENT_STATUSES.find(each => each.value === value)
  if (!status) throw new Error(`unknown payment status of an invoice ${value}`)
  return status
}

export function invoiceSeries(value: InvoiceSeries) {
  const series = INVOICE_SERIES.find(each => each.value === value)
  if (!series) throw new Error(`unknown series of invoices ${value}`)
  return series
}

export function canInvoiceBecome(from: InvoiceStatus, to: InvoiceStatus): boolean {
  return invoiceStatus(from).to.some(each => each === to)
}

type InvoiceStanding = { series: InvoiceSeries; status: InvoiceStatus; paymentStatus: InvoicePaymentStatus }

/** By its customer, or a credit by us. */
export function isUnpaidInvoice({ status, paymentStatus }: Omit<InvoiceStanding, 'series'>): boolean {
  return invoiceStatus(status).isInForce && !invoicePaymentStatus(paymentStatus).isPaid
}

export function isOpenInvoice(invoice: InvoiceStanding): boolean {
  return isUnpaidInvoice(invoice) && !invoiceSeries(invoice.series).isCredit
}

export function isCreditable({ series, status }: Omit<InvoiceStanding, 'paymentStatus'>): boolean {
  return !invoiceSeries(series).isCredit && canInvoiceBecome(status, 'credited')
}

export function invoiceTitle({ number }: { number: string | null }): string {
  return number ?? invoiceStatus('draft').label
}

/** Within a sentence: `factuur INV2026-00001`. */
export function invoiceName({ series, number }: { series: InvoiceSeries; number: string | null }): string {
  return `${invoiceSeries(series).label.toLowerCase()} ${number}`
}

/** A credited invoice asks for nothing any more; of every other one counts whether it is paid. */
export function statusOfInvoice({ status, paymentStatus, series }: InvoiceStanding): {
  label: string
  tone: Tone
} {
  const { isCredit, label } = invoiceSeries(series)
  if (isCredit) return { label, tone: 'grey' }
  return invoiceStatus(status).isCredited ? invoiceStatus(status) : invoicePaymentStatus(paymentStatus)
}
