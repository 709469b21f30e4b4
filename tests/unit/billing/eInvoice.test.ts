import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type FrozenInvoice, hasEInvoice, toEInvoice } from '@/features/billing/model/eInvoice'
import { negateLines } from '@/features/billing/model/invoice'
import { ublXml } from '@/features/billing/server/ubl'
import { calculateTotals, negateTotals } from '@/platform/money/tax'
import { eInvoiceOf, frozen, frozenCredit, many, ublTotals } from '../../support/eInvoice/documents'
import { brokenRules, schemaErrors } from '../../support/eInvoice/rules'
import { line } from '../../support/invoices'

const xmlOf = (invoice: FrozenInvoice) => ublXml(eInvoiceOf(invoice)).toString()

const DOCUMENTS: Record<string, FrozenInvoice> = {
  'an invoice of a period': frozen(),
  'an invoice of one day without an order': frozen({
    ...{ orderNumber: null, periodFrom: null, periodUntil: null },
    note: 'Met dank & groet, <Jan>',
  }),
  'two rates, a reduction and a gift': frozen({
    lines: [line('Handleiding', 1000, 9), many('Uren', 2, 7500), line('Korting', -333), line('Gratis', 0)],
  }),
  'a rate of nothing': frozen({ lines: [line('Uren', 7500), line('Onbelast', 1000, 0)] }),
  'an hour and a half': frozen({
    lines: [{ ...line('Advies', 11_258), quantity: 1.5, unit: 'hour', unitPrice: 7505 }],
  }),
  'a credit note with a reduction': frozenCredit(),
  'a credit note without an order': frozenCredit({ orderNumber: null }),
  'a customer without a VAT id or a contact': frozen({
    buyer: { ...frozen().buyer, name: '', email: '', vatId: '' },
  }),
  'signs that XML does not know': frozen({
    lines: [line('Bel\u0007 \ud800\ufffe<&>"\'', 100)],
    note: 'Regel een\nRegel twee\u000b',
  }),
}

test.each(Object.entries(DOCUMENTS))('%s fits UBL 2.1 and breaks no rule', async (_what, invoice) => {
  const xml = xmlOf(invoice)
  expect(await schemaErrors(xml)).toEqual([])
  expect(brokenRules(xml)).toEqual([])
})

describe('what an e-invoice says', () => {
  test('of an invoice', () => {
    expect(toEInvoice(frozen())).toEqual({
      ...{ kind: 'invoice', number: 'INV2026-00001', issueDate: '2026-11-21', dueDate: '2026-12-05' },
      ...{ reference: { order: 'HO261121042' }, precedingInvoice: null, note: null },
      seller: {
        ...{ name: 'Webbureau Voorbeeld', kvk: '00000000', vatId: 'NL000000000B00' },
        contact: { name: 'Webbureau Voorbeeld', email: 'info@webbureau.example' },
        address: { street: 'Voorbeeldstraat 1', zipcode: '7500 XX', city: 'Enschede', country: 'NL' },
      },
      buyer: {
        ...{ name: 'Proeftuin', kvk: '12345678', vatId: 'NL123456782B90' },
        contact: { name: 'Jan Proef', email: 'jan@proeftuin.example' },
        address: { street: 'Tuinstraat 12a', zipcode: '7511 AB', city: 'Enschede', country: 'NL' },
      },
      delivery: { from: '2026-11-21', to: '2026-12-20' },
      creditTransfer: { iban: 'NL00TEST0000000000', remittance: 'INV2026-00001' },
      lines: [
        {
          ...{ name: 'Extra e-mailadres', quantity: 3, unitCode: 'C62', netPrice: 500, netAmount: 1500 },
          vat: { code: 'S', rate: 21 },
        },
        {
          ...{ name: 'Basis Hosting', quantity: 1, unitCode: 'C62', netPrice: 1950, netAmount: 1950 },
          vat: { code: 'S', rate: 21 },
        },
      ],
      vatBreakdown: [{ vat: { code: 'S', rate: 21 }, taxable: 3450, tax: 725 }],
      ...{ excl: 3450, vat: 725, incl: 4175 },
    })
  })

  test('of a credit: amounts above zero, its invoice, and nothing to transfer', () => {
    const document = eInvoiceOf(frozenCredit())
    expect(document).toMatchObject({
      ...{ kind: 'creditNote', precedingInvoice: 'INV2026-00001', creditTransfer: null, dueDate: null },
      ...{ excl: 3200, vat: 672, incl: 3872 },
    })
    expect(document.lines.map(each => [each.quantity, each.netPrice, each.netAmount])).toEqual([
      [3, 500, 1500],
      [-1, 250, -250],
      [1, 1950, 1950],
    ])
  })

  test('without an order it is for the person whom the customer named, or else the company', () => {
    const buyer = frozen().buyer
    expect(eInvoiceOf(frozen({ orderNumber: null })).reference).toEqual({ buyer: 'Jan Proef' })
    const nameless = frozen({ orderNumber: null, buyer: { ...buyer, name: ' ' } })
    expect(eInvoiceOf(nameless).reference).toEqual({ buyer: 'Proeftuin' })
  })
})

