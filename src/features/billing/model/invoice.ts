import * as z from 'zod/mini'
import { countryLine } from '@/features/tax/model/countries'
import { SUPPLIES, type Supply } from '@/features/tax/model/taxRules'
import { optionalLine, requiredLine } from '@/platform/forms/fields'
import { NO_AMOUNT } from '@/platform/money/euro'
import type { VatReading } from '@/platform/money/readings'
import { DEFAULT_VAT_RATE, type LineTax, VAT_RATES } from '@/platform/money/tax'
import { addDays, daysBetween, formatPlainDay, type Period } from '@/platform/time/day'
import {
  type InvoicePaymentStatus,
  type InvoiceSeries,
  type InvoiceStatus,
  isOpenInvoice,
} from './invoiceStatus'
import {
  DEFAULT_UNIT,
  formatQuantity,
  hasTwoDecimals,
  lineAmount,
  MAX_QUANTITY,
  MIN_QUANTITY,
  namedUnit,
  UNITS,
  type Unit,
  unitOf,
} from './quantity'

/** A line as the law asks for it, in cents without VAT. On a credit the amounts are negative. `vatRate` in percents. */
export type InvoiceLine = {
  label: string
  /** With two decimals at most. What is calculated with it goes through `hundredthsOf`. */
  quantity: number
  /** Pieces when it is left out. */
  unit?: Unit
  unitPrice: number
  amount: number
  vatRate: number
  /** What it is for a customer abroad; without it what its order says. */
  supply?: Supply
  /** Only of a customer abroad. */
  tax?: LineTax
}

export type Party = {
  name: string
  company: string
  address: string
  zipcode: string
  city: string
  /** Of a party of an older document it is empty: they lived in the Netherlands. */
  country?: string
  email: string
  kvk: string
  vatId: string
  iban?: string
}

/** What a party reckons with: a private person names no company. */
export function readingOf({ company, kvk, vatId }: Pick<Party, 'company' | 'kvk' | 'vatId'>): VatReading {
  return company || kvk || vatId ? 'excl' : 'incl'
}

/** Whose paper it is or to whom it goes, line by line as on an envelope. */
export function nameLines({
  name,
  company,
  address,
  zipcode,
  city,
  country,
}: Omit<Party, 'email'>): string[] {
  const names = company && company !== name ? [company, `t.a.v. ${name}`] : [name]
  return [...names, address, `${zipcode} ${city}`.trim(), countryLine(country)].filter(Boolean)
}

export function registered({ kvk, vatId, iban }: Pick<Party, 'kvk' | 'vatId' | 'iban'>): string[] {
  return [kvk && `KVK ${kvk}`, vatId && `Btw-nummer ${vatId}`, iban ? `IBAN ${iban}` : ''].filter(Boolean)
}

/** An invoice is paid in time until this long after its issue day; it is late from the day after. */
export const PAYMENT_DAYS = 14

export const NO_TOTAL = 'Het totaal moet meer dan nul zijn.'

const MAX_UNIT_PRICE = 10_000_000
const NO_QUANTITY = 'Een aantal van 0,01 tot 999, met hoogstens twee cijfers achter de komma.'

/** What staff write is their work, unless they say otherwise. */
export const FREE_SUPPLY: Supply = 'other'

const isVatRate = (rate: number) => VAT_RATES.includes(rate)

/** A line that staff write themselves. A negative price is a reduction. */
export const freeLineSchema = z.object({
  label: requiredLine('Schrijf wat er op de regel staat.'),
  quantity: z
    .number(NO_QUANTITY)
    .check(
      z.minimum(MIN_QUANTITY, NO_QUANTITY),
      z.maximum(MAX_QUANTITY, NO_QUANTITY),
      z.refine(hasTwoDecimals, NO_QUANTITY),
    ),
  unit: z._default(
    z.enum(
      UNITS.map(({ value }) => value),
      'Kies een eenheid.',
    ),
    DEFAULT_UNIT,
  ),
  unitPrice: z.int(NO_AMOUNT).check(z.minimum(-MAX_UNIT_PRICE), z.maximum(MAX_UNIT_PRICE)),
  vatRate: z._default(z.number().check(z.refine(isVatRate, 'Kies een btw-tarief.')), DEFAULT_VAT_RATE),
  supply: z._default(
    z.enum(
      SUPPLIES.map(({ value }) => value),
      'Kies wat het is.',
    ),
    FREE_SUPPLY,
  ),
})

export type FreeLine = z.infer<typeof freeLineSchema>

