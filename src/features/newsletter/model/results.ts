import type { ProofRequired } from '@/platform/forms/proofOfWork'

/** How signing up ends. It is the same for an address that is on the list already: nobody learns who is. */
export type SignUpResult =
  | { kind: 'checkMail' | 'savedWithoutMail' }
  | { kind: 'invalid'; errors: Record<string, string> }
  | { kind: 'notSaved' | 'keyReused' | 'tooMany' }
  | ProofRequired

export type SignUpKind = SignUpResult['kind']

/** How the form stands: never sent, or sent with this answer. `values` is what was typed, for a page without scripts. */
export type NewsletterState = { kind: 'idle' } | (SignUpResult & { values: Record<string, string> })

export const IDLE: NewsletterState = { kind: 'idle' }

export type ConfirmKind = 'confirmed' | 'alreadyConfirmed' | 'expired' | 'unknown' | 'tooMany' | 'notSaved'
export type UnsubscribeKind = 'unsubscribed' | 'unknown' | 'notSaved'

/** The page behind a link of a mail. It asks first, since mail scanners follow links too. */
export type AskedState = { kind: 'asked' | ConfirmKind | UnsubscribeKind }

/** Addresses that only stand in mails. Mail programs post to `oneClick` by themselves (RFC 8058). */
export const NEWSLETTER_PATHS = {
  confirm: '/nieuwsbrief/bevestigen',
  unsubscribe: '/nieuwsbrief/uitschrijven',
  oneClick: '/nieuwsbrief/direct',
} as const

/** The field and the part of an address that carry the key of a mail. */
export const MAIL_KEY_FIELD = 'sleutel'
