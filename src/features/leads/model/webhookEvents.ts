import { nextAttempt } from '@/platform/time/backoff'

/** `isWaiting`: its lead is still to be fetched. `isFailed`: only staff have it fetched again. */
export const WEBHOOK_STATES = [
  { value: 'received', label: 'Ontvangen', tone: 'amber', isWaiting: true, isFailed: false },
  { value: 'done', label: 'Verwerkt', tone: 'green', isWaiting: false, isFailed: false },
  { value: 'failed', label: 'Mislukt', tone: 'red', isWaiting: false, isFailed: true },
  { value: 'test', label: 'Test', tone: 'grey', isWaiting: false, isFailed: false },
] as const

export type WebhookState = (typeof WEBHOOK_STATES)[number]['value']

export function webhookState(value: WebhookState) {
  const state = WEBHOOK_STATES.find(each => each.value === value)
  if (!state) throw new Error(`unknown state of a webhook event ${value}`)
  return state
}

export function webhookStates(meaning: 'isWaiting' | 'isFailed'): WebhookState[] {
  return WEBHOOK_STATES.filter(state => state[meaning]).map(({ value }) => value)
}

export const LEASE_MS = 90_000

const HOUR_MS = 3_600_000

const MAX_PAUSE_MS = 12 * HOUR_MS

/** Meta keeps a lead for 90 days. */
const META_RETENTION_MS = 90 * 24 * HOUR_MS

/** When to fetch a lead again after `attempts` failures; null when Meta no longer has it. */
export function nextFetchAt(attempts: number, received: Date, now: Date): Date | null {
  const again = nextAttempt(attempts, now) ?? new Date(now.getTime() + MAX_PAUSE_MS)
  return again.getTime() - received.getTime() > META_RETENTION_MS ? null : again
}

export function canRefetch(state: WebhookState, nextAttemptAt: Date | null, now: Date): boolean {
  const { isFailed, isWaiting } = webhookState(state)
  if (isFailed) return true
  return isWaiting && nextAttemptAt !== null && nextAttemptAt.getTime() > now.getTime() + LEASE_MS
}
