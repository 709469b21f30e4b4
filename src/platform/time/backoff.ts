/** Pauses in minutes after each failed attempt. */
export const PAUSES = [1, 5, 15, 60, 240, 720] as const

/** When to try again after `attempts` failures; null when it is given up. */
export function nextAttempt(attempts: number, now: Date): Date | null {
  const minutes = PAUSES[attempts - 1]
  return minutes === undefined ? null : new Date(now.getTime() + minutes * 60_000)
}
