import { fieldErrors, readGate, type Typed } from '@/features/leads/server/readForm'
import type { FormGuard } from '@/platform/forms/gate'
import { type SignUp, signUpSchema } from '../model/signUp'

export type ReadSignUp = SignUp & { gate: FormGuard }

/** The form as its schema understands it, or what is wrong at which field. */
export function readSignUp(typed: Typed, now: Date): ReadSignUp | { errors: Record<string, string> } {
  const signUp = signUpSchema.safeParse({ email: typed.email ?? '', source: typed.source ?? '' })
  if (!signUp.success) return { errors: fieldErrors(signUp.error.issues) }
  const gate = readGate(typed, signUp.data, now)
  return gate.success ? { ...signUp.data, gate: gate.data } : { errors: {} }
}
