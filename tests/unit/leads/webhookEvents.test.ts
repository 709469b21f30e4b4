import { expect, test } from 'vitest'
import { canRefetch, LEASE_MS, nextFetchAt } from '@/features/leads/model/webhookEvents'

const received = new Date('2026-11-20T10:00:00Z')
const after = (minutes: number) => new Date(received.getTime() + minutes * 60_000)
const DAY = 24 * 60

test('the pauses grow as those of mail, and then come every twelve hours', () => {
  const pauses = [1, 2, 3, 4, 5, 6, 7, 8, 100].map(attempts => {
    const again = nextFetchAt(attempts, received, received)
    return again && (again.getTime() - received.getTime()) / 60_000
  })
  expect(pauses).toEqual([1, 5, 15, 60, 240, 720, 720, 720, 720])
})

test.each([
  [89 * DAY, after(89 * DAY + 720)],
  [90 * DAY - 720, after(90 * DAY)],
  [90 * DAY - 719, null],
  [200 * DAY, null],
])('%i minutes after the call of Meta’s the next try is at %s', (minutes, again) => {
  expect(nextFetchAt(180, received, after(minutes))).toEqual(again)
})

test.each([
  ['failed', null, true],
  ['received', LEASE_MS + 1, true],
  ['received', LEASE_MS, false],
  ['received', 0, false],
  ['received', -1, false],
  ['received', null, false],
  ['done', null, false],
  ['test', null, false],
] as const)('staff may have a lead fetched that is %s, and due %s ms from now: %s', (state, due, may) => {
  const nextAttemptAt = due === null ? null : new Date(received.getTime() + due)
  expect(canRefetch(state, nextAttemptAt, received)).toBe(may)
})
