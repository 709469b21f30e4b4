import { expect, test } from 'vitest'
import { yearlySaving } from '@/features/catalogue/model/priceList'
import { hostingExtras, hostingPackages } from '../../../seed/data/catalogue'

test.each([
  [{ monthly: 1_950, yearly: 21_450 }, 1_950],
  [{ monthly: 3_950, yearly: 43_550 }, 3_850],
  [{ monthly: 8_650, yearly: 95_150 }, 8_650],
  [{ monthly: 599, yearly: 7_188 }, 0],
  [{ monthly: 1_000, yearly: 13_000 }, 0],
])('%j saves %i cents a year', (prices, saving) => {
  expect(yearlySaving(prices)).toBe(saving)
})

test('the seeded catalogue is the table of the specification', () => {
  expect(hostingPackages.map(({ key, monthly, yearly }) => [key, monthly, yearly])).toEqual([
    ['basis', 1_950, 21_450],
    ['onbeperkt', 3_950, 43_550],
    ['webshop', 8_650, 95_150],
  ])
  expect(hostingPackages.filter(each => each.popular).map(each => each.key)).toEqual(['onbeperkt'])
  expect(hostingExtras.map(each => each.monthly)).toEqual([250, 5_250, 599, 1_000, 1_500, 500])
})
