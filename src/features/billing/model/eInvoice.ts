import { HOME, isAbroad } from '@/features/tax/model/countries'
import { isSameVat, type Totals } from '@/platform/money/tax'
import { deliveryPeriod, type InvoiceLine, invoicePeriod, type Party } from './invoice'
import { type InvoiceSeries, invoiceSeries } from './invoiceStatus'
import { DEFAULT_UNIT, unitOf } from './quantity'

/** What never changes of an invoice that has a number. */
export type FrozenInvoice = Totals & {
  number: string | null
  series: InvoiceSeries
  orderNumber: string | null
  creditsNumber: string | null
  seller: Party | null
  buyer: Party
  lines: InvoiceLine[]
  issueDate: string | null
  dueDate: string | null
  periodFrom: string | null
  periodUntil: string | null
  note: string | null
}

/** `S`: taxed. `Z`: taxed at nothing. UNCL 5305. */
type VatCategory = { code: 'S' | 'Z'; rate: number }

export type EInvoiceParty = {
  name: string
  contact: { name: string; email: string }
  /** Eight digits: the legal registration, and the electronic address. */
  kvk: string
  vatId: string | null
  address: { street: string; zipcode: string; city: string; country: 'NL' }
}

export type EInvoiceLine = {
  name: string
  quantity: number
  /** UN/ECE recommendation 20. */
  unitCode: string
  /** Never below zero: a reduction has its quantity below zero. */
  netPrice: number
  netAmount: number
  vat: VatCategory
}

/** An invoice in the terms of EN 16931, whichever profile it is written in. Cents; on a credit note above zero. */
export type EInvoice = {
  kind: 'invoice' | 'creditNote'
  number: string
  issueDate: string
  dueDate: string | null
  reference: { order: string } | { buyer: string }
  precedingInvoice: string | null
  note: string | null
  seller: EInvoiceParty
  buyer: EInvoiceParty
  /** Of a period `to` is the last day. */
  delivery: { day: string } | { from: string; to: string }
  /** Null for a credit note: the money goes the other way. */
  creditTransfer: { iban: string; remittance: string } | null
  lines: EInvoiceLine[]
  vatBreakdown: { vat: VatCategory; taxable: number; tax: number }[]
  excl: number
  vat: number
  incl: number
}

type Origin = Pick<FrozenInvoice, 'number' | 'issueDate' | 'seller' | 'buyer' | 'lines'>

/** False for a draft, a private person, a customer abroad, and while the agency's own numbers are missing. */
export function hasEInvoice(origin: Origin): boolean {
  return originOf(origin) !== null
}

export function toEInvoice(invoice: FrozenInvoice): EInvoice | null {
  const origin = originOf(invoice)
  if (!origin) return null
  const { number, issueDate, seller, buyer, iban } = origin
  const { lines, vatRates } = invoice
  const { isCredit } = invoiceSeries(invoice.series)
  const sign = isCredit ? -1 : 1
  const signed = (cents: number) => sign * cents + 0
  return {
    kind: isCredit ? 'creditNote' : 'invoice',
    ...{ number, issueDate, dueDate: isCredit ? null : invoice.dueDate },
    reference: referenceOf(invoice),
    precedingInvoice: isCredit ? invoice.creditsNumber : null,
    note: invoice.note?.trim() || null,
    ...{ seller, buyer, delivery: deliveryOf(invoice, issueDate) },
    creditTransfer: isCredit ? null : { iban, remittance: number },
    lines: lines.map(line => lineOf(line, sign)),
    vatBreakdown: vatRates.map(({ rate, excl, vat }) => ({
      ...{ vat: categoryOf(rate), taxable: signed(excl), tax: signed(vat) },
    })),
    ...{ excl: signed(invoice.excl), vat: signed(invoice.vat), incl: signed(invoice.incl) },
  }
}

function originOf({ number, issueDate, lines, ...parties }: Origin) {
  const seller = parties.seller && partyOf(parties.seller)
  const buyer = partyOf(parties.buyer)
  const iban = bare(parties.seller?.iban ?? '')
  // A private person has no company.
  const isBusiness = parties.buyer.company.trim() !== ''
  // A customer abroad is charged Dutch VAT at times.
  const isDutch = !isAbroad(parties.buyer.country || HOME) && lines.every(isTaxedAtHome)
  if (!number || !issueDate || !seller?.vatId || !buyer || !iban || !isBusiness || !isDutch) return null
  return { number, issueDate, seller, buyer, iban }
}

const isTaxedAtHome = ({ vatRate: rate, tax }: InvoiceLine) =>
  isSameVat({ rate, regime: tax?.regime }, { rate, regime: 'dutch' })

const bare = (typed: string) => typed.replace(/[\s.]/g, '').toUpperCase()

/** Null without a KVK number or a whole address: both are asked of either party. */
function partyOf({ name, company, address, zipcode, city, email, kvk, vatId }: Party): EInvoiceParty | null {
  const [street, postcode, town] = [address, zipcode, city].map(each => each.trim())
  if (!/^\d{8}$/.test(bare(kvk)) || !street || !postcode || !town) return null
  return {
    name: company.trim() || name.trim(),
    contact: { name: name.trim(), email: email.trim() },
    kvk: bare(kvk),
    vatId: /^NL[0-9A-Z+*]{12}$/.test(bare(vatId)) ? bare(vatId) : null,
    address: { street, zipcode: postcode, city: town, country: 'NL' },
  }
}

/** BR-NL-2: one of both. What no order stands behind is for the person whom the customer named. */
function referenceOf({ orderNumber, buyer }: FrozenInvoice): EInvoice['reference'] {
  return orderNumber ? { order: orderNumber } : { buyer: buyer.name.trim() || buyer.company.trim() }
}

function deliveryOf(invoice: FrozenInvoice, issueDate: string): EInvoice['delivery'] {
  const period = invoicePeriod(invoice)
  return period ? deliveryPeriod(period) : { day: issueDate }
}

function lineOf(line: InvoiceLine, sign: number): EInvoiceLine {
  const { quantity, unit = DEFAULT_UNIT } = line
  const price = sign * line.unitPrice
  const down = price < 0 ? -1 : 1
  return {
    ...{ name: line.label, quantity: down * quantity, unitCode: unitOf(unit).code },
    ...{ netPrice: Math.abs(price), netAmount: sign * line.amount + 0, vat: categoryOf(line.vatRate) },
  }
}

const categoryOf = (rate: number): VatCategory => ({ code: rate > 0 ? 'S' : 'Z', rate })
