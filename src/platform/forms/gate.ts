import * as z from 'zod/mini'
import { LONGEST_PROOF } from '@/platform/limits/proofOfWork'

/** Nobody reads and fills a form faster than this. */
const FASTEST_PERSON_MS = 3000

/** What every form carries besides its own fields; all of it is made in the browser. */
export const gateSchema = z.object({
  submissionKey: z.uuid(),
  honeypot: z.string().check(z.maxLength(10_000)),
  /** From the first sight of the form until it was sent. Unknown without JavaScript, or when a clock was put back. */
  filledInMs: z.nullable(z.number().check(z.nonnegative())),
  /** The answer to a challenge, where one was asked for. */
  proof: z.optional(z.string().check(z.maxLength(LONGEST_PROOF))),
})

export type Gate = z.infer<typeof gateSchema>

export function looksLikeBot(gate: Gate): boolean {
  if (gate.honeypot.trim() !== '') return true
  return gate.filledInMs !== null && gate.filledInMs < FASTEST_PERSON_MS
}
