'use client'

import { useEffect, useState } from 'react'
import { describedBy, Field, TextField } from '@/design-system/forms/TextField'
import { passwordHint } from '@/platform/forms/formFields'

type PasswordFieldProps = {
  name: string
  label: string
  note?: string
  error?: string
  autoComplete: 'current-password' | 'new-password'
}

export function PasswordField({ name, label, note, error, autoComplete }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  return (
    <Field name={name} label={label} note={note} error={error}>
      <div className="relative">
        <input
          id={name}
          name={name}
          type={shown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          required
          maxLength={MAX_TYPED_LENGTH}
          {...describedBy({ name, note, error })}
          className="input pr-28"
        />
        {isHydrated && (
          <button
            type="button"
            onClick={() => setShown(!shown)}
            className="link absolute inset-y-0 right-0 min-w-11 px-4 font-semibold text-[0.95rem]"
          >
            {shown ? 'Verberg' : 'Toon'}
            <span className="sr-only"> wachtwoord</span>
          </button>
        )}
      </div>
    </Field>
  )
}

/** Far above the maximum: a longer password is refused with a message, never cut off. */
const MAX_TYPED_LENGTH = 1000

export function NewPasswordField({ shortest, error }: { shortest: number; error?: string }) {
  return (
    <PasswordField
      name="password"
      label="Nieuw wachtwoord"
      note={passwordHint(shortest)}
      autoComplete="new-password"
      error={error}
    />
  )
}

/** The address somebody logs in with. */
export function EmailField({ value, error }: { value?: string; error?: string }) {
  return (
    <TextField
      name="email"
      label="E-mailadres"
      type="email"
      inputMode="email"
      autoComplete="username"
      required
      defaultValue={value}
      error={error}
    />
  )
}
