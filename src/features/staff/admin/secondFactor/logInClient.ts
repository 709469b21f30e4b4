import { startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser'
import { useRef, useState } from 'react'
import { postForResult } from '@/platform/console/fetchJson'
import { PASSKEY_MESSAGES } from '../../messages'
import type { FactorAnswer, NewFactor, SecondStepRequest } from '../../model/secondFactor'

export type LoggedIn = { user: object; exp: number; recoveryCodes?: string[] }

type Account = { email: string; password: string }
type Refused = { secondStep?: SecondStepRequest | null; problem?: string }

export type StepProps = {
  /** Null when it was right. */
  answer: (step: FactorAnswer | NewFactor) => Promise<string | null>
  restart: () => void
  headingLevel: 1 | 3
}

export function useLogIn(onLoggedIn: (session: LoggedIn, password: string) => void | Promise<void>) {
  const [asked, setAsked] = useState<SecondStepRequest | null>(null)
  const account = useRef<Account | null>(null)

  async function send(secondFactor?: FactorAnswer | NewFactor): Promise<string | null> {
    const typed = account.current
    const result = await postForResult<LoggedIn>('/api/staff/login', { ...typed, secondFactor })
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

/** A scanned code app stays on the screen after a wrong code; a passkey needs the new challenge. */
function withScanned(shown: SecondStepRequest | null, next: SecondStepRequest): SecondStepRequest {
  return shown?.step === 'setUp' && next.step === 'setUp' ? { ...next, totp: shown.totp } : next
}

type Passkey<Response> = { kind: 'response'; response: Response } | { kind: 'refused'; message: string }

type MakeOptions = Parameters<typeof startRegistration>[0]['optionsJSON']
type UseOptions = Parameters<typeof startAuthentication>[0]['optionsJSON']

export const createPasskey = (options: object) =>
  dialog(() => startRegistration({ optionsJSON: options as MakeOptions }))

export const signWithPasskey = (options: object) =>
  dialog(() => startAuthentication({ optionsJSON: options as UseOptions }))

async function dialog<Response>(show: () => Promise<Response>): Promise<Passkey<Response>> {
  try {
    return { kind: 'response', response: await show() }
  } catch (error) {
    const isKnown =
      error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED'
    // Closing the browser's dialog is no error.
    if (!isKnown && !(error instanceof Error && error.name === 'NotAllowedError')) reportError(error)
    return { kind: 'refused', message: isKnown ? PASSKEY_MESSAGES.known : PASSKEY_MESSAGES.notUsed }
  }
}

export function useAsyncAction() {
  const [fault, setFault] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  async function run(act: () => Promise<string | null>): Promise<void> {
    if (isBusy) return
    setBusy(true)
    setFault(null)
    setFault(await act())
    setBusy(false)
  }
  return { fault, isBusy, run }
}
