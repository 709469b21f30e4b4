import type { ProofRequired } from '@/platform/forms/proofOfWork'

/** One per line of the error catalogue, and one per refusal that the catalogue leaves to us. */
export type LeadResult =
  | { kind: 'sent' | 'savedWithoutMail'; reference: string }
  | { kind: 'invalid'; errors: Record<string, string> }
  | { kind: 'notSaved' | 'keyReused' | 'tooMany' }
  | ProofRequired

export type LeadResultKind = LeadResult['kind']

/** How a form stands: never sent, or sent with this answer. `values` is what was typed, for a page without scripts. */
export type LeadState = { kind: 'idle' } | (LeadResult & { values: Record<string, string> })

export const IDLE: LeadState = { kind: 'idle' }

export type SubmitLead = (before: LeadState, form: FormData) => Promise<LeadState>
