import { useRef, useState } from 'react'
import type { FactorAnswer, NewFactor, SecondStepRequest } from '../../model/secondFactor'
import { postJson } from '../session/postJson'

/** The session that a log-in made; recovery codes come once, with the first factor. */
export type LoggedIn = { user: object; exp: number; recoveryCodes?: string[] }

type Account = { email: string; password: string }
type Refused = { secondStep?: SecondStepRequest | null; problem?: string }

export type StepProps = {
  /** Sends the second step. Answers why it was refused; null when it was right. */
  answer: (step: FactorAnswer | NewFactor) => Promise<string | null>
  /** Back to the password. */
  restart: () => void
  /** Of its heading: the first of a page, or one within a dialog. */
  headingLevel: 1 | 3
}

/** Logs in with the password, and with the second step where the account asks for it. */
export function useLogIn(onLoggedIn: (session: LoggedIn, password: string) => void | Promise<void>) {
  const [asked, setAsked] = useState<SecondStepRequest | null>(null)
  const account = useRef<Account | null>(null)

  async function send(secondFactor?: FactorAnswer | NewFactor): Promise<string | null> {
    const typed = account.current
    const result = await postJson<LoggedIn>('/api/staff/login', { ...typed, secondFactor })
    if (result.kind === 'done') {
      await onLoggedIn(result.content, typed?.password ?? '')
      return null
    }
    const { secondStep: next, problem } = (result.content as Refused | null) ?? {}
    if (next) setAsked(shown => (problem === 'wrong' ? withScanned(shown, next) : next))
    return next && !secondFactor ? null : result.message
  }

  return {
    asked,
    start: (typed: Account) => {
      account.current = typed
      return send()
    },
    answer: (step: FactorAnswer | NewFactor) => send(step),
    restart: () => {
      account.current = null
      setAsked(null)
    },
  }
}

/** A code app that was scanned stays on the screen after a wrong code; a passkey needs the new challenge. */
function withScanned(shown: SecondStepRequest | null, next: SecondStepRequest): SecondStepRequest {
  return shown?.step === 'setUp' && next.step === 'setUp' ? { ...next, totp: shown.totp } : next
}
