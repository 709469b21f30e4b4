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
 * The next attempt of a queued message lies between these moments while somebody has just begun to send it: later than
 * after any failure a moment ago. An attempt that lasts longer than half a minute is no longer known by it.
 */
export function beingSent(now: Date): { after: Date; until: Date } {
  return {
    after: new Date(now.getTime() + PAUSES[0] * 60_000 + 1),
    until: new Date(now.getTime() + LEASE_MS),
  }
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
export type Resent = MailState | 'sending' | NoNewLink
