import { expect, test } from 'vitest'
import { nextTermOn } from '@/features/orders/model/renewal'

test.each([
  ['before its renewal is invoiced', '2026-12-01', 'monthly', '2026-12-20', '2026-12-20'],
  ['once its renewal is invoiced', '2026-12-10', 'monthly', '2027-01-20', '2026-12-20'],
  ['from the day of that renewal', '2026-12-20', 'monthly', '2027-01-20', '2027-01-20'],
  ['while its renewal is not invoiced on its day', '2026-12-25', 'monthly', '2026-12-20', '2026-12-20'],
  ['by the year, once its renewal is invoiced', '2027-11-10', 'yearly', '2028-11-20', '2027-11-20'],
] as const)(
  'an order that runs renews, %s, on the first day of its next term',
  (_when, today, cycle, until, day) => {
    expect(nextTermOn({ cycle, startedOn: '2026-11-20', invoicedUntil: until }, today)).toBe(day)
  },
)

test('one that did not begin, or is not invoiced, has no such day', () => {
  expect(nextTermOn({ cycle: 'monthly', startedOn: null, invoicedUntil: null }, '2026-12-01')).toBeNull()
  expect(
    nextTermOn({ cycle: 'monthly', startedOn: '2026-11-20', invoicedUntil: null }, '2026-12-01'),
  ).toBeNull()
})
