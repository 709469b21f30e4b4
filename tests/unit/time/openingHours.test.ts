import { expect, test } from 'vitest'
import { openingLines } from '@/features/company/model/openingHours'

const week = (...days: number[]) => days.map(weekday => ({ weekday, opens: '09:00', closes: '18:00' }))

test('days in a row with the same hours are one line', () => {
  const saturday = { weekday: 6, opens: '10:00', closes: '16:00' }
  expect(openingLines([saturday, ...week(1, 2, 3, 4, 5)])).toEqual([
    { days: 'ma-vr', hours: '09:00-18:00' },
    { days: 'za', hours: '10:00-16:00' },
  ])
})

test('a closed day breaks the row', () => {
  expect(openingLines(week(1, 3, 4)).map(line => line.days)).toEqual(['ma', 'wo-do'])
})
