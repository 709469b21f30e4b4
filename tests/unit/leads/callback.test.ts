import { expect, test } from 'vitest'
import type { OpeningDays } from '@/features/company/model/openingDays'
import { callbackChoices, callbackWindows, findWindow } from '@/features/leads/model/callback'

const weekdays = [1, 2, 3, 4, 5].map(weekday => ({ weekday, opens: '09:00', closes: '18:00' }))
const hours: OpeningDays = {
  times: [...weekdays, { weekday: 6, opens: '10:00', closes: '16:00' }],
  closed: [{ from: '2026-12-25', until: '2026-12-26' }],
}
const labels = (now: string) => callbackChoices(new Date(now), hours).map(({ label }) => label)

test.each([
  [
    'Wednesday at 10:00',
    '2026-11-25T09:00:00Z',
    [
      'Zo snel mogelijk',
      'Vandaag tussen 12:00 en 18:00',
      'Morgen tussen 09:00 en 12:00',
      'Morgen tussen 12:00 en 18:00',
      'Vrijdag tussen 09:00 en 12:00',
    ],
  ],
  [
    'Wednesday at 22:00',
    '2026-11-25T21:00:00Z',
    [
      'Morgen zo snel mogelijk',
      'Morgen tussen 09:00 en 12:00',
      'Morgen tussen 12:00 en 18:00',
      'Vrijdag tussen 09:00 en 12:00',
      'Vrijdag tussen 12:00 en 18:00',
    ],
  ],
  [
    'Saturday at 22:00',
    '2026-11-28T21:00:00Z',
    [
      'Maandag zo snel mogelijk',
      'Maandag tussen 09:00 en 12:00',
      'Maandag tussen 12:00 en 18:00',
      'Dinsdag tussen 09:00 en 12:00',
      'Dinsdag tussen 12:00 en 18:00',
    ],
  ],
])('on %s it offers', (_name, now, expected) => {
  expect(labels(now)).toEqual(expected)
})

test('a day on which the agency is closed is not offered', () => {
  const days = callbackWindows(new Date('2026-12-24T20:00:00Z'), hours).map(({ day }) => day)
  expect(days[0]).toBe('2026-12-28')
})

test('without opening hours only as soon as possible is left', () => {
  const none = { times: [], closed: [] }
  expect(callbackChoices(new Date('2026-11-25T09:00:00Z'), none)).toEqual([
    { value: 'asap', label: 'Zo snel mogelijk' },
  ])
})

test('a day that opens at noon, or closes before it, has one part', () => {
  const times = [
    { weekday: 4, opens: '12:30', closes: '17:00' },
    { weekday: 5, opens: '09:00', closes: '11:00' },
  ]
  const [thursday, friday] = callbackWindows(new Date('2026-11-25T21:00:00Z'), { times, closed: [] })
  expect([thursday, friday]).toEqual([
    { day: '2026-11-26', opens: '12:30', closes: '17:00', part: 'afternoon' },
    { day: '2026-11-27', opens: '09:00', closes: '11:00', part: 'morning' },
  ])
})

test.each([
  ['asap', 'asap'],
  ['morning', { day: '2026-11-26', opens: '09:00', closes: '12:00', part: 'morning' }],
  ['afternoon', { day: '2026-11-26', opens: '12:00', closes: '18:00', part: 'afternoon' }],
  ['2026-11-27T12:00', { day: '2026-11-27', opens: '12:00', closes: '18:00', part: 'afternoon' }],
  ['2026-11-25T09:00', null],
  ['2026-11-29T09:00', null],
  ['2026-12-25T09:00', null],
  ['2026-11-26T03:00', null],
  ['9999-99-99T99:99', null],
  ['', null],
])('at 22:00 the choice %j means %j', (value, window) => {
  expect(findWindow(value, new Date('2026-11-25T21:00:00Z'), hours)).toEqual(window)
})