export function freeInvoiceLine({ unit, ...line }: FreeLine): InvoiceLine {
  return { ...line, ...namedUnit(unit), amount: lineAmount(line) }
}

type NamedLine = Pick<InvoiceLine, 'label' | 'quantity'> & Partial<InvoiceLine>

/** A line in one breath: `Advies, 1,5 uur` or `3 × Extra e-mailadres`. One of a thing needs no number. */
export function lineName({ label, quantity, unit = DEFAULT_UNIT }: NamedLine): string {
  const { isTerm } = unitOf(unit)
  if (quantity === 1 && (isTerm || unit === DEFAULT_UNIT)) return label
  const counted = formatQuantity({ quantity, unit })
  return unit === DEFAULT_UNIT ? `${counted} × ${label}` : `${label}, ${counted}`
}

export function negateLines(lines: readonly InvoiceLine[]): InvoiceLine[] {
  return lines.map(line => ({ ...line, unitPrice: 0 - line.unitPrice, amount: 0 - line.amount }))
}

type StoredPeriod = { periodFrom?: string | null; periodUntil?: string | null }

/** Null when an invoice is for something that is delivered once. */
export function invoicePeriod({ periodFrom, periodUntil }: StoredPeriod): Period | null {
  return periodFrom && periodUntil ? { from: periodFrom, until: periodUntil } : null
}

/** The days of delivery as an invoice names them: `to` is the last one, `until` the first that is not invoiced. */
export function deliveryPeriod({ from, until }: Period): { from: string; to: string } {
  return { from, to: addDays(until, -1) }
}

/** The days that an invoice is for: `20 november 2026 t/m 19 december 2026`. */
export function periodText(period: Period): string {
  const { from, to } = deliveryPeriod(period)
  return `${formatPlainDay(from)} t/m ${formatPlainDay(to)}`
}

export type OwnInvoice = {
  id: string
  number: string
  series: InvoiceSeries
  status: InvoiceStatus
  paymentStatus: InvoicePaymentStatus
  order: string | null
  /** The invoice that this credit takes back. */
  credits: string | null
  labels: string[]
  /** Null for what is of no term. */
  period: Period | null
  excl: number
  incl: number
  /** The sum of its bookings, in cents with VAT. */
  booked: number
  /** The day since which nothing is due; null while something is. */
  paidOn: string | null
  issueDate: string
  dueDate: string
  hasEInvoice: boolean
  /** Its customer withdrew from the work: nothing is asked for it any more. */
  isWithdrawn: boolean
}

/** What is open and asked for. */
export const isToPay = (invoice: OwnInvoice): boolean => isOpenInvoice(invoice) && !invoice.isWithdrawn

/** What stands with an open invoice that its customer need not pay. */
export const LAPSED = { label: 'Vervalt', tone: 'grey' } as const

/** Whole days since it should have been paid; 0 for what is in time, paid or taken back. */
export function daysLate(invoice: OwnInvoice, today: string): number {
  return isToPay(invoice) && invoice.dueDate ? Math.max(0, daysBetween(invoice.dueDate, today)) : 0
}

/** What the customer has to pay, the longest late first. */
export function invoicesToPay(invoices: readonly OwnInvoice[]): OwnInvoice[] {
  return invoices.filter(isToPay).sort((one, other) => one.dueDate.localeCompare(other.dueDate))
}

export function subjectOf(
  { labels }: Pick<OwnInvoice, 'labels'>,
  order?: { title: string; domainName: string | null },
): string {
  if (!order) return labels.join(', ')
  const isForPackage = labels.some(label => label.startsWith(order.title))
  const subject = isForPackage ? order.title : labels.join(', ')
  return order.domainName && !subject.includes(order.domainName) ? `${subject}, ${order.domainName}` : subject
}

export const transferSchema = (today: string) =>
  z.object({
    paidOn: z.string().check(
      z.refine(isDay, { error: 'Kies de dag waarop het geld binnenkwam.', abort: true }),
      z.refine(day => day <= today, 'Deze dag moet nog komen.'),
    ),
    reference: optionalLine(140),
    /** Cents; what is due when it is left out. */
    amount: z.optional(z.int(NO_AMOUNT).check(z.minimum(1, 'Vul een bedrag van meer dan nul in.'))),
    submissionKey: z.optional(z.uuid()),
  })

export type TransferInput = z.input<ReturnType<typeof transferSchema>>

function isDay(typed: string): boolean {
  try {
    return addDays(typed, 0) === typed
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}
