import { describe, expect, test } from 'vitest'
import { leadRespondBy } from '@/features/leads/model/responseDeadline'

const footer = [
  ...[1, 2, 3, 4, 5].map(weekday => ({ weekday, opens: '09:00', closes: '18:00' })),
  { weekday: 6, opens: '10:00', closes: '16:00' },
]

describe('a lead from an advertisement is answered within one opening hour', () => {
  test.each([
    ['Thursday at ten', '2026-11-19T09:00:00Z', '2026-11-19T10:00:00Z'],
    ['Thursday, exactly one hour before closing', '2026-11-19T16:00:00Z', '2026-11-19T17:00:00Z'],
    ['Thursday, 20 minutes before closing', '2026-11-19T16:40:00Z', '2026-11-20T08:40:00Z'],
    ['Thursday at closing time', '2026-11-19T17:00:00Z', '2026-11-20T09:00:00Z'],
    ['Thursday night', '2026-11-19T22:45:00Z', '2026-11-20T09:00:00Z'],
    ['early in the morning', '2026-11-20T05:00:00Z', '2026-11-20T09:00:00Z'],
    ['Saturday, 30 minutes before closing', '2026-11-21T14:30:00Z', '2026-11-23T08:30:00Z'],
    ['Saturday evening, over the closed Sunday', '2026-11-21T20:00:00Z', '2026-11-23T09:00:00Z'],
    ['Sunday', '2026-11-22T12:00:00Z', '2026-11-23T09:00:00Z'],
    ['the weekend in which summer time begins', '2027-03-27T14:45:00Z', '2027-03-29T07:45:00Z'],
    ['the weekend in which summer time ends', '2026-10-24T13:45:00Z', '2026-10-26T08:45:00Z'],
    ['the last second of the year', '2026-12-31T22:59:59Z', '2027-01-01T09:00:00Z'],
  ])('%s', (_when, received, promised) => {
    expect(leadRespondBy('ads', new Date(received), footer, []).toISOString()).toBe(
      new Date(promised).toISOString(),
    )
  })

  test.each([
    ['20 minutes before closing on the eve of Christmas', '2026-12-24T16:40:00Z', '2026-12-28T08:40:00Z'],
    ['on Christmas Day', '2026-12-25T12:00:00Z', '2026-12-28T09:00:00Z'],
  ])('observes closures: %s', (_when, received, promised) => {
    const christmas = { from: '2026-12-25', until: '2026-12-26' }
    expect(leadRespondBy('ads', new Date(received), footer, [christmas]).toISOString()).toBe(
      new Date(promised).toISOString(),
    )
  })

  test('spreads over short openings', () => {
    const mondays = [{ weekday: 1, opens: '09:00', closes: '09:40' }]
    expect(leadRespondBy('ads', new Date('2026-11-16T08:00:00Z'), mondays, []).toISOString()).toBe(
      '2026-11-23T08:20:00.000Z',
    )
  })

  test('is one hour by the clock when no opening hours are known', () => {
    expect(leadRespondBy('ads', new Date('2026-11-20T10:00:00Z'), [], []).toISOString()).toBe(
      '2026-11-20T11:00:00.000Z',
    )
  })
})

test.each(['quote', 'contact', 'appointment'] as const)('a %s is answered on the next business day', kind => {
  expect(leadRespondBy(kind, new Date('2026-11-21T11:00:00Z'), footer, []).toISOString()).toBe(
    '2026-11-23T11:00:00.000Z',
  )
})
