import { PAUSES } from '@/platform/time/backoff'

export const LEASE_MS = 90_000

export const leaseFrom = (now: Date) => new Date(now.getTime() + LEASE_MS)

export const RENEW_LEASE_MS = 10_000

export function isFreshLease(leasedUntil: Date, now: Date): boolean {
  return leasedUntil.getTime() - now.getTime() >= LEASE_MS - RENEW_LEASE_MS
}

/** Half for connecting, half for the greeting. */
export const SEND_TIMEOUT_MS = 20_000

/** For the whole message, but for the server's answer. */
export const HAND_OVER_TIMEOUT_MS = 60_000

/** Giving up sooner sends a mail twice (RFC 5321, 4.5.3.2.6). */
export const ANSWER_TIMEOUT_MS = 600_000

type Refusal = { responseCode?: unknown; command?: unknown; response?: unknown }

/** A refusal with its enhanced status, where the server gives one (RFC 3463). */
const REFUSED_FOR_GOOD = /^55[013][ -](5\.\d+\.\d+)?/

/** The address does not exist. What a server has against us, or for now, may pass. */
export function isPermanentRefusal(error: unknown): boolean {
  const { command, response } = error instanceof Error ? (error as Error & Refusal) : {}
  const refused = command === 'RCPT TO' ? REFUSED_FOR_GOOD.exec(String(response)) : null
  if (!refused) return false
  const [, status] = refused
  return status === undefined || status.startsWith('5.1.') || status === '5.2.1'
}

export const ATTEMPTS_AT_ONCE = 20

export const RECORD_FOR_MS = 900_000
export const RECORD_EVERY_MS = 500

/** A queued message is being sent while its next attempt lies in this window. */
export function sendingWindow(now: Date): { after: Date; until: Date } {
  return { after: new Date(now.getTime() + PAUSES[0] * 60_000 + 1), until: leaseFrom(now) }
}

export const VISITOR_WAITS_MS = 2000

export const MAIL_STATES = [
  { value: 'queued', label: 'In de wachtrij', tone: 'amber' },
  { value: 'sent', label: 'Verzonden', tone: 'green' },
  { value: 'kept', label: 'Bewaard, niet verzonden', tone: 'grey' },
  { value: 'failed', label: 'Mislukt', tone: 'red' },
  { value: 'held', label: 'Vastgehouden na terugzetten', tone: 'amber' },
] as const

export type MailState = (typeof MAIL_STATES)[number]['value']

export const NO_NEW_LINK = {
  accountGone: 'Het account bij deze mail bestaat niet meer of is gesloten. Er kan geen nieuwe link bij.',
  otherAddress: 'Het account heeft nu een ander e-mailadres. Stuur een nieuwe link vanuit het account zelf.',
  settled: 'Waar deze mail over gaat is al bevestigd, ingetrokken of verlopen. Er kan geen nieuwe link bij.',
  notOurs: 'Een nieuwe link vraagt de ontvanger hiervoor zelf aan.',
} as const

export type NoNewLink = keyof typeof NO_NEW_LINK

/** `fileGone`: a file cannot be had as it was sent. */
export type ResendResult = MailState | 'sending' | 'fileGone' | NoNewLink
