import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatAmount, formatEuro, parseEuro } from '@/platform/money/euro'
import { plain } from '../../support/plain'

describe('formatEuro', () => {
  test.each([
    [0, '€ 0'],
    [79_500, '€ 795'],
    [149_900, '€ 1.499'],
    [1_950, '€ 19,50'],
    [599, '€ 5,99'],
    [43_550, '€ 435,50'],
    [123_456_789, '€ 1.234.567,89'],
  ])('%i cents reads %s', (cents, text) => {
    expect(plain(formatEuro(cents))).toBe(text)
  })
})

describe('formatAmount', () => {
  test.each([
    [0, '€ 0,00'],
    [149_900, '€ 1.499,00'],
    [1_950, '€ 19,50'],
    [-2_360, '−€ 23,60'],
    [123_456_789, '€ 1.234.567,89'],
  ])('%i cents reads %s', (cents, text) => {
    expect(plain(formatAmount(cents))).toBe(text)
  })
})

test('every amount is written as Dutch computers write it, with the minus sign first', () => {
  const dutch = { style: 'currency', currency: 'EUR' } as const
  const amount = new Intl.NumberFormat('nl-NL', dutch)
  const euro = new Intl.NumberFormat('nl-NL', { ...dutch, trailingZeroDisplay: 'stripIfInteger' })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9_999_999_99 }), cents => {
      expect(formatAmount(cents)).toBe(amount.format(cents / 100))
      expect(formatEuro(cents)).toBe(euro.format(cents / 100))
      expect(formatAmount(-cents)).toBe(`−${formatAmount(cents)}`)
    }),
  )
})

describe('parseEuro', () => {
  test.each([
    ['795', 79_500],
    ['19,5', 1_950],
    ['19,50', 1_950],
    ['1.499,00', 149_900],
    ['€ 5,99', 599],
    ['1.234.567,89', 123_456_789],
    ['19.50', null],
    ['1.49', null],
    ['1.4999', null],
    ['.500', null],
    ['0', 0],
    ['', null],
    ['-5', null],
    ['1,234', null],
    ['tien', null],
    ['1e5', null],
  ])('"%s" is %s cents', (typed, cents) => {
    expect(parseEuro(typed)).toBe(cents)
  })

  test('reads back every amount that it writes', () => {
    fc.assert(fc.property(fc.nat(9_999_999_99), cents => parseEuro(formatEuro(cents)) === cents))
  })
})
