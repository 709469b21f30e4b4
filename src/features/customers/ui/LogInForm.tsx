'use client'

import { ActionForm, type FormAction } from '@/design-system/forms/ActionForm'
import { EMPTY_FIELD } from '@/platform/forms/formFields'
import { EmailField, PasswordField } from './credentialFields'
import { type LogInKind, type LogInPlace, logInNotices, PASSWORD_REQUIRED } from './notices'

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
      variant="primary"
      phone={phone}
      beside={
        <a href="/wachtwoord-vergeten" className="link inline-flex min-h-11 items-center">
          Wachtwoord vergeten?
        </a>
      }
    >
      {({ errors, values, isHydrated }) => (
        <>
          {place === 'page' && !isHydrated && <input type="hidden" name="leadOn" value="true" />}
          <EmailField value={values.email} error={errors.email} />
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
