import { expect, test } from 'vitest'
import { MONEY_BACK_CHOICES, moneyBackChoice, moneyBackChoices } from '@/features/orders/model/moneyBack'

test.each([
  ['active', ['keep', 'suspend', 'stop', 'stopAndCredit']],
  ['suspended', ['keep', 'stop', 'stopAndCredit']],
  ['pending', ['keep', 'stop', 'stopAndCredit']],
  ['scheduled', ['keep', 'stopAndCredit']],
  ['cancelled', ['keep']],
  ['of no table', ['keep']],
  [null, ['keep']],
])('of an order that is %s staff decide one of %j', (status, values) => {
  expect(moneyBackChoices(status).map(({ value }) => value)).toEqual(values)
})

test('a choice that does not exist is a fault at once', () => {
  for (const { value } of MONEY_BACK_CHOICES) expect(moneyBackChoice(value).value).toBe(value)
  // @ts-expect-error the compiler knows every choice
  expect(() => moneyBackChoice('wait')).toThrow('wait')
})
