import { describe, expect, test } from 'vitest'
import { respondBy } from '@/features/company/model/openingTime'

const footer = [
  ...[1, 2, 3, 4, 5].map(weekday => ({ weekday, opens: '09:00', closes: '18:00' })),
  { weekday: 6, opens: '10:00', closes: '16:00' },
]

describe('respondBy', () => {
  test.each([
    ['Thursday morning', '2026-11-19T09:30:00Z', '2026-11-20T09:30:00Z'],
    ['Thursday night', '2026-11-19T22:45:00Z', '2026-11-20T22:45:00Z'],
    ['Friday, because Saturday is open', '2026-11-20T10:00:00Z', '2026-11-21T10:00:00Z'],
    ['Saturday, over the closed Sunday', '2026-11-21T11:00:00Z', '2026-11-23T11:00:00Z'],
    ['Sunday', '2026-11-22T08:00:00Z', '2026-11-23T08:00:00Z'],
    ['Sunday in Amsterdam, still Saturday in UTC', '2026-11-21T23:30:00Z', '2026-11-22T23:30:00Z'],
    ['the day before summer time begins', '2027-03-27T11:00:00Z', '2027-03-29T10:00:00Z'],
    ['the day before summer time ends', '2026-10-24T10:00:00Z', '2026-10-26T11:00:00Z'],
    ['the last second of the year', '2026-12-31T22:59:59Z', '2027-01-01T22:59:59Z'],
  ])('%s', (_when, received, promised) => {
    expect(respondBy(new Date(received), footer).toISOString()).toBe(new Date(promised).toISOString())
  })

  test('promises the next day when no opening hours are known', () => {
    expect(respondBy(new Date('2026-11-20T10:00:00Z'), []).toISOString()).toBe('2026-11-21T10:00:00.000Z')
  })

  test('skips every closed day', () => {
    const mondays = [{ weekday: 1, opens: '09:00', closes: '12:00' }]
    expect(respondBy(new Date('2026-11-16T10:00:00Z'), mondays).toISOString()).toBe(
      '2026-11-23T10:00:00.000Z',
    )
  })
})
