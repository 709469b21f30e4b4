import { describe, expect, test } from 'vitest'
import { type Agenda, findFreeSlot, freeSlots, nearestSlots, slotDays } from '@/features/desk/model/slots'

const agenda: Agenda = {
  times: [
    ...[1, 2, 3, 4, 5].map(weekday => ({ weekday, opens: '09:00', closes: '18:00' })),
    { weekday: 6, opens: '10:00', closes: '16:00' },
  ],
  closures: { agency: [], absences: [] },
  hosts: [],
  booked: [],
  rules: { minutes: 30, leadHours: 4, weeks: 1 },
}

type Changes = Partial<Agenda> & { now: string }

const days = ({ now, ...rest }: Changes) => slotDays(new Date(now), { ...agenda, ...rest })
const free = (changes: Changes) => freeSlots(days(changes)).map(({ start }) => start.toISOString())

describe('the first free moment', () => {
  test.each([
    ['Thursday at nine: four opening hours later', '2026-11-26T08:00:00Z', '2026-11-26T12:00:00.000Z'],
    ['ten past nine: the next whole moment', '2026-11-26T08:10:00Z', '2026-11-26T12:30:00.000Z'],
    [
      'two hours before closing: what is left counts tomorrow',
      '2026-11-26T15:00:00Z',
      '2026-11-27T10:00:00.000Z',
    ],
    ['at night', '2026-11-26T22:00:00Z', '2026-11-27T12:00:00.000Z'],
    ['Saturday at closing time, over the closed Sunday', '2026-11-28T15:00:00Z', '2026-11-30T12:00:00.000Z'],
    ['Saturday an hour before closing', '2026-11-28T14:00:00Z', '2026-11-30T11:00:00.000Z'],
    ['the Saturday before summer time begins', '2027-03-27T15:00:00Z', '2027-03-29T11:00:00.000Z'],
    ['the Saturday before summer time ends', '2026-10-24T14:00:00Z', '2026-10-26T12:00:00.000Z'],
  ])('%s', (_when, now, first) => {
    expect(free({ now })[0]).toBe(first)
  })

  test('without a lead time is the next one', () => {
    const rules = { ...agenda.rules, leadHours: 0 }
    expect(free({ now: '2026-11-26T09:31:00Z', rules })[0]).toBe('2026-11-26T10:00:00.000Z')
  })

  test('begins with the hour itself when that is still to come', () => {
    const rules = { ...agenda.rules, leadHours: 0 }
    expect(free({ now: '2026-11-26T09:30:00Z', rules })[0]).toBe('2026-11-26T09:30:00.000Z')
  })
})

describe('a day', () => {
  const monday = (changes: Partial<Agenda> = {}) =>
    days({
      now: '2026-11-28T20:00:00Z',
      ...changes,
      rules: { minutes: 30, leadHours: 0, weeks: 1, ...changes.rules },
    })

  test('is cut from opening to closing time, and nothing reaches past it', () => {
    const [first] = monday({ rules: { minutes: 50, leadHours: 0, weeks: 1 } })
    expect(first?.day).toBe('2026-11-30')
    expect(first?.slots).toHaveLength(10)
    expect(first?.slots.at(-1)?.end.toISOString()).toBe('2026-11-30T16:20:00.000Z')
  })

  test('shows what is taken, and what a longer appointment covers', () => {
    const booked = [{ start: new Date('2026-11-30T09:15:00Z'), end: new Date('2026-11-30T10:00:00Z') }]
    const [first] = monday({ booked })
    const taken = first?.slots.filter(({ isFree }) => !isFree).map(({ start }) => start.toISOString())
    expect(taken).toEqual(['2026-11-30T09:00:00.000Z', '2026-11-30T09:30:00.000Z'])
  })

  test('goes once everything is taken', () => {
    const booked = [{ start: new Date('2026-11-30T08:00:00Z'), end: new Date('2026-11-30T17:00:00Z') }]
    expect(monday({ booked })[0]?.day).toBe('2026-12-01')
  })

  test('has the hours of each opening when there are two', () => {
    const times = [
      { weekday: 1, opens: '13:00', closes: '14:00' },
      { weekday: 1, opens: '09:00', closes: '10:00' },
    ]
    expect(
      free({ now: '2026-11-28T20:00:00Z', times, rules: { minutes: 30, leadHours: 0, weeks: 1 } }),
    ).toEqual([
      '2026-11-30T08:00:00.000Z',
      '2026-11-30T08:30:00.000Z',
      '2026-11-30T12:00:00.000Z',
      '2026-11-30T12:30:00.000Z',
    ])
  })
})

