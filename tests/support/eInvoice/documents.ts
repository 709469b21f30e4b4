import { type EInvoice, type FrozenInvoice, toEInvoice } from '@/features/billing/model/eInvoice'
import { calculateTotals, type Totals } from '@/platform/money/tax'
import { line } from '../invoices'

const SELLER = {
  ...{ name: 'Webbureau Voorbeeld', company: 'Webbureau Voorbeeld', address: 'Voorbeeldstraat 1' },
  ...{ zipcode: '7500 XX', city: 'Enschede', email: 'info@webbureau.example' },
  ...{ kvk: '00000000', vatId: 'NL000000000B00', iban: 'NL00 TEST 0000 0000 00' },
}

const BUYER = {
  ...{
    name: 'Jan Proef',
    company: 'Proeftuin',
    address: 'Tuinstraat 12a',
    zipcode: '7511 AB',
    city: 'Enschede',
  },
  ...{ email: 'jan@proeftuin.example', kvk: '12345678', vatId: 'NL123456782B90' },
}

export const many = (label: string, quantity: number, unitPrice: number, vatRate = 21) => ({
  ...{ label, quantity, unitPrice, amount: quantity * unitPrice, vatRate },
})

/** A final invoice of a Dutch business, but for what is said otherwise. */
export function frozen(part: Partial<FrozenInvoice> = {}): FrozenInvoice {
  const lines = part.lines ?? [many('Extra e-mailadres', 3, 500), line('Basis Hosting', 1950)]
  return {
    ...{ number: 'INV2026-00001', series: 'INV', orderNumber: 'HO261121042', creditsNumber: null },
    ...{ seller: SELLER, buyer: BUYER, lines, ...calculateTotals(lines) },
    ...{ issueDate: '2026-11-21', dueDate: '2026-12-05', note: null },
    ...{ periodFrom: '2026-11-21', periodUntil: '2026-12-21' },
    ...part,
  }
}

export const frozenCredit = (part: Partial<FrozenInvoice> = {}): FrozenInvoice =>
  frozen({
    ...{ number: 'CR2026-00001', series: 'CR', creditsNumber: 'INV2026-00001' },
    lines: [many('Extra e-mailadres', 3, -500), line('Korting', 250), line('Basis Hosting', -1950)],
    ...part,
  })

export function eInvoiceOf(invoice: FrozenInvoice): EInvoice {
  const document = toEInvoice(invoice)
  if (!document) throw new Error('this invoice gets no e-invoice')
  return document
}

/** What a receiver reads, in cents. */
export function ublTotals(xml: string): Totals {
  const cents = (name: string, part = xml) =>
    Math.round(Number(new RegExp(`<cbc:${name} currencyID="EUR">([^<]+)<`).exec(part)?.[1]) * 100)
  const subtotals = xml.match(/<cac:TaxSubtotal>.*?<\/cac:TaxSubtotal>/gs) ?? []
  return {
    ...{ excl: cents('TaxExclusiveAmount'), vat: cents('TaxAmount'), incl: cents('PayableAmount') },
    vatRates: subtotals.map(part => ({
      rate: Number(/<cbc:Percent>([^<]+)</.exec(part)?.[1]),
      ...{ excl: cents('TaxableAmount', part), vat: cents('TaxAmount', part) },
    })),
  }
}
