'use client'

import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import {
  ActionForm,
  type AskPassword,
  AskPasswordContext,
  type FormAction,
} from '@/design-system/forms/ActionForm'
import { PasswordField } from './credentialFields'
import { type LogInKind, logInNotices, PASSWORD_REQUIRED } from './notices'

type AreaSessionProps = { email: string; logIn: FormAction<LogInKind>; phone: string; children: ReactNode }

export function AreaSession({ email, logIn, phone, children }: AreaSessionProps) {
  const [asked, setAsked] = useState(false)
  const waiting = useRef<((isIn: boolean) => void)[]>([])

  const ask = useCallback<AskPassword>(
    () =>
      new Promise(resolve => {
        waiting.current.push(resolve)
        setAsked(true)
      }),
    [],
  )

  function done(isIn: boolean) {
    setAsked(false)
    for (const resolve of waiting.current.splice(0)) resolve(isIn)
  }

  return (
    <AskPasswordContext value={ask}>
      {children}
      {asked && <LogInDialog email={email} act={logIn} phone={phone} onDone={done} />}
    </AskPasswordContext>
  )
}

type LogInDialogProps = {
  email: string
  act: FormAction<LogInKind>
  phone: string
  onDone: (isIn: boolean) => void
}

/** A form behind it may have a password field too. */
const FIELD = 'ownPassword'

function LogInDialog({ email, act, phone, onDone }: LogInDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])

  const logIn: FormAction<LogInKind> = (before, form) => {
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
      <ActionForm
        act={logIn}
        notices={name => logInNotices('page', phone, name)}
        failed="failed"
        required={{ [FIELD]: PASSWORD_REQUIRED }}
        label="Opnieuw inloggen"
        button="Inloggen"
        busy="Bezig met inloggen..."
        variant="primary"
        beside={
          <button type="button" className="button button-small max-sm:w-full" onClick={() => onDone(false)}>
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
      </ActionForm>
    </dialog>
  )
}
