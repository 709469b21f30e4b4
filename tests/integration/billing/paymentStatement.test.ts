import { describe, expect, test } from 'vitest'
import { paymentStatement, standingText } from '@/features/billing/server/payments/paymentStatement'
import { invoiceOf, line, newCustomer, newFinal } from '../../support/invoices'
import { pdfText } from '../../support/pdfText'
import { plain } from '../../support/plain'
import { testCtx } from '../../support/testCtx'

const ctx = await testCtx()

describe('the statement beside an invoice', () => {
  test('says what came in, what went back, and how much is left', async () => {
    const id = await newFinal(ctx, await newCustomer(ctx), { lines: [line('Werk', 10_000)] })
    const invoice = { ...(await invoiceOf(ctx, id)), booked: 4_000 }
    const bookings = [
      { source: 'transfer', day: '2026-11-20', amount: 5_000 },
      { source: 'chargeback', day: '2026-11-24', amount: -1_000 },
    ] as const
    const text = plain(pdfText(await paymentStatement(invoice, bookings, new Date('2026-11-25T12:00:00Z'))))
    for (const part of [
      'Betaaloverzicht',
      `Factuur ${invoice.number} voor Proeftuin`,
      '€ 121,00',
      'Overboeking, 20 november 2026',
      '−€ 50,00',
      'Teruggeboekt door de bank van de klant, 24 november 2026',
      '€ 10,00',
      'Nog te betalen: € 81,00',
    ])
      expect(text).toContain(part)
  })

  test.each([
    [12_100, 'Betaald'],
    [12_000, 'Nog te betalen: € 1,00'],
    [12_600, 'Betaald, en € 5,00 te veel'],
  ])('of %i cents says %s', (booked, says) => {
    expect(plain(standingText({ series: 'INV', incl: 12_100, booked }))).toBe(says)
  })
})
