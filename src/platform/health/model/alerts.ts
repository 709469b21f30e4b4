import { dayOf } from '@/platform/time/day'
import type { CheckReading, Level } from './health'

/** What is known of a check: since when it has its level, and when administrators were mailed about it. */
export type CheckState = { key: string; level: Level; since: Date; mailedAt: Date | null }

const MINUTE = 60_000

/** A restart of a part takes less. */
const CONFIRMED_AFTER_MS = MINUTE

/** What goes up and down is mailed about once in this time. */
const MAIL_AGAIN_AFTER_MS = 60 * MINUTE

const REMIND_AFTER_MS = 24 * 60 * MINUTE

type Alerts = { states: CheckState[]; mailed: CheckReading[] }

/**
 * The new state of every check, and of which administrators are mailed: each time that one turns bad, an hour apart. Of one that
 * stays bad, what became late since is mailed on the next day in Amsterdam, and nothing new after 24 hours.
 */
export function judgeAlerts(
  known: readonly CheckState[],
  readings: readonly CheckReading[],
  now: Date,
): Alerts {
  const before = new Map(known.map(state => [state.key, state]))
  const mailed: CheckReading[] = []
  const states = readings.map(reading => {
    const state = nextState(before.get(reading.key), reading, now)
    if (!isDue(state, reading, now)) return state
    mailed.push(reading)
    return { ...state, mailedAt: now }
  })
  return { states, mailed }
}

function nextState(known: CheckState | undefined, { key, level }: CheckReading, now: Date): CheckState {
  if (!known) return { key, level, since: now, mailedAt: null }
  return known.level === level ? known : { key, level, since: now, mailedAt: known.mailedAt }
}

function isDue({ level, since, mailedAt }: CheckState, { newestAt }: CheckReading, now: Date): boolean {
  if (level !== 'bad' || now.getTime() - since.getTime() < CONFIRMED_AFTER_MS) return false
  if (!mailedAt) return true
  const passed = now.getTime() - mailedAt.getTime()
  if (mailedAt < since) return passed >= MAIL_AGAIN_AFTER_MS
  const hasNew = newestAt !== undefined && mailedAt < newestAt
  return hasNew ? dayOf(mailedAt) < dayOf(now) : passed >= REMIND_AFTER_MS
}
