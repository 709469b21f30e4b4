/** In minutes, after each failed attempt. */
export const PAUSES = [1, 5, 15, 60, 240, 720] as const

/** Null after the last attempt. */
export function nextAttempt(attempts: number, now: Date): Date | null {
  const minutes = PAUSES[attempts - 1]
  return minutes === undefined ? null : new Date(now.getTime() + minutes * 60_000)
}
