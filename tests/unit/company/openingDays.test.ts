import { expect, test } from 'vitest'
import { dayName, type OpeningDays, openingState, openingsOf } from '@/features/company/model/openingDays'

const weekdays = [1, 2, 3, 4, 5].map(weekday => ({ weekday, opens: '09:00', closes: '18:00' }))
const hours: OpeningDays = {
  times: [...weekdays, { weekday: 6, opens: '10:00', closes: '16:00' }],
  closed: [{ from: '2026-12-25', until: '2026-12-26' }],
}
const next = (day: string, opens: string, closes: string) => ({ isOpen: false, next: { day, opens, closes } })

test.each([
  ['Wednesday morning', '2026-11-25T08:00:00Z', { isOpen: true, until: '18:00' }],
  ['the last minute', '2026-11-25T16:59:00Z', { isOpen: true, until: '18:00' }],
  ['closing time', '2026-11-25T17:00:00Z', next('2026-11-26', '09:00', '18:00')],
  ['22:00 at night', '2026-11-25T21:00:00Z', next('2026-11-26', '09:00', '18:00')],
  ['before opening', '2026-11-25T06:00:00Z', next('2026-11-25', '09:00', '18:00')],
  ['Saturday evening', '2026-11-28T18:30:00Z', next('2026-11-30', '09:00', '18:00')],
  ['summer time', '2026-07-01T07:00:00Z', { isOpen: true, until: '18:00' }],
  ['the evening before Christmas', '2026-12-24T20:00:00Z', next('2026-12-28', '09:00', '18:00')],
  ['a day that is closed', '2026-12-25T10:00:00Z', next('2026-12-28', '09:00', '18:00')],
])('on %s', (_name, now, state) => {
  expect(openingState(new Date(now), hours)).toEqual(state)
})

test('without opening hours nothing opens', () => {
  expect(openingState(new Date('2026-11-25T08:00:00Z'), { times: [], closed: [] })).toEqual({
    isOpen: false,
    next: null,
  })
})

test('a day with a break opens twice, in the order of the clock', () => {
  const times = [
    { weekday: 3, opens: '13:00', closes: '17:00' },
    { weekday: 3, opens: '09:00', closes: '12:00' },
  ]
  expect(openingsOf('2026-11-25', { times, closed: [] }).map(each => each.opens)).toEqual(['09:00', '13:00'])
  const atNoon = openingState(new Date('2026-11-25T11:30:00Z'), { times, closed: [] })
  expect(atNoon).toEqual(next('2026-11-25', '13:00', '17:00'))
})

test.each([
  ['2026-11-25', 'vandaag'],
  ['2026-11-26', 'morgen'],
  ['2026-11-28', 'zaterdag'],
  ['2026-12-02', 'woensdag 2 december 2026'],
])('on 25 November %s is %s', (day, name) => {
  expect(dayName(day, '2026-11-25')).toBe(name)
})
