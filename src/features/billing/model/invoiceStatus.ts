export const INVOICE_STATUSES = [
  { value: 'draft', label: 'Concept', tone: 'grey' },
  { value: 'sent', label: 'Verstuurd', tone: 'green' },
  { value: 'credited', label: 'Gecrediteerd', tone: 'grey' },
] as const

export type InvoiceStatus = (typeof INVOICE_STATUSES)[number]['value']

export const INVOICE_PAYMENT_STATUSES = [
  { value: 'paid', label: 'Betaald', tone: 'green' },
  { value: 'pending', label: 'Openstaand', tone: 'amber' },
  { value: 'overdue', label: 'Achterstallig', tone: 'red' },
] as const

export type InvoicePaymentStatus = (typeof INVOICE_PAYMENT_STATUSES)[number]['value']

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

type InvoiceStanding = { series: string; status: InvoiceStatus; paymentStatus: InvoicePaymentStatus }

/** What a customer still has to pay. A credit is ours to pay. */
export function isOpenInvoice(invoice: InvoiceStanding): boolean {
  return invoice.series === 'INV' && invoice.status === 'sent' && invoice.paymentStatus !== 'paid'
}

/** Each series counts by itself, from one, in every calendar year in Amsterdam. */
export const INVOICE_SERIES = [
  { value: 'INV', label: 'Factuur' },
  { value: 'CR', label: 'Creditfactuur' },
] as const

export type InvoiceSeries = (typeof INVOICE_SERIES)[number]['value']

/** What an invoice is called; a draft has no number yet. */
export function invoiceTitle({ number }: { number: string | null }): string {
  return number ?? invoiceStatus('draft').label
}

type Tone = (typeof INVOICE_STATUSES | typeof INVOICE_PAYMENT_STATUSES)[number]['tone']

/** A credited invoice asks for nothing any more; of every other one counts whether it is paid. */
export function statusOfInvoice({ status, paymentStatus, series }: InvoiceStanding): {
  label: string
  tone: Tone
} {
  if (series === 'CR') return { label: 'Creditfactuur', tone: 'grey' }
  const found =
    status === 'credited'
      ? INVOICE_STATUSES.find(each => each.value === status)
      : INVOICE_PAYMENT_STATUSES.find(each => each.value === paymentStatus)
  return found ?? { label: paymentStatus, tone: 'grey' }
}
