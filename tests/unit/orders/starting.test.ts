import { describe, expect, test } from 'vitest'
import { NO_START_CHOICES } from '@/features/orders/model/startChoices'
import {
  agreeOnStart,
  lastDayToWithdraw,
  nameWaits,
  STARTS_WHEN_PAID,
  startDayFor,
  startsLater,
} from '@/features/orders/model/starting'

const NOW = new Date('2026-11-24T10:00:00Z')
const AT = NOW.toISOString()
const ALL = { atOnce: true, registerName: true, nameIsFinal: true }
const AT_ONCE = { ...NO_START_CHOICES, atOnce: true }

describe('an order begins', () => {
  test.each([
    ['later without a box', 'private', 'new', NO_START_CHOICES, { startsOn: '2026-12-09' }],
    ['later without a box, with no name', 'private', null, NO_START_CHOICES, { startsOn: '2026-12-09' }],
    [
      'later with the box of the name alone',
      'private',
      'new',
      { ...ALL, atOnce: false },
      { startsOn: '2026-12-09' },
    ],
    ['at once, its name later', 'private', 'new', AT_ONCE, { startRequestedAt: AT, nameFrom: '2026-12-09' }],
    [
      'at once, its name later with half a box',
      ...(['private', 'new', { ...ALL, nameIsFinal: false }] as const),
      { startRequestedAt: AT, nameFrom: '2026-12-09' },
    ],
    ['at once with its name', 'private', 'new', ALL, { startRequestedAt: AT, nameConsentAt: AT }],
    ['at once with a name that moves', 'private', 'move', ALL, { startRequestedAt: AT }],
    ['at once with a name of their own', 'private', 'own', AT_ONCE, { startRequestedAt: AT }],
    ['at once without a name', 'private', null, ALL, { startRequestedAt: AT }],
    ['when paid, for a business', 'business', 'new', ALL, {}],
    ['when paid, for a business that ticks nothing', 'business', 'new', NO_START_CHOICES, {}],
  ] as const)('%s', (_what, kind, mode, choices, agreed) => {
    const domain = mode && { mode }
    expect(agreeOnStart({ kind, domain, choices }, NOW)).toEqual({ ...STARTS_WHEN_PAID, ...agreed })
  })
})

test.each([
  ['on a Tuesday', '2026-11-24', '2026-12-09'],
  ['the days ending on a Sunday', '2026-11-22', '2026-12-08'],
  ['over Christmas', '2026-12-11', '2026-12-29'],
])('it begins the day after the days to withdraw: %s', (_what, orderedOn, day) => {
  expect(startDayFor(orderedOn)).toBe(day)
})

test.each([
  ['what begins after them', { startsOn: '2026-12-09' }, '2026-12-08'],
  ['what begins at once', { startRequestedAt: AT }, '2026-12-08'],
  ['what a business orders', {}, null],
])('the last day to withdraw of %s', (_what, agreed, day) => {
  expect(lastDayToWithdraw({ ...STARTS_WHEN_PAID, ...agreed })).toBe(day)
})

test('waiting is over on the day itself', () => {
  expect(startsLater({ startsOn: '2026-12-09' }, '2026-12-08')).toBe(true)
  expect(startsLater({ startsOn: '2026-12-09' }, '2026-12-09')).toBe(false)
  expect(startsLater({ startsOn: null }, '2026-12-09')).toBe(false)
  expect(nameWaits({ nameFrom: '2026-12-09' }, '2026-12-08')).toBe(true)
  expect(nameWaits({ nameFrom: '2026-12-09' }, '2026-12-09')).toBe(false)
})
