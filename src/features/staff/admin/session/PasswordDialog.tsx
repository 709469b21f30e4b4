'use client'

import { type SyntheticEvent, useId } from 'react'
import { OfficeDialog } from '@/platform/console/OfficeDialog'
import { LogInStep } from '../secondFactor/LogInStep'
import { useAsyncAction } from '../secondFactor/useAsyncAction'
import { useLogIn } from '../secondFactor/useLogIn'
import { postJson } from './postJson'
import type { Prompt } from './sessionLayer'

type PasswordDialogProps = {
  prompt: Prompt
  email: string
  /** Recovery codes come with a first second step, and are shown once. */
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

const confirmIdentity = (password: string) => postJson('/api/staff/confirm', { password })

/** Asks for the password, and for the second step of a log-in, over the page, which keeps what was typed. */
export function PasswordDialog({ prompt, email, onDone, onCancel }: PasswordDialogProps) {
  const heading = useId()
  const { asked, start, ...steps } = useLogIn(async (session, password) => {
    // Whoever has just typed it is not asked for it again by the change that they were making.
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
        <p id={faultId} role="alert" className="office-red">
          {fault}
        </p>
      )}
      <div className="office-actions">
        <button type="submit" className="office-key office-key-red" aria-disabled={isBusy}>
          {isBusy ? 'Bezig...' : button}
        </button>
        <button type="button" className="office-key" onClick={onCancel}>
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
