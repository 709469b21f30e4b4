import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addDays,
  addMonths,
  dayOf,
  daysBetween,
  formatPlainDay,
  monthsBetween,
  startOfDay,
  weekOf,
  yearOf,
} from '@/platform/time/day'

const anyDay = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map(date => date.toISOString().slice(0, 10))

test.each([
  ['2026-11-21T10:00:00Z', '2026-11-21'],
  ['2026-11-20T22:59:59Z', '2026-11-20'],
  ['2026-11-20T23:00:00Z', '2026-11-21'],
  ['2026-06-30T21:59:59Z', '2026-06-30'],
  ['2026-06-30T22:00:00Z', '2026-07-01'],
  ['2026-12-31T22:59:59Z', '2026-12-31'],
  ['2026-12-31T23:00:00Z', '2027-01-01'],
  ['2026-03-29T00:59:59Z', '2026-03-29'],
  ['2026-10-25T01:00:00Z', '2026-10-25'],
])('at %s it is %s in Amsterdam', (now, day) => {
  expect(dayOf(new Date(now))).toBe(day)
})

test('31 December 23:59:59 in Amsterdam still belongs to the old year', () => {
  expect(yearOf(dayOf(new Date('2026-12-31T23:59:59+01:00')))).toBe(2026)
  expect(yearOf(dayOf(new Date('2027-01-01T00:00:00+01:00')))).toBe(2027)
})

describe('addDays', () => {
  test.each([
    ['2026-11-21', 14, '2026-12-05'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2026-03-28', 1, '2026-03-29'],
    ['2026-03-29', 1, '2026-03-30'],
    ['2026-10-24', 1, '2026-10-25'],
    ['2026-10-25', 1, '2026-10-26'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-03-01', -1, '2026-02-28'],
    ['2026-11-21', 0, '2026-11-21'],
  ])('%s and %i days is %s', (day, days, later) => {
    expect(addDays(day, days)).toBe(later)
  })

  test('is undone by as many days back, and counted by daysBetween', () => {
    const days = fc.integer({ min: -20_000, max: 20_000 })
    fc.assert(
      fc.property(anyDay, days, (day, count) => {
        const later = addDays(day, count)
        return addDays(later, -count) === day && daysBetween(day, later) === count
      }),
    )
  })
})

describe('addMonths', () => {
  test.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-01-31', 2, '2026-03-31'],
    ['2026-01-31', 3, '2026-04-30'],
    ['2026-08-31', 1, '2026-09-30'],
    ['2026-12-31', 1, '2027-01-31'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2028-02-29', 48, '2032-02-29'],
    ['2026-11-21', 12, '2027-11-21'],
    ['2026-03-31', -1, '2026-02-28'],
  ])('%s and %i months is %s', (day, months, later) => {
    expect(addMonths(day, months)).toBe(later)
  })

  test('keeps the day, or takes the last one of a month that is too short', () => {
    fc.assert(
      fc.property(anyDay, fc.nat(600), (day, months) => {
        const later = addMonths(day, months)
        const isLast = addDays(later, 1).endsWith('-01')
        return later.slice(8) === day.slice(8) || (isLast && later.slice(8) < day.slice(8))
      }),
    )
  })

  test('is counted by monthsBetween', () => {
    fc.assert(
      fc.property(
        anyDay,
        fc.nat(600),
        (day, months) => monthsBetween(day, addMonths(day, months)) === months,
      ),
    )
  })
})

describe('startOfDay', () => {
  test.each([
    ['2026-11-21', '2026-11-20T23:00:00.000Z'],
    ['2026-07-01', '2026-06-30T22:00:00.000Z'],
    ['2026-03-29', '2026-03-28T23:00:00.000Z'],
    ['2026-03-30', '2026-03-29T22:00:00.000Z'],
    ['2026-10-25', '2026-10-24T22:00:00.000Z'],
    ['2026-10-26', '2026-10-25T23:00:00.000Z'],
    ['2027-01-01', '2026-12-31T23:00:00.000Z'],
  ])('%s begins at %s', (day, instant) => {
    expect(startOfDay(day).toISOString()).toBe(instant)
  })

  test('is the first moment of its day, all year round', () => {
    fc.assert(
      fc.property(anyDay, day => {
        const start = startOfDay(day)
        return dayOf(start) === day && dayOf(new Date(start.getTime() - 1)) === addDays(day, -1)
      }),
    )
  })
})

test('the days on which the clock changes are 23 and 25 hours long', () => {
  const hours = (day: string) =>
    (startOfDay(addDays(day, 1)).getTime() - startOfDay(day).getTime()) / 3_600_000
  expect(['2026-03-29', '2026-10-25', '2026-11-21'].map(hours)).toEqual([23, 25, 24])
})

test.each([
  ['2026-11-20', '20 november 2026'],
  ['2027-01-01', '1 januari 2027'],
])('%s reads %s', (day, text) => {
  expect(formatPlainDay(day)).toBe(text)
})

test.each(['2026-02-30', '2026-13-01', '21-11-2026', '', '2026-11-21T10:00:00Z'])('"%s" is no day', day => {
  expect(() => addDays(day, 1)).toThrow('no day')
})

test.each([
  ['2026-01-01', 1],
  ['2026-11-25', 48],
  ['2026-12-31', 53],
  ['2027-01-03', 53],
  ['2027-01-04', 1],
  ['2024-12-30', 1],
])('%s is in week %i', (day, week) => {
  expect(weekOf(day)).toBe(week)
})
