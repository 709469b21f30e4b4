'use client'

import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import type { Asked } from './askingFetch'
import { showWho } from './showWho'

type PasswordDialogProps = {
  asked: Asked
  email: string
  send: typeof fetch
  onDone: (isShown: boolean) => void
}

const WORDS: Record<Asked, { heading: string; text: string; button: string }> = {
  logIn: {
    heading: 'Log opnieuw in',
    text: 'Je bent uitgelogd. Wat je typte, staat er nog: na het inloggen ga je verder waar je was.',
    button: 'Inloggen',
  },
  confirm: {
    heading: 'Bevestig dat jij het bent',
    text: 'Een wachtwoord, e-mailadres of rol wijzigen kan alleen met je huidige wachtwoord.',
    button: 'Bevestigen',
  },
}

/** Asks for the password over the page, which keeps what was typed. */
export function PasswordDialog({ asked, email, send, onDone }: PasswordDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const { heading, text, button } = WORDS[asked]
  useEffect(() => dialog.current?.showModal(), [])

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const password = String(new FormData(event.currentTarget).get('password') ?? '')
    setBusy(true)
    const refused = await showWho(send, asked, { email, password })
    setBusy(false)
    setProblem(refused)
    if (refused === null) onDone(true)
  }

  return (
    <dialog
      ref={dialog}
      className="office-dialog"
      aria-labelledby="password-dialog"
      onCancel={event => {
        event.preventDefault()
        onDone(false)
      }}
    >
      <h2 id="password-dialog">{heading}</h2>
      <p>{text}</p>
      <form onSubmit={submit}>
        {/* Tells the browser's password store whose password this is. */}
        <input type="text" name="username" autoComplete="username" defaultValue={email} hidden readOnly />
        <label>
          Wachtwoord van {email}
          <input
            type="password"
            name="password"
            autoComplete="current-password"
            required
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? 'password-dialog-problem' : undefined}
          />
        </label>
        {problem && (
          <p id="password-dialog-problem" role="alert" className="office-red">
            {problem}
          </p>
        )}
        <div className="office-actions">
          <button type="submit" className="office-key office-key-red" aria-disabled={isBusy}>
            {isBusy ? 'Bezig...' : button}
          </button>
          <button type="button" className="office-key" onClick={() => onDone(false)}>
            Annuleren
          </button>
        </div>
        {asked === 'logIn' && (
          <p>
            <a href="/admin/login" target="_blank" rel="noreferrer">
              Anders inloggen (nieuw tabblad)
            </a>
          </p>
        )}
      </form>
    </dialog>
  )
}
