import { useRef, useState } from 'react'
import type { FactorAnswer, NewFactor, SecondStepAsked } from '@/domain/security/secondFactor'
import { request } from './request'

/** The session that a log-in made; recovery codes come once, with the first factor. */
export type LoggedIn = { user: object; token: string; exp: number; recoveryCodes?: string[] }

type Typed = { email: string; password: string }
type Refused = { secondStep?: SecondStepAsked | null; problem?: string }

export type StepProps = {
  /** Sends the second step. Answers why it was refused; null when it was right. */
  answer: (step: FactorAnswer | NewFactor) => Promise<string | null>
  /** Back to the password. */
  restart: () => void
}

/** Logs in with the password, and with the second step where the account asks for it. */
export function useLogIn(onLoggedIn: (session: LoggedIn) => void) {
  const [asked, setAsked] = useState<SecondStepAsked | null>(null)
  const typed = useRef<Typed | null>(null)

  async function send(secondFactor?: FactorAnswer | NewFactor): Promise<string | null> {
    const said = await request<LoggedIn>('/api/staff/login', { ...typed.current, secondFactor })
    if (said.kind === 'done') {
      onLoggedIn(said.content)
      return null
    }
    const { secondStep: next, problem } = (said.content as Refused | null) ?? {}
    if (next) setAsked(shown => (problem === 'wrong' ? withScanned(shown, next) : next))
    return next && !secondFactor ? null : said.message
  }

  return {
    asked,
    start: (account: Typed) => {
      typed.current = account
      return send()
    },
    answer: (step: FactorAnswer | NewFactor) => send(step),
    restart: () => {
      typed.current = null
      setAsked(null)
    },
  }
}

/** A code app that was scanned stays on the screen after a wrong code; a passkey needs the new challenge. */
function withScanned(shown: SecondStepAsked | null, next: SecondStepAsked): SecondStepAsked {
  return shown?.step === 'setUp' && next.step === 'setUp' ? { ...next, totp: shown.totp } : next
}
