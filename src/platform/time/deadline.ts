export type DeadlineState = 'kept' | 'running' | 'soon' | 'overdue'

/** `soon` once a quarter of the time is left. */
export function deadlineState(lead: {
  received: Date
  respondBy: Date
  answered: boolean
  now: Date
}): DeadlineState {
  if (lead.answered) return 'kept'
  const left = lead.respondBy.getTime() - lead.now.getTime()
  if (left <= 0) return 'overdue'
  return left * 4 <= lead.respondBy.getTime() - lead.received.getTime() ? 'soon' : 'running'
}

/** `nog 3 u 20 min`, `2 d 4 u te laat`: the largest two units, whole ones. */
export function timeLeft(respondBy: Date, now: Date): string {
  const left = respondBy.getTime() - now.getTime()
  const text = duration(Math.abs(left))
  return left > 0 ? `nog ${text}` : `${text} te laat`
}

/** Milliseconds as `3 d 4 u`, `4 u 10 min` or `10 min`. */
export function duration(ms: number): string {
  const minutes = Math.floor(ms / 60_000)
  const [d, h, m] = [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24, minutes % 60]
  if (d > 0) return `${d} d ${h} u`
  return h > 0 ? `${h} u ${m} min` : `${m} min`
}
