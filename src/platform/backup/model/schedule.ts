import { formatClock } from '@/platform/time/zone'

const NIGHT_HOUR = '03'
const MIN_AGE_MS = 20 * 3_600_000

/** Once a night, in the hour from three o'clock in Amsterdam. `last` is when the last backup that succeeded ended. */
export function isBackupDue(last: Date | null, now: Date): boolean {
  if (!formatClock(now).startsWith(NIGHT_HOUR)) return false
  return last === null || now.getTime() - last.getTime() > MIN_AGE_MS
}
