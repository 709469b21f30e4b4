import { type Gate, gateSchema } from '@/domain/leads/gate'
import { HONEYPOT } from '@/domain/leads/honeypot'
import { type SignUp, signUpSchema } from '@/domain/newsletter/signUp'
import { derivedKey } from '../leads/derivedKey'
import { fieldErrors, type Typed } from '../leads/readForm'

export type ReadSignUp = SignUp & { gate: Gate }

/** The form as its schema understands it, or what is wrong at which field. */
export function readSignUp(typed: Typed, now: Date): ReadSignUp | { errors: Record<string, string> } {
  const signUp = signUpSchema.safeParse({ email: typed.email ?? '', source: typed.source ?? '' })
  if (!signUp.success) return { errors: fieldErrors(signUp.error.issues) }
  const gate = gateSchema.safeParse({
    submissionKey:
      typed.submissionKey || derivedKey({ ...signUp.data, hour: now.toISOString().slice(0, 13) }),
    honeypot: typed[HONEYPOT] ?? '',
    filledInMs: typed.filledInMs ? Number(typed.filledInMs) : null,
  })
  return gate.success ? { ...signUp.data, gate: gate.data } : { errors: {} }
}
