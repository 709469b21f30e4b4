import { describe, expect, test } from 'vitest'
import type { EInvoice } from '@/features/billing/model/eInvoice'
import { ublXml } from '@/features/billing/server/ubl'
import { eInvoiceOf, frozen, frozenCredit } from '../../support/eInvoice/documents'
import { brokenRules, RULES } from '../../support/eInvoice/rules'
import { line } from '../../support/invoices'

const INVOICE = eInvoiceOf(frozen({ lines: [line('Uren', 7500), line('Onbelast', 1000, 0)] }))
const CREDIT = eInvoiceOf(frozenCredit())
const [first] = INVOICE.lines
const [standard, zero] = INVOICE.vatBreakdown
if (!first || !standard || !zero) throw new Error('the invoice has no lines')

const withLine = (part: object): Partial<EInvoice> => ({
  lines: [{ ...first, ...part }, ...INVOICE.lines.slice(1)],
})
const withVat = (part: object): Partial<EInvoice> => ({ vatBreakdown: [{ ...standard, ...part }, zero] })
const seller = (part: object) => ({ seller: { ...INVOICE.seller, ...part } })
const buyer = (part: object) => ({ buyer: { ...INVOICE.buyer, ...part } })
const street = { street: '', zipcode: '7511 AB', city: 'Enschede', country: 'NL' }

/** A document of the model with one fault, and the rule that finds it. */
const FAULTS: [rule: string, fault: Partial<EInvoice>, of?: EInvoice][] = [
  ['BR-02', { number: '' }],
  ['BR-03', { issueDate: '' }],
  ['BR-06', seller({ name: '' })],
  ['BR-07', buyer({ name: '' })],
  ['BR-16', { lines: [] }],
  ['BR-25', withLine({ name: '' })],
  ['BR-27', withLine({ netPrice: -7500 })],
  ['BR-50', { creditTransfer: { iban: '', remittance: 'INV2026-00001' } }],
  ['BR-CL-14', seller({ address: { ...INVOICE.seller.address, country: 'XX' } })],
  ['BR-CL-23', withLine({ unitCode: 'uur' })],
  ['BR-CO-09', seller({ vatId: '000000000B00' })],
  ['BR-CO-10', withLine({ netAmount: 7501 })],
  ['BR-CO-14', { vat: 1576 }],
  ['BR-CO-15', { incl: 10076 }],
  ['BR-CO-17', withVat({ tax: 1775 })],
  ['BR-CO-18', { vatBreakdown: [] }],
  ['BR-CO-25', { dueDate: null }],
  ['BR-S-01', { vatBreakdown: [zero] }],
  ['BR-S-02', seller({ vatId: null })],
  ['BR-S-05', withLine({ vat: { code: 'S', rate: 0 } })],
  ['BR-S-08', withVat({ taxable: 7700 })],
  ['BR-S-09', withVat({ tax: 1775 })],
  ['BR-Z-01', { vatBreakdown: [standard] }],
  ['BR-Z-05', withLine({ vat: { code: 'Z', rate: 21 } })],
  ['BR-Z-08', { vatBreakdown: [standard, { ...zero, taxable: 999 }] }],
  ['BR-Z-09', { vatBreakdown: [standard, { ...zero, tax: 1 }] }],
  ['BR-NL-1', seller({ kvk: '' })],
  ['BR-NL-10', buyer({ kvk: '' })],
  ['BR-NL-11', { creditTransfer: null }],
  ['SI-UBL-2', seller({ address: street })],
]

