import type { LimitExceeded } from '@/platform/forms/proofOfWork'

type Invalid = { kind: 'invalid'; errors: Record<string, string> }

/** The same answer for a wrong password, an unknown address and a closed account. */
export type LogInResult = { kind: 'loggedIn'; name: string } | LogInRefusal
export type LogInRefusal = { kind: 'refused' | 'failed' } | LimitExceeded

export type ForgotPasswordResult = { kind: 'asked' | 'failed' } | LimitExceeded | Invalid

/** `expired` also covers links that were used or never made. */
export type SetPasswordResult = { kind: 'passwordSet' } | SetPasswordRefusal
export type SetPasswordRefusal = { kind: 'expired' | 'tooMany' | 'failed' } | Invalid

export type ChangePasswordResult = { kind: 'passwordChanged' } | ChangePasswordRefusal
export type ChangePasswordRefusal = { kind: 'loggedOut' | 'tooMany' | 'failed' } | Invalid

export type UpdateAccountResult = { kind: 'saved' | 'loggedOut' | 'tooMany' | 'failed' } | Invalid

export type RequestErasureResult = { kind: 'asked' | 'askedBefore' | 'loggedOut' | 'tooMany' | 'failed' }

export type SendLinkResult = { kind: 'sent' | 'notSent' | 'closed' | 'unknown' }

/** Running orders and open invoices come first: their mails need an address. */
export type EraseResult = { kind: 'erased' | 'stillRunning' | 'stillOpen' | 'unknown' }

export const PASSWORD_PATH = '/wachtwoord-instellen'
export const PASSWORD_KEY = 'sleutel'

export const ALL_OTHER_SESSIONS = 'others'

export const DEMO_CUSTOMER = { email: 'klant@voorbeeldbedrijf.example', password: 'proefklant-2026' }
