'use client'

import { type SyntheticEvent, useState } from 'react'
import { passwordHint } from '@/platform/forms/formFields'

type ChooseFirstPasswordProps = { invitation: string; email: string; shortest: number }

type Refusal = { errors?: { message?: string; data?: { errors?: { message?: string }[] } }[] }

const NO_ANSWER = 'Er kwam geen antwoord. Probeer het opnieuw.'

export function ChooseFirstPassword({ invitation, email, shortest }: ChooseFirstPasswordProps) {
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    const refused = await choose(invitation, String(new FormData(event.currentTarget).get('password')))
    setProblem(refused)
    if (refused === null) location.assign('/admin')
    else setBusy(false)
  }

  return (
    <form onSubmit={submit}>
      {/* Tells the browser's password store whose password this is. */}
      <input type="text" name="username" autoComplete="username" defaultValue={email} hidden readOnly />
      <label>
        Wachtwoord
        <input
          type="password"
          name="password"
          autoComplete="new-password"
          required
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? 'first-password-problem' : 'first-password-note'}
        />
      </label>
      <p id="first-password-note">{passwordHint(shortest)}</p>
      {problem && (
        <p id="first-password-problem" role="alert" className="admin-urgent">
          {problem}
        </p>
      )}
      <button type="submit" className="admin-button admin-button-primary" aria-disabled={isBusy}>
        {isBusy ? 'Bezig met bewaren...' : 'Bewaar wachtwoord'}
      </button>
    </form>
  )
}

/** Null on success, which also logs in; otherwise why not. */
async function choose(token: string, password: string): Promise<string | null> {
  try {
    const answer = await fetch('/api/staff/reset-password', {
      ...{ method: 'POST', credentials: 'same-origin', headers: { 'content-type': 'application/json' } },
      body: JSON.stringify({ token, password }),
    })
    if (answer.ok) return null
    if (answer.status === 403) return 'Deze link werkt niet meer. Vraag je beheerder om een nieuwe.'
    const { errors = [] } = (await answer.json()) as Refusal
    return errors[0]?.data?.errors?.[0]?.message ?? errors[0]?.message ?? NO_ANSWER
  } catch (error) {
    reportError(error)
    return NO_ANSWER
  }
}
