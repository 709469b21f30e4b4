import { expect, test } from 'vitest'
import { nextPollAt } from '@/features/billing/model/payment'

const HOUR = 60
const DAY = 24 * HOUR

test.each([
  ['open', 0, 1],
  ['open', 2, 1],
  ['open', 20, 10],
  ['pending', 4 * HOUR, 2 * HOUR],
  ['pending', 30 * DAY, 6 * HOUR],
  ['pending', 60 * DAY + 1, null],
  ['expired', 10 * DAY, DAY],
  ['failed', 30 * DAY + 1, null],
  ['paid', 100 * DAY, 7 * DAY],
  ['paid', 190 * DAY + 1, null],
] as const)(
  'a payment that is %s for %i minutes is asked about after %s minutes',
  (state, minutes, pause) => {
    const created = new Date('2030-01-01T12:00:00Z')
    const now = new Date(created.getTime() + minutes * 60_000)
    const next = nextPollAt(state, created, now)
    expect(next && Math.round((next.getTime() - now.getTime()) / 60_000)).toBe(pause)
  },
)
