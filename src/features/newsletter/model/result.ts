import type { ProofRequired } from '@/platform/limits/proofOfWork'

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
