import { nextAttempt } from '@/platform/time/backoff'

export const WEBHOOK_STATES = [
  { value: 'received', label: 'Ontvangen', tone: 'amber' },
  { value: 'done', label: 'Verwerkt', tone: 'green' },
  { value: 'failed', label: 'Mislukt', tone: 'red' },
  { value: 'test', label: 'Test', tone: 'grey' },
] as const

export type WebhookState = (typeof WEBHOOK_STATES)[number]['value']

/** How long a lead belongs to whoever is fetching it. */
export const LEASE_MS = 90_000

const HOUR_MS = 3_600_000

/** Once the growing pauses are used up. */
const MAX_PAUSE_MS = 12 * HOUR_MS

/** Meta keeps a lead for 90 days; after that there is nothing left to fetch. */
const META_RETENTION_MS = 90 * 24 * HOUR_MS

/** When to fetch a lead again after `attempts` failures; null when Meta no longer has it. */
export function nextFetchAt(attempts: number, received: Date, now: Date): Date | null {
  const again = nextAttempt(attempts, now) ?? new Date(now.getTime() + MAX_PAUSE_MS)
  return again.getTime() - received.getTime() > META_RETENTION_MS ? null : again
}

/** True for a lead that comes again only when staff ask, or not soon. What is due sooner may be in a worker's hands. */
export function canRefetch(state: WebhookState, nextAttemptAt: Date | null, now: Date): boolean {
  if (state === 'failed') return true
  return state === 'received' && nextAttemptAt !== null && nextAttemptAt.getTime() > now.getTime() + LEASE_MS
}
