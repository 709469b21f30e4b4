import { expect, test } from 'vitest'
import { daysOf, monthOf } from '@/platform/time/zonedTime'

test.each([
  ['2026-11-20T10:00:00Z', '2026-11'],
  ['2026-11-30T22:59:59Z', '2026-11'],
  ['2026-11-30T23:00:00Z', '2026-12'],
  ['2026-06-30T22:00:00Z', '2026-07'],
  ['2026-12-31T23:00:00Z', '2027-01'],
])('at %s it is the month %s in Amsterdam', (now, month) => {
  expect(monthOf(new Date(now))).toBe(month)
})

test.each([
  ['2026-11', 30, '2026-11-30'],
  ['2028-02', 29, '2028-02-29'],
])('%s has %i days, the last of them %s', (month, length, last) => {
  const days = daysOf(month)
  expect([days.length, days[0], days.at(-1)]).toEqual([length, `${month}-01`, last])
})
