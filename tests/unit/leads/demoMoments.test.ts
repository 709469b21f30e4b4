import { Temporal } from 'temporal-polyfill'
import { expect, test } from 'vitest'
import { leadRespondBy } from '@/features/leads/model/responseDeadline'
import { type DeadlineState, deadlineState } from '@/platform/time/deadline'
import { ZONE } from '@/platform/time/zone'
import { company } from '../../../seed/data/company'
import { demoLeads } from '../../../seed/data/demoLeads'
import { demoRequests } from '../../../seed/data/demoRequests'
import { demoMoment } from '../../../seed/demoMoments'

const times = company.openingHours.map(({ weekday, ...rest }) => ({ weekday: Number(weekday), ...rest }))
const demos = [
  ...demoLeads.map(({ came, typed: { kind, name } }) => ({ came, kind, name })),
  ...demoRequests.map(({ came, key }) => ({ came, kind: 'quote' as const, name: key })),
]

const moment = (local: string) => Temporal.PlainDateTime.from(local).toZonedDateTime(ZONE)
const at = ({ epochMilliseconds }: Temporal.ZonedDateTime) => new Date(epochMilliseconds)

const WEEK = Array.from({ length: 13 }, (_, turn) => moment('2026-11-16T00:10').add({ hours: turn * 13 }))
const CLOCK_MOVES = ['2026-03-29T18:00', '2026-03-30T08:00', '2026-10-25T20:00', '2026-10-26T12:00'].map(
  moment,
)

/** Until Sunday evening nothing that was promised for Monday can be about to end. */
const isQuiet = ({ dayOfWeek, hour }: Temporal.ZonedDateTime) => dayOfWeek === 7 && hour < 17

function stateOf({ came, kind }: (typeof demos)[number], now: Date): DeadlineState {
  const { received, answered } = demoMoment(came, kind, now, { times, closed: [] })
  const respondBy = leadRespondBy(kind, received, times, [])
  return deadlineState({ received, respondBy, answered: answered !== null, now })
}

test.each([...WEEK, ...CLOCK_MOVES].map(each => [each.toString().slice(0, 16), each] as const))(
  'on %s the office is at work: most is answered, one is overdue, one is about to be',
  (_name, now) => {
    const states = demos.map(demo => stateOf(demo, at(now)))
    const many = (state: DeadlineState) => states.filter(each => each === state).length
    const soon = isQuiet(now) ? 0 : 1
    expect([many('overdue'), many('soon')]).toEqual([1, soon])
    expect([many('kept'), many('running')]).toEqual([11, demos.length - 12 - soon])
  },
)

const answeredDemos = demos.filter(({ came }) => 'answeredAfter' in came)

test.each(answeredDemos)(
  '$name was answered in time, on a day and at an hour that the office was open',
  demo => {
    for (const now of [...WEEK, ...CLOCK_MOVES]) {
      const { received, answered } = demoMoment(demo.came, demo.kind, at(now), { times, closed: [] })
      if (!answered) throw new Error('this was not answered')
      expect(answered < at(now) && answered <= leadRespondBy(demo.kind, received, times, [])).toBe(true)
      const then = Temporal.Instant.fromEpochMilliseconds(answered.getTime()).toZonedDateTimeISO(ZONE)
      const clock = then.toPlainTime().toString().slice(0, 5)
      const opening = times.find(({ weekday }) => weekday === then.dayOfWeek)
      expect(opening && clock >= opening.opens && clock < opening.closes).toBe(true)
    }
  },
)
