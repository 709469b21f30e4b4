import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  deliveryPeriod,
  freeInvoiceLine,
  freeLineSchema,
  type InvoiceLine,
  lineName,
  negateLines,
} from '@/features/billing/model/invoice'
import { lineAmount, UNITS } from '@/features/billing/model/quantity'
import { EMPTY_CUSTOMER, toParty } from '@/features/customers/model/customer'
import { orderLines, toInvoiceLines } from '@/features/orders/model/orderLines'
import { calculateTotals, VAT_RATES } from '@/platform/money/tax'
import { PRICES } from '../orders/priceList'

const anyLine: fc.Arbitrary<InvoiceLine> = fc
  .record({
    label: fc.string(),
    quantity: fc.integer({ min: 1, max: 99_900 }).map(hundredths => hundredths / 100),
    unit: fc.constantFrom(...UNITS.map(({ value }) => value)),
    unitPrice: fc.integer({ min: -100_000, max: 100_000 }),
    vatRate: fc.constantFrom(...VAT_RATES),
    supply: fc.constantFrom('electronic' as const, 'other' as const),
  })
  .map(freeInvoiceLine)

test('an invoice has the amounts of its order', () => {
  const domain = { name: 'jansen.nl', mode: 'new', answer: 'free' } as const
  const basket = { packageKey: 'onbeperkt', cycle: 'yearly', extras: ['backup'], domain } as const
  const lines = orderLines({ ...basket, extras: [...basket.extras] }, PRICES) ?? []
  expect(calculateTotals(toInvoiceLines(lines))).toMatchObject({ excl: 50_838, vat: 10_676, incl: 61_514 })
  expect(toInvoiceLines(lines).map(line => Object.keys(line))).toEqual(
    lines.map(({ unit }) => [
      ...['label', 'quantity', ...(unit ? ['unit'] : []), 'unitPrice', 'amount', 'vatRate'],
    ]),
  )
})

test('a credit takes every line back, and the VAT with it', () => {
  fc.assert(
    fc.property(fc.array(anyLine), lines => {
      const [paid, credited] = [calculateTotals(lines), calculateTotals(negateLines(lines))]
      expect(calculateTotals([...lines, ...negateLines(lines)])).toMatchObject({ excl: 0, vat: 0, incl: 0 })
      expect(paid.incl + credited.incl).toBe(0)
      expect(negateLines(lines).every(line => line.amount === lineAmount(line))).toBe(true)
    }),
  )
})

test('a line of nothing is credited as nothing, without a minus', () => {
  const line = {
    label: 'Domeinnaam jansen.nl, verhuizing',
    quantity: 1,
    unitPrice: 0,
    amount: 0,
    vatRate: 21,
  }
  expect(negateLines([line])).toEqual([line])
})

describe('a line that staff write', () => {
  test.each([
    [{ label: 'Extra werk', quantity: 2, unitPrice: 7_500 }, true],
    [{ label: 'Korting', quantity: 1, unitPrice: -500 }, true],
    [{ label: '  ', quantity: 1, unitPrice: 100 }, false],
    [{ label: 'Extra werk', quantity: 0, unitPrice: 100 }, false],
    [{ label: 'Extra werk', quantity: 1_000, unitPrice: 100 }, false],
    [{ label: 'Extra werk', quantity: 1.5, unitPrice: 100 }, true],
    [{ label: 'Extra werk', quantity: 0.01, unitPrice: 100 }, true],
    [{ label: 'Extra werk', quantity: 1.005, unitPrice: 100 }, false],
    [{ label: 'Extra werk', quantity: -1, unitPrice: 100 }, false],
    [{ label: 'Extra werk', quantity: 1.5, unit: 'hour', unitPrice: 100, vatRate: 9 }, true],
    [{ label: 'Extra werk', quantity: 1, unit: 'furlong', unitPrice: 100 }, false],
    [{ label: 'Extra werk', quantity: 1, unitPrice: 100, vatRate: 19 }, false],
    [{ label: 'Extra werk', quantity: 1, unitPrice: 100, supply: 'electronic' }, true],
    [{ label: 'Extra werk', quantity: 1, unitPrice: 100, supply: 'magic' }, false],
    [{ label: 'Extra werk', quantity: 1, unitPrice: 0.5 }, false],
    [{ label: 'Extra werk', quantity: 1, unitPrice: 1e12 }, false],
    [{ label: 'Extra werk', quantity: 1, unitPrice: Number.NaN }, false],
  ])('%j is right: %s', (line, right) => {
    expect(freeLineSchema.safeParse(line).success).toBe(right)
  })

  test('is our work at the usual rate, in pieces, when it says nothing else', () => {
    const line = freeLineSchema.parse({ label: 'Uren', quantity: 3, unitPrice: 7_500 })
    expect(freeInvoiceLine(line)).toEqual({
      ...{ label: 'Uren', quantity: 3, unitPrice: 7_500, amount: 22_500, vatRate: 21, supply: 'other' },
    })
  })

  test('keeps what was chosen', () => {
    const chosen = { label: 'Uren', quantity: 1.5, unit: 'hour', unitPrice: 7_505, vatRate: 9 } as const
    expect(freeInvoiceLine({ ...chosen, supply: 'electronic' })).toEqual({
      ...{ ...chosen, supply: 'electronic', amount: 11_258 },
    })
  })
})

test.each([
  [{ quantity: 1 }, 'Advies'],
  [{ quantity: 3 }, '3 × Advies'],
  [{ quantity: 0.5 }, '0,5 × Advies'],
  [{ quantity: 1, unit: 'month' }, 'Advies'],
  [{ quantity: 1, unit: 'year' }, 'Advies'],
  [{ quantity: 1, unit: 'hour' }, 'Advies, 1 uur'],
  [{ quantity: 1.5, unit: 'hour' }, 'Advies, 1,5 uur'],
  [{ quantity: 2, unit: 'month' }, 'Advies, 2 maanden'],
] as const)('a line of %j is called %s', (counted, name) => {
  expect(lineName({ label: 'Advies', unitPrice: 100, amount: 100, vatRate: 21, ...counted })).toBe(name)
})

test('the buyer is the customer as an invoice names one', () => {
  expect(Object.keys(toParty(EMPTY_CUSTOMER)).sort()).toEqual(
    ['address', 'city', 'company', 'country', 'email', 'kvk', 'name', 'vatId', 'zipcode'].sort(),
  )
})

test('an invoice names the last day that it is for', () => {
  expect(deliveryPeriod({ from: '2026-01-31', until: '2026-02-28' })).toEqual({
    from: '2026-01-31',
    to: '2026-02-27',
  })
})
