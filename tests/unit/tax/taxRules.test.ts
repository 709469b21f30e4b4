import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { COUNTRY_CODES, countryOf } from '@/features/tax/model/countries'
import { decideTax } from '@/features/tax/model/decideTax'
import { applyTax, type CrossBorderSales, type TaxableLine } from '@/features/tax/model/taxRules'
import { calculateTotals } from '@/platform/money/tax'

const figures = {
  threshold: 1_000_000,
  rates: { AT: 20, BE: 21, DE: 19, DK: 25, FI: 25.5, FR: 20, HU: 27, IE: 23, LU: 17, SE: 25 },
}

const customerRow = z.pipe(
  z.tuple([z.string(), z.enum(['private', 'business']), z.enum(['valid', 'invalid', 'unchecked', 'none'])]),
  z.transform(([country, kind, vatId]) => ({ country, kind, vatId })),
)

const lineRow = z.tuple([z.enum(['electronic', 'other']), z.coerce.number(), z.coerce.number()])

type Sold = TaxableLine & { amount: number }

const NOTHING: CrossBorderSales = { thisYear: 0, lastYear: 0, hasCrossed: false }

const sold = (thisYear: number, lastYear = 0, hasCrossed = false): CrossBorderSales => ({
  ...{ thisYear, lastYear, hasCrossed },
})

