import { describe, expect, test } from 'vitest'
import { areAllAway, closureFault, isClosed } from '@/features/company/model/closures'
import { closures } from '../../../seed/data/closures'

const christmas = { from: '2026-12-25', until: '2026-12-26' }

test.each([
  ['2026-12-24', false],
  ['2026-12-25', true],
  ['2026-12-26', true],
  ['2026-12-27', false],
])('closed on %s: %s', (day, expected) => {
  expect(isClosed(day, [christmas])).toBe(expected)
})

describe('everybody is away', () => {
  const absences = [
    { staff: 'fenna', from: '2026-11-26', until: '2026-11-28' },
    { staff: 'joost', from: '2026-11-28', until: '2026-11-28' },
  ]
  test.each([
    ['one of two', '2026-11-27', ['fenna', 'joost'], false],
    ['both', '2026-11-28', ['fenna', 'joost'], true],
    ['the only one', '2026-11-27', ['fenna'], true],
    ['nobody is there to be away', '2026-11-28', [], false],
  ])('%s', (_who, day, people, expected) => {
    expect(areAllAway(day, people, absences)).toBe(expected)
  })
})

test.each([
  [{ firstDay: '2026-12-25T12:00:00.000Z' }, null],
  [{ firstDay: '2026-12-25T12:00:00.000Z', lastDay: null }, null],
  [{ firstDay: '2026-12-25T12:00:00.000Z', lastDay: '2026-12-25T12:00:00.000Z' }, null],
  [
    { firstDay: '2026-12-25T12:00:00.000Z', lastDay: '2026-12-24T12:00:00.000Z' },
    'De laatste dag ligt voor de eerste.',
  ],
  [{ firstDay: 5, lastDay: {} }, null],
])('a closure of %o: %s', (typed, fault) => {
  expect(closureFault(typed)).toBe(fault)
})

/** The anonymous Gregorian algorithm. */
function easter(year: number): string {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100]
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  return new Date(
    Date.UTC(year, Math.floor((h + l - 7 * m + 114) / 31) - 1, ((h + l - 7 * m + 114) % 31) + 1, 12),
  ).toISOString()
}

test.each([2026, 2027])('the movable holidays of %i follow Easter', year => {
  const first = (name: string) =>
    Date.parse(closures.find(each => each.label === `${name} ${year}`)?.firstDay ?? '')
  const day = 86_400_000
  const sunday = Date.parse(easter(year))
  expect((first('Pasen') - sunday) / day).toBe(0)
  expect((first('Goede Vrijdag') - sunday) / day).toBe(-2)
  expect((first('Hemelvaartsdag') - sunday) / day).toBe(39)
  expect((first('Pinksteren') - sunday) / day).toBe(49)
})
