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
    expect(respondBy(new Date(received), footer, []).toISOString()).toBe(new Date(promised).toISOString())
  })

  test('promises the next day when no opening hours are known', () => {
    expect(respondBy(new Date('2026-11-20T10:00:00Z'), [], []).toISOString()).toBe('2026-11-21T10:00:00.000Z')
  })

  test('skips every closed day', () => {
    const mondays = [{ weekday: 1, opens: '09:00', closes: '12:00' }]
    expect(respondBy(new Date('2026-11-16T10:00:00Z'), mondays, []).toISOString()).toBe(
      '2026-11-23T10:00:00.000Z',
    )
  })

  const christmas = { from: '2026-12-25', until: '2026-12-26' }
  const summer = { from: '2026-08-03', until: '2026-08-23' }

  test.each([
    ['the day before Christmas, over the weekend', '2026-12-24T11:00:00Z', '2026-12-28T11:00:00Z'],
    ['on Christmas Day', '2026-12-25T11:00:00Z', '2026-12-28T11:00:00Z'],
    ['two days before: the last open day counts', '2026-12-23T11:00:00Z', '2026-12-24T11:00:00Z'],
    ['half an hour after midnight of the first closed day', '2026-12-24T23:30:00Z', '2026-12-27T23:30:00Z'],
    ['the Saturday before a closure of three weeks', '2026-08-01T10:00:00Z', '2026-08-24T10:00:00Z'],
    ['within a closure of three weeks', '2026-08-12T07:00:00Z', '2026-08-24T07:00:00Z'],
  ])('observes closures: %s', (_when, received, promised) => {
    expect(respondBy(new Date(received), footer, [christmas, summer]).toISOString()).toBe(
      new Date(promised).toISOString(),
    )
  })

  test('promises the next day when it is closed for longer than it looks ahead', () => {
    const forever = { from: '2026-01-01', until: '2027-12-31' }
    expect(respondBy(new Date('2026-11-20T10:00:00Z'), footer, [forever]).toISOString()).toBe(
      '2026-11-21T10:00:00.000Z',
    )
  })
})
