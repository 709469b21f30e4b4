import { create } from 'xmlbuilder2'
import type { EInvoice, EInvoiceLine, EInvoiceParty } from '../model/eInvoice'

/** By which rules the receiver reads the document (BT-24), and in which process it is sent (BT-23). */
export type UblProfile = { customizationId: string; profileId: string }

export const NLCIUS: UblProfile = {
  customizationId: 'urn:cen.eu:en16931:2017#compliant#urn:fdc:nen.nl:nlcius:v1.0',
  profileId: 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0',
}

type Element = string | { [name: string]: Element | Element[] | undefined }

const UBL = 'urn:oasis:names:specification:ubl:schema:xsd'

const DOCUMENTS = {
  invoice: { name: 'Invoice', type: 'InvoiceTypeCode', code: '380', line: 'Invoice', count: 'Invoiced' },
  creditNote: {
    ...{ name: 'CreditNote', type: 'CreditNoteTypeCode', code: '381' },
    ...{ line: 'CreditNote', count: 'Credited' },
  },
} as const

/** ISO 6523: the Dutch Chamber of Commerce. */
const KVK = '0106'
const SEPA_CREDIT_TRANSFER = '58'
const VAT_SCHEME = { 'cbc:ID': 'VAT' }

/** UBL 2.1. The same document gives the same bytes. The schema asks for this order of elements. */
export function ublXml(document: EInvoice, { customizationId, profileId }: UblProfile = NLCIUS): Buffer {
  const { name } = DOCUMENTS[document.kind]
  const content = {
    '@xmlns': `${UBL}:${name}-2`,
    '@xmlns:cac': `${UBL}:CommonAggregateComponents-2`,
    '@xmlns:cbc': `${UBL}:CommonBasicComponents-2`,
    'cbc:CustomizationID': customizationId,
    'cbc:ProfileID': profileId,
    ...headElements(document),
    'cac:AccountingSupplierParty': partyElement(document.seller),
    'cac:AccountingCustomerParty': partyElement(document.buyer),
    ...deliveryElement(document),
    ...paymentElement(document),
    ...totalElements(document),
    ...lineElements(document),
  }
  const xml = create({ version: '1.0', encoding: 'UTF-8' }, { [name]: readable(content) })
  return Buffer.from(`${xml.end({ prettyPrint: true })}\n`)
}

/** XML 1.0 has no place for most control characters, nor for half a surrogate pair, not even escaped. */
function readable(element: Element): Element {
  if (typeof element === 'string')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it takes out.
    return element.toWellFormed().replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, ' ')
  const kept = Object.entries(element).flatMap(([name, value]) => {
    if (value === undefined) return []
    return [[name, Array.isArray(value) ? value.map(readable) : readable(value)] as const]
  })
  return Object.fromEntries(kept)
}

function headElements(document: EInvoice): Record<string, Element | undefined> {
  const { kind, number, issueDate, dueDate, note, reference, delivery, precedingInvoice } = document
  const { type, code } = DOCUMENTS[kind]
  return {
    'cbc:ID': number,
    'cbc:IssueDate': issueDate,
    'cbc:DueDate': dueDate ?? undefined,
    [`cbc:${type}`]: code,
    'cbc:Note': note ?? undefined,
    'cbc:DocumentCurrencyCode': 'EUR',
    'cbc:BuyerReference': 'buyer' in reference ? reference.buyer : undefined,
    'cac:InvoicePeriod':
      'from' in delivery ? { 'cbc:StartDate': delivery.from, 'cbc:EndDate': delivery.to } : undefined,
    'cac:OrderReference': 'order' in reference ? { 'cbc:ID': reference.order } : undefined,
    'cac:BillingReference': precedingInvoice
      ? { 'cac:InvoiceDocumentReference': { 'cbc:ID': precedingInvoice } }
      : undefined,
  }
}

function partyElement({ name, contact, kvk, vatId, address }: EInvoiceParty): Element {
  const number = { '@schemeID': KVK, '#': kvk }
  return {
    'cac:Party': {
      'cbc:EndpointID': number,
      'cac:PartyName': { 'cbc:Name': name },
      'cac:PostalAddress': {
        'cbc:StreetName': address.street,
        'cbc:CityName': address.city,
        'cbc:PostalZone': address.zipcode,
        'cac:Country': { 'cbc:IdentificationCode': address.country },
      },
      'cac:PartyTaxScheme': vatId ? { 'cbc:CompanyID': vatId, 'cac:TaxScheme': VAT_SCHEME } : undefined,
      'cac:PartyLegalEntity': { 'cbc:RegistrationName': name, 'cbc:CompanyID': number },
      'cac:Contact': contactElement(contact),
    },
  }
}

function contactElement({ name, email }: EInvoiceParty['contact']): Element | undefined {
  if (!name && !email) return undefined
  return { 'cbc:Name': name || undefined, 'cbc:ElectronicMail': email || undefined }
}

function deliveryElement({ delivery }: EInvoice): Record<string, Element> {
  return 'day' in delivery ? { 'cac:Delivery': { 'cbc:ActualDeliveryDate': delivery.day } } : {}
}

function paymentElement({ creditTransfer }: EInvoice): Record<string, Element> {
  if (!creditTransfer) return {}
  const { iban, remittance } = creditTransfer
  return {
    'cac:PaymentMeans': {
      'cbc:PaymentMeansCode': SEPA_CREDIT_TRANSFER,
      'cbc:PaymentID': remittance,
      'cac:PayeeFinancialAccount': { 'cbc:ID': iban },
    },
  }
}

function totalElements({ vatBreakdown, excl, vat, incl }: EInvoice): Record<string, Element | Element[]> {
  return {
    'cac:TaxTotal': {
      'cbc:TaxAmount': euro(vat),
      'cac:TaxSubtotal': vatBreakdown.map(each => ({
        'cbc:TaxableAmount': euro(each.taxable),
        'cbc:TaxAmount': euro(each.tax),
        'cac:TaxCategory': categoryElement(each.vat),
      })),
    },
    'cac:LegalMonetaryTotal': {
      'cbc:LineExtensionAmount': euro(excl),
      'cbc:TaxExclusiveAmount': euro(excl),
      'cbc:TaxInclusiveAmount': euro(incl),
      'cbc:PayableAmount': euro(incl),
    },
  }
}

function lineElements({ kind, lines }: EInvoice): Record<string, Element[]> {
  const { line, count } = DOCUMENTS[kind]
  return { [`cac:${line}Line`]: lines.map((each, at) => lineElement(each, at + 1, count)) }
}

function lineElement(line: EInvoiceLine, at: number, count: string): Element {
  return {
    'cbc:ID': String(at),
    [`cbc:${count}Quantity`]: { '@unitCode': line.unitCode, '#': String(line.quantity) },
    'cbc:LineExtensionAmount': euro(line.netAmount),
    'cac:Item': { 'cbc:Name': line.name, 'cac:ClassifiedTaxCategory': categoryElement(line.vat) },
    'cac:Price': { 'cbc:PriceAmount': euro(line.netPrice) },
  }
}

function categoryElement({ code, rate }: EInvoiceLine['vat']): Element {
  return { 'cbc:ID': code, 'cbc:Percent': String(rate), 'cac:TaxScheme': VAT_SCHEME }
}

const euro = (cents: number): Element => ({ '@currencyID': 'EUR', '#': (cents / 100).toFixed(2) })