describe('the days on offer', () => {
  const offered = (changes: Changes) => days(changes).map(({ day }) => day)

  test('leave Sunday out, and end after the horizon', () => {
    expect(offered({ now: '2026-11-26T08:00:00Z' })).toEqual([
      ...['2026-11-26', '2026-11-27', '2026-11-28', '2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03'],
    ])
  })

  test('leave out the days on which the agency is closed', () => {
    const closures = { agency: [{ from: '2026-12-25', until: '2026-12-26' }], absences: [] }
    expect(offered({ now: '2026-12-23T20:00:00Z', closures })).toEqual([
      '2026-12-24',
      '2026-12-28',
      '2026-12-29',
      '2026-12-30',
    ])
  })

  test('leave out the days on which everybody who takes appointments is away', () => {
    const absences = [
      { staff: 'fenna', from: '2026-11-26', until: '2026-11-28' },
      { staff: 'joost', from: '2026-11-28', until: '2026-12-01' },
    ]
    const closures = { agency: [], absences }
    const now = '2026-11-26T08:00:00Z'
    expect(offered({ now, closures, hosts: ['fenna', 'joost'] })).not.toContain('2026-11-28')
    expect(offered({ now, closures, hosts: ['fenna', 'joost'] })).toContain('2026-11-30')
    expect(offered({ now, closures, hosts: ['joost'] })).toEqual([
      '2026-11-26',
      '2026-11-27',
      '2026-12-02',
      '2026-12-03',
    ])
    expect(offered({ now, closures, hosts: [] })).toContain('2026-11-28')
  })

  test('are none without opening hours, and none when it is closed all along', () => {
    expect(offered({ now: '2026-11-26T08:00:00Z', times: [] })).toEqual([])
    const closures = { agency: [{ from: '2026-11-01', until: '2026-12-31' }], absences: [] }
    expect(offered({ now: '2026-11-26T08:00:00Z', closures })).toEqual([])
  })
})

describe('when the clocks change', () => {
  const times = [{ weekday: 7, opens: '01:00', closes: '04:00' }]
  const rules = { minutes: 30, leadHours: 0, weeks: 1 }

  test('a night in spring is an hour shorter, and no moment overlaps another', () => {
    expect(free({ now: '2027-03-27T12:00:00Z', times, rules })).toEqual([
      '2027-03-28T00:00:00.000Z',
      '2027-03-28T00:30:00.000Z',
      '2027-03-28T01:00:00.000Z',
      '2027-03-28T01:30:00.000Z',
    ])
  })

  test('a night in autumn is an hour longer', () => {
    expect(free({ now: '2026-10-24T12:00:00Z', times, rules })).toHaveLength(8)
  })

  test.each([
    ['summer time begins', '2027-03-27T20:00:00Z', '2027-03-29T07:00:00.000Z'],
    ['summer time ends', '2026-10-24T20:00:00Z', '2026-10-26T08:00:00.000Z'],
  ])('the Monday after %s opens at nine on the clock', (_when, now, first) => {
    expect(free({ now, rules })[0]).toBe(first)
  })
})

describe('a chosen moment', () => {
  const now = '2026-11-26T08:00:00Z'

  test.each([
    ['a free one', '2026-11-27T09:30:00Z', true],
    ['one before the lead time', '2026-11-26T09:30:00Z', false],
    ['Sunday at three in the morning', '2026-11-29T02:00:00Z', false],
    ['between two moments', '2026-11-27T09:40:00Z', false],
    ['after the horizon', '2026-12-10T09:30:00Z', false],
    ['a taken one', '2026-11-27T10:00:00Z', false],
  ])('%s', (_what, start, isOffered) => {
    const booked = [{ start: new Date('2026-11-27T10:00:00Z'), end: new Date('2026-11-27T10:30:00Z') }]
    expect(findFreeSlot(days({ now, booked }), new Date(start)) !== null).toBe(isOffered)
  })

  test('that is taken has three free neighbours, in order', () => {
    const booked = [{ start: new Date('2026-11-27T10:00:00Z'), end: new Date('2026-11-27T10:30:00Z') }]
    const near = nearestSlots(days({ now, booked }), new Date('2026-11-27T10:00:00Z'), 3)
    expect(near.map(({ start }) => start.toISOString())).toEqual([
      '2026-11-27T09:00:00.000Z',
      '2026-11-27T09:30:00.000Z',
      '2026-11-27T10:30:00.000Z',
    ])
  })
})
