import { describe, expect, test } from 'vitest'
import { COUNTRIES, isPostcode, writtenPostcode } from '@/features/tax/model/countries'
import { splitVatId, writtenVatId } from '@/features/tax/model/vatId'
import { isVatIdOf } from '@/features/tax/server/vatIdSyntax'

describe('a VAT id', () => {
  test.each([
    ['NL000099998B57', 'NL', true],
    ['BE0123456749', 'BE', true],
    ['BE0123456748', 'BE', false],
    ['BE 0123.456.749', 'BE', true],
    ['DE123456788', 'DE', true],
    ['DE123456789', 'DE', false],
    ['DE123456788', 'BE', false],
    ['ATU12345675', 'AT', true],
    ['FR11123456782', 'FR', true],
    ['IE1234567T', 'IE', true],
    ['HR12345678903', 'HR', true],
    ['EL123456783', 'GR', true],
    ['GR123456783', 'GR', false],
    ['XI123456782', 'XI', true],
    ['XI123456783', 'XI', false],
    ['GB123456782', 'GB', true],
    ['CHE-123.456.789 MWST', 'CH', true],
    ['12-3456789', 'US', true],
    ['0123456749', 'BE', false],
    ['BE', 'BE', false],
    ["BE0123456749'; --", 'BE', false],
    [`BE${'1'.repeat(30)}`, 'BE', false],
  ])('%s of %s: %s', (typed, country, right) => {
    expect(isVatIdOf(writtenVatId(typed), country)).toBe(right)
  })

  test('goes to VIES as prefix and number', () => {
    expect(splitVatId('EL123456783', 'GR')).toEqual({ prefix: 'EL', number: '123456783' })
    expect(splitVatId('NL000099998B57', 'NL')).toEqual({ prefix: 'NL', number: '000099998B57' })
    expect(splitVatId('CHE123456789', 'CH')).toBeNull()
  })
})

describe('a postcode', () => {
  test.each([
    ['7511ab', 'NL', '7511 AB', true],
    ['7511 sa', 'NL', '7511 SA', false],
    ['1000', 'NL', '1000 ', false],
    ['1000', 'BE', '1000', true],
    ['b-1000', 'BE', 'B-1000', true],
    ['7511 AB', 'BE', '7511 AB', false],
    ['48 599', 'DE', '48 599', false],
    ['48599', 'DE', '48599', true],
    ['d02 af30', 'IE', 'D02 AF30', true],
    ['1100-148', 'PT', '1100-148', true],
    ['SW1A 1AA', 'GB', 'SW1A 1AA', true],
    ['', 'SR', '', true],
    ['x'.repeat(13), 'US', 'X'.repeat(13), false],
  ])('%s in %s', (typed, country, written, right) => {
    expect(writtenPostcode(typed, country)).toBe(written)
    expect(isPostcode(written, country)).toBe(right)
  })

  test('no country is named twice', () => {
    expect(new Set(COUNTRIES.map(({ code }) => code)).size).toBe(COUNTRIES.length)
    expect(COUNTRIES.filter(({ isEu }) => isEu)).toHaveLength(27)
  })
})
