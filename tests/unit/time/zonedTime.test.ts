import { describe, expect, test } from 'vitest'
import { zonedTime } from '@/platform/time/zonedTime'

describe('a time on the clock in Amsterdam', () => {
  test.each([
    ['2026-12-01', '10:30', '2026-12-01T09:30:00.000Z'],
    ['2026-07-01', '10:30', '2026-07-01T08:30:00.000Z'],
    ['2027-03-28', '09:00', '2027-03-28T07:00:00.000Z'],
    ['2026-10-25', '09:00', '2026-10-25T08:00:00.000Z'],
  ])('%s %s', (day, time, moment) => {
    expect(zonedTime(day, time)?.toISOString()).toBe(moment)
  })

  test.each([
    ['2026-02-30', '10:30'],
    ['2026-13-01', '10:30'],
  ])('%s is no day', (day, time) => {
    expect(zonedTime(day, time)).toBeNull()
  })
})