/** The same for what the model cannot leave out or name otherwise: a change of the document itself. */
const CHANGES: [rule: string, from: RegExp, to: string, of?: EInvoice][] = [
  ['BR-01', /<cbc:CustomizationID>.*?<\/cbc:CustomizationID>/, ''],
  ['BR-04', /<cbc:InvoiceTypeCode>.*?<\/cbc:InvoiceTypeCode>/, ''],
  ['BR-05', /<cbc:DocumentCurrencyCode>.*?<\/cbc:DocumentCurrencyCode>/, ''],
  ['BR-08', /<cac:PostalAddress>.*?<\/cac:PostalAddress>/s, ''],
  ['BR-09', /<cac:Country>.*?<\/cac:Country>/s, ''],
  ['BR-10', /(<cac:AccountingCustomerParty>.*?)<cac:PostalAddress>.*?<\/cac:PostalAddress>/s, '$1'],
  ['BR-11', /(<cac:AccountingCustomerParty>.*?)<cac:Country>.*?<\/cac:Country>/s, '$1'],
  ['BR-12', /<cbc:LineExtensionAmount.*?LineExtensionAmount>(?!\s*<cac:Item)/, ''],
  ['BR-13', /<cbc:TaxExclusiveAmount.*?TaxExclusiveAmount>/, ''],
  ['BR-14', /<cbc:TaxInclusiveAmount.*?TaxInclusiveAmount>/, ''],
  ['BR-15', /<cbc:PayableAmount.*?PayableAmount>/, ''],
  ['BR-21', /(<cac:InvoiceLine>\s*)<cbc:ID>1<\/cbc:ID>/, '$1'],
  ['BR-22', /<cbc:InvoicedQuantity.*?InvoicedQuantity>/, ''],
  ['BR-23', / unitCode="C62"/, ''],
  ['BR-24', /(InvoicedQuantity>\s*)<cbc:LineExtensionAmount.*?LineExtensionAmount>/, '$1'],
  ['BR-26', /<cac:Price>.*?<\/cac:Price>/s, ''],
  ['BR-29', /<cbc:EndDate>[^<]*/, '<cbc:EndDate>2026-11-20'],
  ['BR-45', /<cbc:TaxableAmount.*?TaxableAmount>/, ''],
  ['BR-46', /(<cac:TaxSubtotal>.*?)<cbc:TaxAmount.*?TaxAmount>/s, '$1'],
  ['BR-47', /(<cac:TaxSubtotal>.*?<cac:TaxCategory>\s*)<cbc:ID>S<\/cbc:ID>/s, '$1'],
  ['BR-48', /(<cac:TaxSubtotal>.*?)<cbc:Percent>21<\/cbc:Percent>/s, '$1'],
  ['BR-49', /<cbc:PaymentMeansCode>.*?<\/cbc:PaymentMeansCode>/, ''],
  ['BR-55', /(<cac:InvoiceDocumentReference>\s*)<cbc:ID>.*?<\/cbc:ID>/, '$1', CREDIT],
  ['BR-61', /<cac:PayeeFinancialAccount>.*?<\/cac:PayeeFinancialAccount>/s, ''],
  ['BR-62', /<cbc:EndpointID schemeID="0106">/, '<cbc:EndpointID>'],
  ['BR-63', /(<cac:AccountingCustomerParty>.*?)<cbc:EndpointID schemeID="0106">/s, '$1<cbc:EndpointID>'],
  ['BR-CL-01', /(InvoiceTypeCode>)380/, '$1999'],
  ['BR-CL-04', /(DocumentCurrencyCode>)EUR/, '$1EUX'],
  ['BR-CL-11', /(<cbc:CompanyID schemeID=")0106/, '$19999'],
  ['BR-CL-16', /(PaymentMeansCode>)58/, '$1999'],
  ['BR-CL-18', /(<cac:ClassifiedTaxCategory>\s*<cbc:ID>)S/, '$1X'],
  ['BR-CL-25', /(<cbc:EndpointID schemeID=")0106/, '$19999'],
  ['BR-CO-04', /<cac:ClassifiedTaxCategory>.*?<\/cac:ClassifiedTaxCategory>/s, ''],
  ['BR-CO-13', /(<cbc:TaxExclusiveAmount currencyID="EUR">)[^<]*/, '$185.01'],
  ['BR-CO-16', /(<cbc:PayableAmount currencyID="EUR">)[^<]*/, '$11.00'],
  ['BR-CO-26', /(<cac:AccountingSupplierParty>.*?)<cac:PartyTaxScheme>.*?<\/cac:PartyLegalEntity>/s, '$1'],
  ['BR-DEC-12', /(<cbc:TaxExclusiveAmount currencyID="EUR">)[^<]*/, '$185.000'],
  ['BR-DEC-23', /(InvoicedQuantity>\s*<cbc:LineExtensionAmount currencyID="EUR">)[^<]*/, '$175.000'],
  ['BR-NL-2', /<cac:OrderReference>.*?<\/cac:OrderReference>/s, ''],
  ['BR-NL-3', /<cbc:StreetName>.*?<\/cbc:StreetName>/, ''],
  ['BR-NL-4', /(<cac:AccountingCustomerParty>.*?)<cbc:PostalZone>.*?<\/cbc:PostalZone>/s, '$1'],
  ['BR-NL-7', /(InvoiceTypeCode>)380/, '$1326'],
  ['BR-NL-8', /(InvoiceTypeCode>)380/, '$1381'],
  ['BR-NL-8', /(CreditNoteTypeCode>)381/, '$1380', CREDIT],
  ['BR-NL-9', /(InvoiceTypeCode>)380/, '$1384'],
  ['BR-NL-12', /(PaymentMeansCode>)58/, '$142'],
  ['BR-NL-29', /<cbc:PaymentMeansCode>/, '<cbc:PaymentMeansCode name="Overboeking">'],
  ['SI-V20-INV-R000', /#compliant#urn:fdc:nen.nl:nlcius:v1.0/, ''],
]

describe('each rule finds its fault', () => {
  test('and none finds one before', () => {
    for (const document of [INVOICE, CREDIT]) expect(brokenRules(ublXml(document))).toEqual([])
  })

  test.each(FAULTS)('%s in the model', (rule, fault, document = INVOICE) => {
    expect(brokenRules(ublXml({ ...document, ...fault }))).toContain(rule)
  })

  test.each(CHANGES)('%s in the document', (rule, from, to, document = INVOICE) => {
    const xml = ublXml(document).toString()
    const broken = xml.replace(from, to)
    expect(broken).not.toBe(xml)
    expect(brokenRules(broken)).toContain(rule)
  })
})

/** What the rules themselves say that no machine can tell, and what EN 16931 names and its rules for UBL leave out. */
const UNTOLD = ['BR-CO-05', 'BR-CO-06', 'BR-CO-07', 'BR-CO-08']

test('all rules of EN 16931 1.3.15 and of SI-UBL 2.0.3.12 are asked, but for four that no machine can tell', () => {
  const numbers = [...new Set(RULES.map(({ id }) => id))]
  const of = (start: RegExp) => numbers.filter(id => start.test(id)).length
  expect([of(/^BR-(?!NL)/), of(/^BR-NL-/), of(/^UBL-/), of(/^(SI|BII2)-/)]).toEqual([224, 34, 755, 4])
  expect(numbers.filter(id => !/^(BR|UBL|SI|BII2)-/.test(id))).toEqual([])
  expect(RULES.filter(({ test: asked }) => asked === 'true()').map(({ id }) => id)).toEqual(UNTOLD)
})
