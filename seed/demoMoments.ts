import { Temporal } from 'temporal-polyfill'
import type { ClosedDays } from '@/features/company/model/closures'
import type { OpeningTime } from '@/features/company/model/openingHours'
import type { LeadKind } from '@/features/leads/model/lead'
import { leadRespondBy } from '@/features/leads/model/responseDeadline'
import { ZONE } from '@/platform/time/zone'

/**
 * When a demo lead came in. It waits since some minutes; or so that `left` of its promised time is left, as far as
 * opening hours allow (below zero it is overdue); or it came on an open day and was answered some minutes later.
 */
export type Came =
  | { minutesAgo: number }
  | { left: number }
  | { openDaysAgo: number; at: string; answeredAfter: number }

type Opening = { times: OpeningTime[]; closed: ClosedDays[] }

export type DemoMoment = { received: Date; answered: Date | null }

const MINUTE = 60_000

/** The moments of a demo lead, so that the office is at work whenever the demonstration begins. */
export function demoMoment(came: Came, kind: LeadKind, now: Date, opening: Opening): DemoMoment {
  if ('left' in came) return { received: withLeft(came.left, kind, now, opening), answered: null }
  if ('minutesAgo' in came) return { received: pastMoment(came, now, opening.times), answered: null }
  const received = pastMoment(came, now, opening.times)
  return { received, answered: new Date(received.getTime() + came.answeredAfter * MINUTE) }
}

export type Past = { minutesAgo: number } | { openDaysAgo: number; at: string }

/** Some minutes ago, or at a time of an open day. */
export function pastMoment(past: Past, now: Date, times: OpeningTime[]): Date {
  if ('minutesAgo' in past) return new Date(now.getTime() - past.minutesAgo * MINUTE)
  const day = openDayBefore(past.openDaysAgo, now, times)
  return new Date(day.toZonedDateTime({ timeZone: ZONE, plainTime: past.at }).epochMilliseconds)
}

function openDayBefore(count: number, now: Date, times: OpeningTime[]): Temporal.PlainDate {
  const open = times.length > 0 ? times.map(each => each.weekday) : [1, 2, 3, 4, 5]
  let day = clock(now).toPlainDate()
  for (let left = count; left > 0; ) {
    day = day.subtract({ days: 1 })
    if (open.includes(day.dayOfWeek)) left--
  }
  return day
}

const FIRST_MS = 7 * MINUTE
const STEP_MS = 45 * MINUTE
const STEPS = 128

/** Nobody fills in a form before this hour. */
const AWAKE = 5

/** Of the last four days the moment at which the share of the promised time that is left comes nearest. */
function withLeft(wanted: number, kind: LeadKind, now: Date, opening: Opening): Date {
  const moments = Array.from({ length: STEPS }, (_, step) => now.getTime() - FIRST_MS - step * STEP_MS)
  const found = moments
    .map(ms => new Date(ms))
    .filter(received => clock(received).hour >= AWAKE)
    .map(received => ({ received, share: shareLeft(received, kind, now, opening) }))
    .filter(({ share }) => share > 0 === wanted > 0)
    .sort((a, b) => Math.abs(a.share - wanted) - Math.abs(b.share - wanted))
  return found[0]?.received ?? new Date(now.getTime() - FIRST_MS)
}

function shareLeft(received: Date, kind: LeadKind, now: Date, { times, closed }: Opening): number {
  const respondBy = leadRespondBy(kind, received, times, closed).getTime()
  return (respondBy - now.getTime()) / (respondBy - received.getTime())
}

function clock(moment: Date): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(ZONE)
}