describe('an invoice gets one', () => {
  const { buyer, seller } = frozen()
  const abroad = { reason: 'reverseCharge', supply: 'electronic', dutchRate: 21 }
  const NONE: Record<string, Partial<FrozenInvoice>> = {
    'a draft': { number: null, issueDate: null, seller: null },
    'a private person': { buyer: { ...buyer, company: '', kvk: '', vatId: '' } },
    'a private person with a KVK number': { buyer: { ...buyer, company: '' } },
    'a business without a KVK number': { buyer: { ...buyer, kvk: '' } },
    'a KVK number of seven digits': { buyer: { ...buyer, kvk: '1234567' } },
    'a business without its town': { buyer: { ...buyer, city: ' ' } },
    'a Belgian business': { buyer: { ...buyer, country: 'BE' } },
    'reverse charge': { lines: [{ ...line('Uren', 100, 0), tax: { regime: 'reverseCharge', ...abroad } }] },
    'an agency without a KVK number': { seller: seller && { ...seller, kvk: '' } },
    'an agency without a VAT id': { seller: seller && { ...seller, vatId: '' } },
    'an agency without an IBAN': { seller: seller && { ...seller, iban: '' } },
  }

  test.each(Object.entries(NONE))('not with %s', (_what, part) => {
    expect(hasEInvoice(frozen(part))).toBe(false)
    expect(toEInvoice(frozen(part))).toBeNull()
  })

  test('however its numbers are typed, and from before countries were asked', () => {
    const typed = { ...buyer, kvk: '1234.56 78', vatId: 'nl 1234.56.782.B90', country: '' }
    expect(eInvoiceOf(frozen({ buyer: typed })).buyer).toMatchObject({
      ...{ kvk: '12345678', vatId: 'NL123456782B90' },
    })
    expect(hasEInvoice(frozen({ buyer: { ...buyer, country: 'NL' } }))).toBe(true)
  })
})

test('the same invoice gives the same bytes, and another profile only its own two lines', () => {
  const document = eInvoiceOf(frozen())
  expect(ublXml(document).equals(ublXml(eInvoiceOf(frozen())))).toBe(true)
  const own = ublXml(document).toString().split('\n')
  const other = ublXml(document, { customizationId: 'urn:other', profileId: 'urn:process' })
  const apart = other
    .toString()
    .split('\n')
    .filter(each => !own.includes(each))
  expect(apart.map(each => each.trim())).toEqual([
    '<cbc:CustomizationID>urn:other</cbc:CustomizationID>',
    '<cbc:ProfileID>urn:process</cbc:ProfileID>',
  ])
})

const anyLine = fc
  .record({
    label: fc.string({ minLength: 1, unit: 'binary' }).map(text => `x${text}`),
    quantity: fc.integer({ min: 1, max: 999 }),
    unitPrice: fc.integer({ min: -50_000, max: 50_000 }),
    vatRate: fc.constantFrom(21, 9),
  })
  .map(({ label, quantity, unitPrice, vatRate }) => many(label, quantity, unitPrice, vatRate))

test('whatever stands on its lines, totals are those of the invoice and its credit, and no rule is broken', () => {
  const lines = fc.array(anyLine, { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(lines, some => {
      const totals = calculateTotals(some)
      fc.pre(totals.incl > 0)
      const invoice = frozen({ lines: some, ...totals })
      const credit = frozenCredit({ lines: negateLines(some), ...negateTotals(totals) })
      for (const xml of [xmlOf(invoice), xmlOf(credit)]) {
        expect(ublTotals(xml)).toEqual(totals)
        expect(brokenRules(xml)).toEqual([])
      }
    }),
    { numRuns: 10, seed: 1 },
  )
})
