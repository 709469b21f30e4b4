/** Each series counts by itself, from one, in every calendar year in Amsterdam. */
export const INVOICE_SERIES = [
  { value: 'INV', label: 'Factuur' },
  { value: 'CR', label: 'Creditfactuur' },
] as const

export type InvoiceSeries = (typeof INVOICE_SERIES)[number]['value']
