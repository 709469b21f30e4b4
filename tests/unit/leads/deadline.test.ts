import { describe, expect, test } from 'vitest'
import { deadlineState, duration, timeLeft } from '@/platform/time/deadline'

const received = new Date('2026-11-19T10:00:00Z')
const respondBy = new Date('2026-11-20T10:00:00Z')

describe('deadlineState', () => {
  test.each([
    ['just received', '2026-11-19T10:00:00Z', 'running'],
    ['a second over a quarter left', '2026-11-20T03:59:59Z', 'running'],
    ['a quarter left', '2026-11-20T04:00:00Z', 'soon'],
    ['a second left', '2026-11-20T09:59:59Z', 'soon'],
    ['at the time itself', '2026-11-20T10:00:00Z', 'overdue'],
    ['long after', '2026-12-01T10:00:00Z', 'overdue'],
  ])('%s is %s', (_name, now, state) => {
    expect(deadlineState({ received, respondBy, answered: false, now: new Date(now) })).toBe(state)
  })

  test('an answered request keeps its promise whatever the time', () => {
    const now = new Date('2027-01-01T00:00:00Z')
    expect(deadlineState({ received, respondBy, answered: true, now })).toBe('kept')
  })
})

test.each([
  [59_000, '0 min'],
  [10 * 60_000, '10 min'],
  [(4 * 60 + 10) * 60_000, '4 u 10 min'],
  [(3 * 24 + 4) * 3_600_000, '3 d 4 u'],
])('%i ms reads %s', (ms, text) => {
  expect(duration(ms)).toBe(text)
})

test('time left and time over are told apart in words', () => {
  expect(timeLeft(respondBy, new Date('2026-11-20T09:00:00Z'))).toBe('nog 1 u 0 min')
  expect(timeLeft(respondBy, new Date('2026-11-20T12:30:00Z'))).toBe('2 u 30 min te laat')
})
