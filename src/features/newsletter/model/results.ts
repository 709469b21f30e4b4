import type { ProofRequired } from '@/platform/forms/proofOfWork'

/** The same for a known address: nobody learns who is on the list. */
export type SignUpResult =
  | { kind: 'checkMail' | 'savedWithoutMail' }
  | { kind: 'invalid'; errors: Record<string, string> }
  | { kind: 'notSaved' | 'keyReused' | 'tooMany' }
  | ProofRequired

export type SignUpKind = SignUpResult['kind']

export type NewsletterState = { kind: 'idle' } | (SignUpResult & { values: Record<string, string> })

export const IDLE: NewsletterState = { kind: 'idle' }

export type ConfirmKind = 'confirmed' | 'alreadyConfirmed' | 'expired' | 'unknown' | 'tooMany' | 'notSaved'
export type UnsubscribeKind = 'unsubscribed' | 'unknown' | 'notSaved'

/** Asks first, since mail scanners follow links. */
export type AskedState = { kind: 'asked' | ConfirmKind | UnsubscribeKind }

/** Mail programs post to `oneClick` by themselves (RFC 8058). */
export const NEWSLETTER_PATHS = {
  confirm: '/nieuwsbrief/bevestigen',
  unsubscribe: '/nieuwsbrief/uitschrijven',
  oneClick: '/nieuwsbrief/direct',
} as const

export const MAIL_KEY_FIELD = 'sleutel'
