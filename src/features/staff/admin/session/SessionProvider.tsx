'use client'

import { useAuth } from '@payloadcms/ui'
import { type ReactNode, type SyntheticEvent, useCallback, useEffect, useId, useRef, useState } from 'react'
import { installLayer, postForResult } from '@/platform/console/fetchJson'
import { OfficeDialog } from '@/platform/console/OfficeDialog'
import { RecoveryCodes } from '../secondFactor/factorFields'
import { useAsyncAction, useLogIn } from '../secondFactor/logInClient'
import { LogInStep } from '../secondFactor/SecondStep'
import { OWN_SESSION, type Prompt, proofOfWorkLayer, sessionLayer } from './requestLayers'

const EVERY_MS = 60_000

export default function SessionProvider({ children }: { children: ReactNode }) {
  const email = useAuth().user?.email
  const [prompt, setPrompt] = useState<Prompt | null>(null)
  const [recoveryCodes, setRecoveryCodes] = useState<string[] | null>(null)
  const waiting = useRef<((isConfirmed: boolean) => void)[]>([])

  const ask = useCallback(
    (what: Prompt) =>
      new Promise<boolean>(resolve => {
        waiting.current.push(resolve)
        setPrompt(before => (before === 'logIn' ? before : what))
      }),
    [],
  )

  const done = useCallback((isConfirmed: boolean) => {
    setPrompt(null)
    for (const resolve of waiting.current.splice(0)) resolve(isConfirmed)
  }, [])

  useEffect(() => installLayer('proof', proofOfWorkLayer), [])
  useEffect(() => (email ? installLayer('session', sessionLayer(ask)) : undefined), [email, ask])

  useSessionCheck(Boolean(email), prompt === 'logIn', () => {
    if (prompt === 'logIn') done(true)
  })

  return (
    <>
      {children}
      {prompt && email && (
        <PasswordDialog
          key={prompt}
          prompt={prompt}
          email={email}
          onDone={codes => {
            setRecoveryCodes(codes)
            done(true)
          }}
          onCancel={() => done(false)}
        />
      )}
      {recoveryCodes && (
        <OfficeDialog label="Je herstelcodes">
          <RecoveryCodes codes={recoveryCodes} done="Bewaard, verder" onDone={() => setRecoveryCodes(null)} />
        </OfficeDialog>
      )}
    </>
  )
}

/** Checks each minute and on focus; a session that ended makes the session layer ask for a log-in. */
function useSessionCheck(isOn: boolean, isPrompted: boolean, onLoggedIn: () => void) {
  const loggedIn = useRef(onLoggedIn)
  loggedIn.current = onLoggedIn
  useEffect(() => {
    if (!isOn) return
    const check = async () => {
      if (document.hidden) return
      try {
        const answer = await fetch(OWN_SESSION, { credentials: 'same-origin' })
        if (answer.ok && (await answer.json()).user) loggedIn.current()
      } catch (error) {
        reportError(error)
      }
    }
    const timer = isPrompted ? undefined : setInterval(check, EVERY_MS)
    document.addEventListener('visibilitychange', check)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', check)
    }
  }, [isOn, isPrompted])
}

type PasswordDialogProps = {
  prompt: Prompt
  email: string
  onDone: (recoveryCodes: string[] | null) => void
  onCancel: () => void
}

const WORDS: Record<Prompt, { heading: string; text: string; button: string }> = {
  logIn: {
    heading: 'Log opnieuw in',
    text: 'Je bent uitgelogd. Wat je typte, staat er nog: na het inloggen ga je verder waar je was.',
    button: 'Inloggen',
  },
  confirm: {
    heading: 'Bevestig dat jij het bent',
    text: 'Deze wijziging kan alleen met je huidige wachtwoord.',
    button: 'Bevestigen',
  },
}

const confirmIdentity = (password: string) => postForResult('/api/staff/confirm', { password })

function PasswordDialog({ prompt, email, onDone, onCancel }: PasswordDialogProps) {
  const heading = useId()
  const { asked, start, ...steps } = useLogIn(async (session, password) => {
    // A password typed just now is not asked for again by the change that needs it.
    await confirmIdentity(password)
    onDone(session.recoveryCodes ?? null)
  })

  async function submit(password: string): Promise<string | null> {
    if (prompt === 'logIn') return start({ email, password })
    const result = await confirmIdentity(password)
    if (result.kind === 'refused') return result.message
    onDone(null)
    return null
  }

  return (
    <OfficeDialog labelledBy={heading} onCancel={onCancel}>
      <h2 id={heading}>{WORDS[prompt].heading}</h2>
      {asked ? (
        <>
          <LogInStep asked={asked} headingLevel={3} {...steps} />
          <button type="button" className="factor-link" onClick={onCancel}>
            Annuleren
          </button>
        </>
      ) : (
        <PasswordForm prompt={prompt} email={email} onSubmit={submit} onCancel={onCancel} />
      )}
    </OfficeDialog>
  )
}

type PasswordFormProps = Pick<PasswordDialogProps, 'prompt' | 'email' | 'onCancel'> & {
  onSubmit: (password: string) => Promise<string | null>
}

function PasswordForm({ prompt, email, onSubmit, onCancel }: PasswordFormProps) {
  const { fault, isBusy, run } = useAsyncAction()
  const faultId = useId()
  const { text, button } = WORDS[prompt]
  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    const password = String(new FormData(event.currentTarget).get('password') ?? '')
    void run(() => onSubmit(password))
  }
  return (
    <form onSubmit={submit}>
      <p>{text}</p>
      {/* Tells the browser's password store whose password this is. */}
      <input type="text" name="username" autoComplete="username" defaultValue={email} hidden readOnly />
      <label>
        Wachtwoord van {email}
        <input
          type="password"
          name="password"
          autoComplete="current-password"
          required
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? faultId : undefined}
        />
      </label>
      {fault && (
        <p id={faultId} role="alert" className="admin-urgent">
          {fault}
        </p>
      )}
      <div className="admin-actions">
        <button type="submit" className="admin-button admin-button-primary" aria-disabled={isBusy}>
          {isBusy ? 'Bezig...' : button}
        </button>
        <button type="button" className="admin-button" onClick={onCancel}>
          Annuleren
        </button>
      </div>
      {prompt === 'logIn' && (
        <p>
          <a href="/admin/forgot" target="_blank" rel="noreferrer">
            Wachtwoord vergeten? (nieuw tabblad)
          </a>
        </p>
      )}
    </form>
  )
}
