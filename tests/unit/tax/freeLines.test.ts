import { expect, test } from 'vitest'
import { type FreeLine, freeInvoiceLine, freeLineSchema } from '@/features/billing/model/invoice'
import { decideTax } from '@/features/tax/model/decideTax'
import { applyTax, type CrossBorderSales, electronicAmount } from '@/features/tax/model/taxRules'
import { calculateTotals } from '@/platform/money/tax'
import { vatLabel } from '@/platform/money/vatLabel'

const figures = { threshold: 1_000_000, rates: { BE: 21, DE: 19 } }
const NOTHING: CrossBorderSales = { thisYear: 0, lastYear: 0, hasCrossed: false }
const ABOVE: CrossBorderSales = { thisYear: 0, lastYear: 1_200_000, hasCrossed: false }

const WHO = {
  dutch: { country: 'NL', kind: 'private', vatId: 'none' },
  checked: { country: 'BE', kind: 'business', vatId: 'valid' },
  unchecked: { country: 'BE', kind: 'business', vatId: 'unchecked' },
  german: { country: 'DE', kind: 'private', vatId: 'none' },
  swiss: { country: 'CH', kind: 'private', vatId: 'none' },
  swissFirm: { country: 'CH', kind: 'business', vatId: 'none' },
} as const

const line = (part: Partial<FreeLine>): FreeLine =>
  freeLineSchema.parse({ label: 'Werk', quantity: 1, unitPrice: 0, ...part })

const DESIGN = line({ unitPrice: 79_500 })
const HOURS = line({ quantity: 1.5, unit: 'hour', unitPrice: 7_505 })
const HOSTING = line({ unitPrice: 1_950, supply: 'electronic' })
const BOOK = line({ quantity: 3, unitPrice: 999, vatRate: 9 })
const EBOOK = line({ unitPrice: 1_000, vatRate: 9, supply: 'electronic' })
const STAMPS = line({ unitPrice: 250, vatRate: 0 })
const LESS = line({ unitPrice: -1_000, supply: 'electronic' })

/** What staff write, for whom, what was sold before; each rate with its base and VAT, worked out by hand. */
const CASES: [what: string, who: keyof typeof WHO, FreeLine[], CrossBorderSales, string[], incl: number][] = [
  ['our work', 'dutch', [DESIGN], NOTHING, ['Btw 21%: 79500 16695'], 96_195],
  ['parts of an hour', 'dutch', [HOURS], NOTHING, ['Btw 21%: 11258 2364'], 13_622],
  ['what goes by itself', 'dutch', [HOSTING], NOTHING, ['Btw 21%: 1950 410'], 2_360],
  ['at 9%', 'dutch', [BOOK], NOTHING, ['Btw 9%: 2997 270'], 3_267],
  ['at 0%', 'dutch', [STAMPS], NOTHING, ['Btw 0%: 250 0'], 250],
  [
    'three rates',
    'dutch',
    [STAMPS, BOOK, HOURS, HOSTING],
    NOTHING,
    ['Btw 21%: 13208 2774', 'Btw 9%: 2997 270', 'Btw 0%: 250 0'],
    19_499,
  ],
  ['all of it', 'checked', [DESIGN, HOSTING, BOOK, STAMPS], NOTHING, ['Btw verlegd: 84697 0'], 84_697],
  [
    'all of it',
    'unchecked',
    [DESIGN, HOSTING, BOOK],
    NOTHING,
    ['Btw 21%: 81450 17105', 'Btw 9%: 2997 270'],
    101_822,
  ],
  ['what goes by itself, below the threshold', 'german', [HOSTING], NOTHING, ['Btw 21%: 1950 410'], 2_360],
  ['what goes by itself, above it', 'german', [HOSTING], ABOVE, ['Btw 19%: 1950 371'], 2_321],
  ['at 9%, which Germany does not know', 'german', [EBOOK], ABOVE, ['Btw 19%: 1000 190'], 1_190],
  ['our work, above it', 'german', [DESIGN], ABOVE, ['Btw 21%: 79500 16695'], 96_195],
  [
    'both kinds, above it',
    'german',
    [HOSTING, BOOK, DESIGN],
    ABOVE,
    ['Btw 21%: 79500 16695', 'Btw 19%: 1950 371', 'Btw 9%: 2997 270'],
    101_783,
  ],
  [
    'the invoice that crosses it: work does not count',
    'german',
    [HOSTING, DESIGN],
    { ...NOTHING, thisYear: 998_050 },
    ['Btw 21%: 81450 17105'],
    98_555,
  ],
  [
    'the invoice that crosses it by a cent',
    'german',
    [HOSTING, DESIGN],
    { ...NOTHING, thisYear: 998_051 },
    ['Btw 21%: 79500 16695', 'Btw 19%: 1950 371'],
    98_516,
  ],
  ['a reduction is of its kind', 'german', [HOSTING, LESS], ABOVE, ['Btw 19%: 950 181'], 1_131],
  ['what goes by itself', 'swiss', [HOSTING], NOTHING, ['Geen btw: 1950 0'], 1_950],
  ['both kinds', 'swiss', [HOSTING, HOURS], NOTHING, ['Btw 21%: 11258 2364', 'Geen btw: 1950 0'], 15_572],
  ['all of it', 'swissFirm', [HOSTING, HOURS, BOOK], NOTHING, ['Geen btw: 16205 0'], 16_205],
]

test.each(CASES)('%s for %s', (_what, who, typed, sales, rates, incl) => {
  const lines = typed.map(freeInvoiceLine)
  const electronic = electronicAmount(lines, ({ supply }) => supply ?? 'electronic')
  const taxed = applyTax(lines, decideTax({ customer: WHO[who], electronic, sales, figures }))
  const totals = calculateTotals(taxed)
  expect(totals.vatRates.map(each => `${vatLabel(each)}: ${each.excl} ${each.vat}`)).toEqual(rates)
  expect(totals.incl).toBe(incl)
})
