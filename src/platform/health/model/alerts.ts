import { dayOf } from '@/platform/time/day'
import type { CheckReading, Level } from './health'

/** What is known of a check: since when it has its level, and when administrators were mailed about it. */
export type CheckState = { key: string; level: Level; since: Date; mailedAt: Date | null }

const MINUTE = 60_000

/** A restart of a part takes less. */
const CONFIRMED_AFTER_MS = MINUTE

const REMIND_AFTER_MS = 24 * 60 * MINUTE

type Alerts = { states: CheckState[]; mailed: CheckReading[] }

/**
 * The new state of every check, and of which administrators are mailed: at most once a day about each. Whatever is new is mailed
 * on the next day in Amsterdam at the latest; what only stays bad is mailed again after 24 hours.
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
  const isNew = mailedAt < since || (newestAt !== undefined && mailedAt < newestAt)
  return isNew ? dayOf(mailedAt) < dayOf(now) : now.getTime() - mailedAt.getTime() >= REMIND_AFTER_MS
}
