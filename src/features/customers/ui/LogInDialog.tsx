'use client'

import { useEffect, useRef } from 'react'
import { AreaForm } from '@/design-system/area/AreaForm'
import type { AreaAction } from '@/design-system/area/areaState'
import { type LogInKind, logInNotices, PASSWORD_REQUIRED } from './logInNotices'
import { PasswordField } from './PasswordField'

type LogInDialogProps = {
  email: string
  act: AreaAction<LogInKind>
  phone: string
  onDone: (isIn: boolean) => void
}

/** A name of its own: a form of the page behind it may have a field for a password too. */
const FIELD = 'ownPassword'

/** The log-in over a page whose session has ended. What was typed behind it stays. */
export function LogInDialog({ email, act, phone, onDone }: LogInDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])

  const logIn: AreaAction<LogInKind> = (before, form) => {
    form.set('password', form.get(FIELD) ?? '')
    form.delete(FIELD)
    return act(before, form)
  }

  return (
    <dialog
      ref={dialog}
      aria-labelledby="log-in-again"
      className="m-auto w-[min(30rem,calc(100vw-28px))] border-2 border-ink bg-paper p-6 backdrop:bg-ink/50"
      onCancel={event => {
        event.preventDefault()
        onDone(false)
      }}
    >
      <h2 id="log-in-again" className="text-2xl">
        Log opnieuw in
      </h2>
      <p className="mt-2 mb-5">
        Je sessie is voorbij. Wat je typte, staat er nog: na het inloggen ga je verder.
      </p>
      <AreaForm
        act={logIn}
        notices={name => logInNotices('page', phone, name)}
        failed="failed"
        required={{ [FIELD]: PASSWORD_REQUIRED }}
        label="Opnieuw inloggen"
        button="Inloggen"
        busy="Bezig met inloggen..."
        look="red"
        beside={
          <button type="button" className="key key-small max-sm:w-full" onClick={() => onDone(false)}>
            Annuleer
          </button>
        }
        onAnswer={({ kind }) => kind === 'loggedIn' && onDone(true)}
      >
        {({ errors }) => (
          <>
            <input type="hidden" name="email" value={email} />
            <p>
              <span className="block font-semibold">E-mailadres</span>
              <span className="font-medium text-pen [overflow-wrap:anywhere]">{email}</span>
            </p>
            <PasswordField
              name={FIELD}
              label="Wachtwoord"
              autoComplete="current-password"
              error={errors[FIELD]}
            />
          </>
        )}
      </AreaForm>
    </dialog>
  )
}
