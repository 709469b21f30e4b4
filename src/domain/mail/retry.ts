/** Pauses in minutes after each failed attempt; when they are used up the mail has visibly failed. */
const PAUSES = [1, 5, 15, 60, 240, 720] as const

/** When to try again after `attempts` failures; null when it is given up. */
export function nextAttempt(attempts: number, now: Date): Date | null {
  const minutes = PAUSES[attempts - 1]
  return minutes === undefined ? null : new Date(now.getTime() + minutes * 60_000)
}

/** How long a message belongs to whoever is sending it. Longer than the slowest attempt can last. */
export const LEASE_MS = 90_000

/** A mail server gets this long for one message. */
export const SEND_TIMEOUT_MS = 20_000

/**
 * While somebody tries a queued message, its next attempt lies between these moments: a lease begins with its whole
 * time before it, and no attempt lasts longer than the mail server gets.
 */
export function beingSent(now: Date): { after: Date; until: Date } {
  const until = now.getTime() + LEASE_MS
  return { after: new Date(until - SEND_TIMEOUT_MS), until: new Date(until) }
}

/** What a visitor waits for at most before the answer comes without the mail. */
export const VISITOR_WAITS_MS = 2000

export const MAIL_STATES = [
  { value: 'queued', label: 'In de wachtrij', tone: 'amber' },
  { value: 'sent', label: 'Verzonden', tone: 'green' },
  { value: 'kept', label: 'Bewaard, niet verzonden', tone: 'grey' },
  { value: 'failed', label: 'Mislukt', tone: 'red' },
] as const

export type MailState = (typeof MAIL_STATES)[number]['value']

/** How sending once more by hand went. */
export type Resent = MailState | 'sending'