/** Customer (country, kind, VAT id), line (kind, Dutch rate, cents), what was sold before; rate, regime, reason. */
const CASES: [what: string, who: string, line: string, sales: CrossBorderSales, is: string][] = [
  // At home the line decides.
  ['a private Dutchman, hosting', 'NL private none', 'electronic 21 1950', NOTHING, '21 dutch domestic'],
  ['a private Dutchman, design', 'NL private none', 'other 21 79500', NOTHING, '21 dutch domestic'],
  ['a line at 9%', 'NL private none', 'other 9 1000', NOTHING, '9 dutch domestic'],
  ['a line at 0%', 'NL private none', 'other 0 1000', NOTHING, '0 dutch domestic'],
  ['a Dutch business', 'NL business none', 'electronic 21 1950', NOTHING, '21 dutch domestic'],
  [
    'a Dutch business with a checked id',
    'NL business valid',
    'electronic 21 1950',
    NOTHING,
    '21 dutch domestic',
  ],
  ['a Dutch business, its id is wrong', 'NL business invalid', 'other 21 1950', NOTHING, '21 dutch domestic'],
  [
    'a Dutchman, whatever went abroad',
    'NL private none',
    'electronic 21 1950',
    sold(2_000_000, 0, true),
    '21 dutch domestic',
  ],
  // A business elsewhere in the EU.
  [
    'Belgian, checked, hosting',
    'BE business valid',
    'electronic 21 1950',
    NOTHING,
    '0 reverseCharge reverseCharge',
  ],
  [
    'Belgian, checked, design',
    'BE business valid',
    'other 21 79500',
    NOTHING,
    '0 reverseCharge reverseCharge',
  ],
  [
    'Belgian, checked, a line at 9%',
    'BE business valid',
    'other 9 1000',
    NOTHING,
    '0 reverseCharge reverseCharge',
  ],
  ['Belgian, VIES is down', 'BE business unchecked', 'electronic 21 1950', NOTHING, '21 dutch notChecked'],
  ['Belgian, VIES is down, design', 'BE business unchecked', 'other 21 1950', NOTHING, '21 dutch notChecked'],
  ['Belgian, VIES says no', 'BE business invalid', 'electronic 21 1950', NOTHING, '21 dutch notChecked'],
  ['Belgian, no id', 'BE business none', 'electronic 21 1950', NOTHING, '21 dutch notChecked'],
  ['German, checked', 'DE business valid', 'electronic 21 43550', NOTHING, '0 reverseCharge reverseCharge'],
  [
    'German, not checked, above the threshold',
    'DE business unchecked',
    'electronic 21 1950',
    sold(2_000_000, 0, true),
    '21 dutch notChecked',
  ],
  [
    'German, not checked, a line at 9%',
    'DE business unchecked',
    'other 9 1950',
    NOTHING,
    '9 dutch notChecked',
  ],
  [
    'Greek, checked (EL in VIES)',
    'GR business valid',
    'electronic 21 1950',
    NOTHING,
    '0 reverseCharge reverseCharge',
  ],
  [
    'Swede, no id, above the threshold',
    'SE business none',
    'electronic 21 1950',
    sold(0, 1_500_000),
    '21 dutch notChecked',
  ],
  // A private person elsewhere in the EU, below the threshold.
  ['German, the first sale', 'DE private none', 'electronic 21 1950', NOTHING, '21 dutch belowThreshold'],
  ['German, design', 'DE private none', 'other 21 79500', NOTHING, '21 dutch workForConsumer'],
  ['German, design at 9%', 'DE private none', 'other 9 1000', NOTHING, '9 dutch workForConsumer'],
  ['Belgian, a year', 'BE private none', 'electronic 21 95150', sold(500_000), '21 dutch belowThreshold'],
  [
    'up to € 10,000 exactly',
    'DE private none',
    'electronic 21 1950',
    sold(998_050),
    '21 dutch belowThreshold',
  ],
  [
    'last year € 10,000 exactly',
    'DE private none',
    'electronic 21 1950',
    sold(0, 1_000_000),
    '21 dutch belowThreshold',
  ],
  [
    'both years below, together above',
    'DE private none',
    'electronic 21 1950',
    sold(900_000, 900_000),
    '21 dutch belowThreshold',
  ],
  // The sale that crosses € 10,000 in mid-year, and what follows.
  [
    'the sale that crosses by a cent',
    'DE private none',
    'electronic 21 1951',
    sold(998_050),
    '19 oss aboveThreshold',
  ],
  [
    'the sale that crosses, a year of webshop',
    'FR private none',
    'electronic 21 95150',
    sold(950_000),
    '20 oss aboveThreshold',
  ],
  [
    'the next one, to another country',
    'FI private none',
    'electronic 21 1950',
    sold(1_045_150, 0, true),
    '25.5 oss aboveThreshold',
  ],
  [
    'after a credit brought the sum below again',
    'DE private none',
    'electronic 21 1950',
    sold(990_000, 0, true),
    '19 oss aboveThreshold',
  ],
  [
    'in the year after it crossed',
    'HU private none',
    'electronic 21 1950',
    sold(0, 1_000_001),
    '27 oss aboveThreshold',
  ],
  [
    'two years after, with little between',
    'HU private none',
    'electronic 21 1950',
    sold(0, 300_000),
    '21 dutch belowThreshold',
  ],
  [
    'Belgian above it: 21% as well, to Belgium',
    'BE private none',
    'electronic 21 1950',
    sold(2_000_000, 0, true),
    '21 oss aboveThreshold',
  ],
  [
    'Luxembourg above it',
    'LU private none',
    'electronic 21 1950',
    sold(2_000_000, 0, true),
    '17 oss aboveThreshold',
  ],
  [
    'a line at 9% above it: the standard rate there',
    'DE private none',
    'electronic 9 1950',
    sold(2_000_000, 0, true),
    '19 oss aboveThreshold',
  ],
  [
    'design above it: Dutch VAT still',
    'DE private none',
    'other 21 79500',
    sold(2_000_000, 0, true),
    '21 dutch workForConsumer',
  ],
  [
    'Dane in the first days of a year',
    'DK private none',
    'electronic 21 1950',
    sold(0, 1_200_000),
    '25 oss aboveThreshold',
  ],
  // Outside the EU.
  ['Swiss business', 'CH business none', 'electronic 21 1950', NOTHING, '0 outsideScope businessOutsideEu'],
  [
    'Swiss business, design',
    'CH business none',
    'other 21 79500',
    NOTHING,
    '0 outsideScope businessOutsideEu',
  ],
  ['British business', 'GB business unchecked', 'other 21 1950', NOTHING, '0 outsideScope businessOutsideEu'],
  [
    'Northern Irish business, XI is for goods',
    'XI business valid',
    'electronic 21 1950',
    NOTHING,
    '0 outsideScope businessOutsideEu',
  ],
  [
    'Norwegian, private, hosting',
    'NO private none',
    'electronic 21 1950',
    NOTHING,
    '0 outsideScope consumerOutsideEu',
  ],
  ['Norwegian, private, design', 'NO private none', 'other 21 79500', NOTHING, '21 dutch workOutsideEu'],
  [
    'American, private, above the threshold',
    'US private none',
    'electronic 21 1950',
    sold(2_000_000, 0, true),
    '0 outsideScope consumerOutsideEu',
  ],
  [
    'Northern Irish, private',
    'XI private none',
    'electronic 21 1950',
    sold(2_000_000),
    '0 outsideScope consumerOutsideEu',
  ],
  ['Surinamese, private, design at 9%', 'SR private none', 'other 9 1000', NOTHING, '9 dutch workOutsideEu'],
  ['Curaçao, business', 'CW business none', 'other 21 1000', NOTHING, '0 outsideScope businessOutsideEu'],
]

