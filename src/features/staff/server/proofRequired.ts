import { TOO_MANY_TRIES } from '@/platform/auth/limits'
import type { ProofRequired } from '@/platform/limits/proofOfWork'

/** Where the office sends a proof of work; `proofLayer` does so by itself. */
export const PROOF_HEADER = 'x-proof'

/** A fault as Payload's screens read it, with what a browser can do about it. */
export function proofRequired({ challenge }: ProofRequired): { message: string; data: { challenge: string } } {
  return { message: TOO_MANY_TRIES, data: { challenge } }
}
