'use client'

import { ActionForm, type FormAction } from '@/design-system/forms/ActionForm'
import { TextField } from '@/design-system/forms/TextField'
import { EMPTY_FIELD } from '@/platform/forms/formFields'
import { type LogInKind, type LogInPlace, logInNotices, PASSWORD_REQUIRED } from './notices'
import { PasswordField } from './PasswordField'

export type LogInFormProps = { act: FormAction<LogInKind>; place: LogInPlace; phone: string }

const REQUIRED = { email: EMPTY_FIELD.email, password: PASSWORD_REQUIRED }

export function LogInForm({ act, place, phone }: LogInFormProps) {
  return (
    <ActionForm
      act={act}
      notices={name => logInNotices(place, phone, name)}
      failed="failed"
      required={REQUIRED}
      label="Inloggen"
      button="Inloggen"
      busy="Bezig met inloggen..."
      look="red"
      beside={
        <a href="/wachtwoord-vergeten" className="underlined inline-flex min-h-11 items-center">
          Wachtwoord vergeten?
        </a>
      }
    >
      {({ errors, values, isHydrated }) => (
        <>
          {place === 'page' && !isHydrated && <input type="hidden" name="leadOn" value="true" />}
          <TextField
            name="email"
            label="E-mailadres"
            type="email"
            inputMode="email"
            autoComplete="username"
            required
            defaultValue={values.email}
            error={errors.email}
          />
          <PasswordField
            name="password"
            label="Wachtwoord"
            autoComplete="current-password"
            error={errors.password}
          />
        </>
      )}
    </ActionForm>
  )
}
