import { describe, expect, test } from 'vitest'
import type { HostingPackage } from '@/features/catalogue/model/priceList'
import {
  type AmountPrice,
  hostingPrice,
  type Price,
  priceText,
  typedAmounts,
  typedPriceProblem,
} from '@/features/catalogue/model/products'
import { splitPrices } from '@/platform/money/readings'
import { plain } from '../../support/plain'

const price = (part: Partial<AmountPrice>): AmountPrice => ({
  ...{ kind: 'once', amount: 79_500, amountTo: null, startingAt: false, vatRate: 21, unit: '' },
  ...part,
})

describe('a price in both readings', () => {
  test.each<[Price, string]>([
    [price({ startingAt: true }), 'vanaf € 961,95 incl. btw (€ 795 excl. btw)'],
    [price({ amount: 19_900, unit: 'per stuk' }), '€ 240,79 per stuk incl. btw (€ 199 excl. btw)'],
    [price({ kind: 'monthly', amount: 1_950 }), '€ 23,60 per maand incl. btw (€ 19,50 excl. btw)'],
    [
      price({ amount: 15_000, amountTo: 35_000 }),
      '€ 181,50 tot € 423,50 incl. btw (€ 150 tot € 350 excl. btw)',
    ],
    [price({ vatRate: 9 }), '€ 866,55 incl. btw (€ 795 excl. btw)'],
    [price({ kind: 'monthly', amount: 12_900 }), '€ 156,09 per maand incl. btw (€ 129 excl. btw)'],
    [{ kind: 'request', reason: 'hangt van het doel af' }, 'prijs op aanvraag'],
    [{ kind: 'included' }, 'inbegrepen'],
  ])('%j in a text', (each, text) => {
    expect(plain(priceText(each))).toBe(text)
  })
})

describe('a text that names prices', () => {
  const website = price({ startingAt: true })
  const options = price({ kind: 'monthly', amount: 9_500, amountTo: 25_000 })

  test('is split where a price begins and ends', () => {
    const parts = splitPrices(`Een website ${priceText(website)}, of vinden ${priceText(options)}.`)
    expect(parts.map(part => (typeof part === 'string' ? part : plain(part.incl)))).toEqual([
      'Een website ',
      '€ 961,95',
      ', of vinden ',
      '€ 114,95 tot € 302,50',
      '.',
    ])
  })

  test.each(['', 'Bel ons.', 'Je bespaart € 38,50.', '€ 795 excl. btw'])('"%s" has none', text => {
    expect(splitPrices(text)).toEqual(text ? [text] : [])
  })
})

describe('hosting', () => {
  const at = (monthly: number): HostingPackage => ({
    ...{
      key: String(monthly),
      name: '',
      monthly,
      yearly: monthly * 11,
      vatRate: 21,
      lines: [],
      popular: false,
    },
  })

  test.each([
    [[at(3_950), at(1_950), at(8_650)], 'vanaf € 23,60 per maand incl. btw (€ 19,50 excl. btw)'],
    [[at(1_950)], '€ 23,60 per maand incl. btw (€ 19,50 excl. btw)'],
    [[], 'prijs op aanvraag'],
  ])('costs what its cheapest package costs', (packages, text) => {
    expect(plain(priceText(hostingPrice(packages)))).toBe(text)
  })
})

describe('an amount that is typed in a text', () => {
  const records = [
    { key: 'bedrijfswebsite', name: 'Bedrijfswebsite', price: price({ startingAt: true }) },
    { key: 'webshopBasis', name: 'Webshop basis', price: price({ amount: 149_900 }) },
    { key: 'landingspagina', name: 'Landingspagina', price: { kind: 'request', reason: '' } as const },
  ]

  test.each([
    ['€ 795', [79_500]],
    ['€1.499,- of € 19,50', [149_900, 1_950]],
    ['995 euro, of 12,5 euro', [99_500, 1_250]],
    ['{bedrijfswebsite} voor 2 pagina’s', []],
  ])('"%s"', (typed, cents) => {
    expect(typedAmounts(typed)).toEqual(cents)
  })

  test.each<[string, boolean, string | null]>([
    ['Een Bedrijfswebsite kost € 895.', false, 'Bedrijfswebsite'],
    ['Een bedrijfswebsite kost {bedrijfswebsite}.', true, null],
    ['Een fiets kost € 895. Een bedrijfswebsite niet.', false, null],
    ['Een winkel vanaf € 1.450', true, 'Webshop basis'],
    ['Zonder bedrag', true, null],
  ])('%s', (typed, anyAmount, named) => {
    const problem = typedPriceProblem(typed, records, { anyAmount })
    if (named) expect(problem).toContain(named)
    else expect(problem).toBeNull()
  })
})
