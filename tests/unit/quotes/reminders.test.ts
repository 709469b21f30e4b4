import { expect, test } from 'vitest'
import { dueReminders } from '@/features/quotes/model/reminders'

const times = [1, 2, 3, 4, 5].map(weekday => ({ weekday, opens: '09:00', closes: '17:00' }))
const CHRISTMAS = { from: '2031-12-25', until: '2031-12-26' }
const opening = { times, closed: [CHRISTMAS] }

/** A moment, and what is due then: sent before the start of which day, and expiring on which day at the latest. */
test.each([
  [
    '2031-03-06T08:00:00Z',
    '2031-03-04',
    '2031-03-08',
    'a Thursday: sent on Monday or before; the days before Saturday',
  ],
  [
    '2031-03-07T08:00:00Z',
    '2031-03-05',
    '2031-03-11',
    'a Friday speaks for the weekend: until the Tuesday after it',
  ],
  ['2031-03-10T08:00:00Z', '2031-03-06', '2031-03-12', 'a Monday: the weekend does not count'],
  ['2031-12-24T08:00:00Z', '2031-12-22', '2031-12-30', 'before two closed days and a weekend'],
  ['2031-12-29T08:00:00Z', '2031-12-23', '2031-12-31', 'after them: they do not count'],
])('at %s: sent before %s, expiring by %s: %s', (at, unansweredSince, expiresBy) => {
  const [expires, unanswered] = dueReminders(new Date(at), opening)
  const today = at.slice(0, 10)
  expect(expires).toMatchObject({ kind: 'expires', today, expiresBy })
  expect(expires?.sentBefore).toBe(new Date(`${today}T00:00:00+01:00`).toISOString())
  expect(unanswered).toMatchObject({ kind: 'unanswered', today, expiresBy })
  expect(unanswered?.sentBefore).toBe(new Date(`${unansweredSince}T00:00:00+01:00`).toISOString())
})

test.each([
  ['2031-03-06T07:59:59Z', 'a second before it opens'],
  ['2031-03-08T10:00:00Z', 'a Saturday'],
  ['2031-12-25T10:00:00Z', 'a day on which it is closed'],
])('nothing is due at %s: %s', at => {
  expect(dueReminders(new Date(at), opening)).toEqual([])
})