describe('what a line is taxed with', () => {
  test.each(CASES)('%s', (_what, who, typed, sales, is) => {
    const customer = customerRow.parse(who.split(' '))
    const [supply, vatRate, amount] = lineRow.parse(typed.split(' '))
    const electronic = supply === 'electronic' ? amount : 0
    const treatment = decideTax({ customer, electronic, sales, figures })
    const [line] = applyTax<Sold>([{ amount, vatRate, supply }], treatment)
    expect([line?.vatRate, line?.tax?.regime ?? 'dutch', line?.tax?.reason ?? 'domestic'].join(' ')).toBe(is)
  })
})

const belgian = { country: 'BE', kind: 'business', vatId: 'valid' } as const
const german = { country: 'DE', kind: 'private', vatId: 'none' } as const

test('a line that was taxed abroad is as it was sold once its customer lives at home', () => {
  const lines: Sold[] = [{ amount: 1_000, vatRate: 21, supply: 'electronic' }]
  const decide = (customer: Parameters<typeof decideTax>[0]['customer']) =>
    decideTax({ customer, electronic: 1_000, sales: NOTHING, figures })
  const abroad = applyTax(lines, decide(belgian))
  expect(abroad[0]?.tax).toEqual({
    ...{ regime: 'reverseCharge', reason: 'reverseCharge' },
    ...{ supply: 'electronic', dutchRate: 21 },
  })
  expect(applyTax(abroad, decide(belgian))).toEqual(abroad)
  expect(applyTax(abroad, decide({ ...belgian, country: 'NL' }))).toEqual(lines)
})

test('a document divides VAT of two countries at one rate, and names no Dutch regime', () => {
  const sale = { customer: { ...german, country: 'BE' }, electronic: 1_950, sales: sold(0, 0, true), figures }
  const lines = applyTax(
    [
      { amount: 1_950, vatRate: 21, supply: 'electronic' as const },
      { amount: 6_500, vatRate: 21, supply: 'other' as const },
    ],
    decideTax(sale),
  )
  expect(calculateTotals(lines).vatRates).toEqual([
    { rate: 21, excl: 6_500, vat: 1_365 },
    { rate: 21, regime: 'oss', excl: 1_950, vat: 410 },
  ])
})

test('without a rate of the country nothing is sold at a guess', () => {
  const sale = { customer: { ...german, country: 'MT' }, electronic: 1, sales: sold(0, 0, true), figures }
  expect(() => decideTax(sale)).toThrow('no VAT rate is known for MT')
})

test('no VAT is charged only to a checked business in the EU, or outside it', () => {
  const sales = fc.record({
    thisYear: fc.nat(2_000_000),
    lastYear: fc.nat(2_000_000),
    hasCrossed: fc.boolean(),
  })
  const rates = Object.fromEntries(COUNTRY_CODES.map(code => [code, 20]))
  const customer = fc.record({
    country: fc.constantFrom(...COUNTRY_CODES),
    kind: fc.constantFrom('private' as const, 'business' as const),
    vatId: fc.constantFrom('valid' as const, 'invalid' as const, 'unchecked' as const, 'none' as const),
  })
  fc.assert(
    fc.property(customer, sales, fc.nat(100_000), (who, before, electronic) => {
      const treatment = decideTax({
        customer: who,
        electronic,
        sales: before,
        figures: { ...figures, rates },
      })
      for (const { rate } of Object.values(treatment)) {
        if (rate !== 0) continue
        const { isEu } = countryOf(who.country)
        expect(!isEu || (who.kind === 'business' && who.vatId === 'valid')).toBe(true)
      }
    }),
  )
})
