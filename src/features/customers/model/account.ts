import type { ProofRequired } from '@/platform/forms/proofOfWork'

type Invalid = { kind: 'invalid'; errors: Record<string, string> }

/** How an attempt to log in ends. It is the same for a wrong password, an unknown address and a closed account. */
export type LogInResult = { kind: 'loggedIn'; name: string } | LogInRefusal
export type LogInRefusal = { kind: 'refused' | 'tooMany' | 'failed' } | ProofRequired

/** The same whether or not anybody has the address. */
export type ForgotPasswordResult = { kind: 'asked' | 'tooMany' | 'failed' } | ProofRequired | Invalid

/** `expired` is also for a link that was used, or never made. */
export type SetPasswordResult = { kind: 'passwordSet' } | SetPasswordRefusal
export type SetPasswordRefusal = { kind: 'expired' | 'tooMany' | 'failed' } | Invalid

export type ChangePasswordResult = { kind: 'passwordChanged' } | ChangePasswordRefusal
export type ChangePasswordRefusal = { kind: 'loggedOut' | 'tooMany' | 'failed' } | Invalid

export type UpdateAccountResult = { kind: 'saved' | 'loggedOut' | 'tooMany' | 'failed' } | Invalid

export type AskErasureResult = { kind: 'asked' | 'askedBefore' | 'loggedOut' | 'tooMany' | 'failed' }

/** How sending a customer a link by staff ends. */
export type SendLinkResult = { kind: 'sent' | 'notSent' | 'closed' | 'unknown' }

/** Running orders and open invoices come first: what is still owed must be sent to somebody. */
export type EraseResult = { kind: 'erased' | 'stillRunning' | 'stillOpen' | 'unknown' }

/** Where a link of a mail leads to choose a password, and the part of the address that carries its key. */
export const PASSWORD_PATH = '/wachtwoord-instellen'
export const PASSWORD_KEY = 'sleutel'

/** Stands for every session but the one that asks. */
export const ALL_OTHER_SESSIONS = 'others'
