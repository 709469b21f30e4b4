import * as z from 'zod/mini'
import { MAX_PROOF_LENGTH } from './proofOfWork'

/** Nobody reads and fills a form faster than this. */
const MIN_FILL_MS = 3000

/** What every form carries besides its own fields; all of it is made in the browser. */
export const formGuardSchema = z.object({
  submissionKey: z.uuid(),
  honeypot: z.string().check(z.maxLength(10_000)),
  /** From showing the form until sending it. Unknown without JavaScript, or when a clock was put back. */
  filledInMs: z.nullable(z.number().check(z.nonnegative())),
  /** The answer to a challenge, where one was required. */
  proof: z.optional(z.string().check(z.maxLength(MAX_PROOF_LENGTH))),
})

export type FormGuard = z.infer<typeof formGuardSchema>

export function looksLikeBot(gate: FormGuard): boolean {
  if (gate.honeypot.trim() !== '') return true
  return gate.filledInMs !== null && gate.filledInMs < MIN_FILL_MS
}
