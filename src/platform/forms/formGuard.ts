import * as z from 'zod/mini'
import { MAX_PROOF_LENGTH } from './proofOfWork'

const MIN_FILL_MS = 3000

export const formGuardSchema = z.object({
  submissionKey: z.uuid(),
  honeypot: z.string().check(z.maxLength(10_000)),
  /** Null without JavaScript, or when the clock was put back. */
  filledInMs: z.nullable(z.number().check(z.nonnegative())),
  proof: z.optional(z.string().check(z.maxLength(MAX_PROOF_LENGTH))),
})

export type FormGuard = z.infer<typeof formGuardSchema>

export function looksLikeBot(gate: FormGuard): boolean {
  if (gate.honeypot.trim() !== '') return true
  return gate.filledInMs !== null && gate.filledInMs < MIN_FILL_MS
}
