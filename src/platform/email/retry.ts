import { PAUSES } from '@/platform/time/backoff'

/** How long a message belongs to whoever is sending it. An attempt that takes longer renews its lease. */
export const LEASE_MS = 90_000

export const leaseFrom = (now: Date) => new Date(now.getTime() + LEASE_MS)

/** How often the lease of a message is renewed while it is being sent. */
export const RENEW_LEASE_MS = 10_000

/** A lease that can wait for its first renewal. */
export function isFreshLease(leasedUntil: Date, now: Date): boolean {
  return leasedUntil.getTime() - now.getTime() >= LEASE_MS - RENEW_LEASE_MS
}

/** A mail server gets half of this to answer the call and half to greet. */
export const SEND_TIMEOUT_MS = 20_000

/** Within this time a mail server has taken the whole message, but for its answer to it. */
export const HAND_OVER_TIMEOUT_MS = 60_000

/** Who gives up sooner sends again what the server was about to accept (RFC 5321, 4.5.3.2.6). */
export const ANSWER_TIMEOUT_MS = 600_000

/** The worker sends at most this many messages side by side. */
export const ATTEMPTS_AT_ONCE = 20

/** How long, and how often within that, a process tries to record that a mail was accepted. */
export const RECORD_FOR_MS = 900_000
export const RECORD_EVERY_MS = 500

/**
 * The next attempt of a queued message lies between these moments while somebody is sending it: later than after any
 * failure a moment ago.
 */
export function sendingWindow(now: Date): { after: Date; until: Date } {
  return { after: new Date(now.getTime() + PAUSES[0] * 60_000 + 1), until: leaseFrom(now) }
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

/** Why a mail of which the links have gone cannot be sent once more. */
export const NO_NEW_LINK = {
  accountGone: 'Het account bij deze mail bestaat niet meer of is gesloten. Er kan geen nieuwe link bij.',
  otherAddress: 'Het account heeft nu een ander e-mailadres. Stuur een nieuwe link vanuit het account zelf.',
  settled: 'Deze aanmelding is al bevestigd, ingetrokken of verlopen. Er kan geen nieuwe link bij.',
  notOurs: 'Een nieuwe link vraagt de ontvanger hiervoor zelf aan.',
} as const

export type NoNewLink = keyof typeof NO_NEW_LINK

/** How sending once more by hand went. */
export type ResendResult = MailState | 'sending' | NoNewLink
