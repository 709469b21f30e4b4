import type { CheckReading, Level } from './health'

/** What is known of a check: since when it has its level, and when administrators were mailed about it. */
export type CheckState = { key: string; level: Level; since: Date; mailedAt: Date | null }

const MINUTE = 60_000

/** A restart of a part takes less. */
const CONFIRMED_AFTER_MS = MINUTE

/** What goes up and down is mailed about once in this time. */
const MAIL_AGAIN_AFTER_MS = 60 * MINUTE

type Alerts = { states: CheckState[]; mailed: CheckReading[] }

/** The new state of every check, and of which administrators are mailed: once for each time that one turned bad. */
export function judgeAlerts(
  known: readonly CheckState[],
  readings: readonly CheckReading[],
  now: Date,
): Alerts {
  const before = new Map(known.map(state => [state.key, state]))
  const mailed: CheckReading[] = []
  const states = readings.map(reading => {
    const state = nextState(before.get(reading.key), reading, now)
    if (!isDue(state, now)) return state
    mailed.push(reading)
    return { ...state, mailedAt: now }
  })
  return { states, mailed }
}

function nextState(known: CheckState | undefined, { key, level }: CheckReading, now: Date): CheckState {
  if (!known) return { key, level, since: now, mailedAt: null }
  return known.level === level ? known : { key, level, since: now, mailedAt: known.mailedAt }
}

function isDue({ level, since, mailedAt }: CheckState, now: Date): boolean {
  if (level !== 'bad' || now.getTime() - since.getTime() < CONFIRMED_AFTER_MS) return false
  if (!mailedAt) return true
  return mailedAt < since && now.getTime() - mailedAt.getTime() >= MAIL_AGAIN_AFTER_MS
}
