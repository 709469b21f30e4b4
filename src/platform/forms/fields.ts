import * as z from 'zod/mini'
import { multiLine, singleLine } from '@/platform/text/format'
import { EMPTY_FIELD, INVALID_EMAIL } from './formFields'
import { MAX_PROOF_LENGTH } from './proofOfWork'

/** Unicode has letters without width: a name of those alone counts as empty. */
const VISIBLE_CHARACTER = /[\p{L}\p{N}\p{P}\p{S}]/u

const filled = (message: string) => z.regex(VISIBLE_CHARACTER, message)

export const requiredLine = (message: string, longest = 200) =>
  z.string({ error: message }).check(z.overwrite(singleLine), filled(message), atMost(longest))

export const requiredText = (message: string, longest?: number) =>
  z.pipe(optionalText(longest), z.string().check(filled(message)))

export const optionalLine = (longest = 200) => z.string().check(z.overwrite(singleLine), atMost(longest))

export const optionalText = (longest = 4000) => z.string().check(z.overwrite(multiLine), atMost(longest))

const atMost = (longest: number) => z.maxLength(longest, `Gebruik hoogstens ${longest} tekens.`)

/** RFC 5321 allows 254 characters in an address. */
export const email = z.pipe(requiredLine(EMPTY_FIELD.email, 254), z.email(INVALID_EMAIL))

export function fieldErrors(issues: z.core.$ZodIssue[]): Record<string, string> {
  const all = issues.map(({ path, message }) => [path.join('.'), message])
  return Object.fromEntries(all.reverse())
}

export const formGuardSchema = z.object({
  submissionKey: z.uuid(),
  honeypot: z.string().check(z.maxLength(10_000)),
  /** Null without JavaScript, or when the clock was put back. */
  filledInMs: z.nullable(z.number().check(z.nonnegative())),
  proof: z.optional(z.string().check(z.maxLength(MAX_PROOF_LENGTH))),
})

export type FormGuard = z.infer<typeof formGuardSchema>

/** Faster than a person types. A browser that fills in a form for a person is as fast. */
const MIN_FILL_MS = 3000

export type GuardSign = 'honeypot' | 'speed'

export function guardSigns({ honeypot, filledInMs }: FormGuard): GuardSign[] {
  const signs: GuardSign[] = []
  if (honeypot.trim() !== '') signs.push('honeypot')
  if (filledInMs !== null && filledInMs < MIN_FILL_MS) signs.push('speed')
  return signs
}

/** A browser may fill in the hidden field for a person: a machine shows a second sign. */
export function isMachine(signs: readonly string[]): boolean {
  return signs.includes('honeypot') && signs.length > 1
}
