'use client'

import { ActionForm, type FormAction } from '@/design-system/forms/ActionForm'
import {
  type FormNotice,
  failureNotice,
  SESSION_ENDED,
  tooManyNotice,
} from '@/design-system/notices/formNotices'
import { callUs, successNotice } from '@/design-system/notices/notices'
import { passwordHint } from '@/platform/forms/formFields'
import type { ChangePasswordResult } from '../model/account'
import { PasswordField } from './PasswordField'

export type PasswordChangeKind = Exclude<ChangePasswordResult['kind'], 'invalid'>

type PasswordChangeProps = {
  act: FormAction<PasswordChangeKind>
  shortest: number
  email: string
  phone: string
}

const passwordNotices = (phone: string): Record<PasswordChangeKind, FormNotice> => ({
  passwordChanged: successNotice('Je wachtwoord is gewijzigd', 'Op andere apparaten ben je uitgelogd.'),
  loggedOut: SESSION_ENDED,
  tooMany: tooManyNotice(phone),
  failed: failureNotice(`Je wachtwoord is niet gewijzigd. ${callUs(phone)}`),
})

const REQUIRED = { current: 'Vul je huidige wachtwoord in.', password: 'Kies een nieuw wachtwoord.' }

export function PasswordChange({ act, shortest, email, phone }: PasswordChangeProps) {
  return (
    <ActionForm
      act={act}
      notices={() => passwordNotices(phone)}
      failed="failed"
      done="passwordChanged"
      required={REQUIRED}
      label="Wachtwoord wijzigen"
      button="Wijzig wachtwoord"
    >
      {({ errors }) => (
        <>
          {/* Tells the browser's password store whose password this is. */}
          <input type="text" name="username" autoComplete="username" defaultValue={email} hidden readOnly />
          <PasswordField
            name="current"
            label="Huidig wachtwoord"
            autoComplete="current-password"
            error={errors.current}
          />
          <PasswordField
            name="password"
            label="Nieuw wachtwoord"
            note={passwordHint(shortest)}
            autoComplete="new-password"
            error={errors.password}
          />
        </>
      )}
    </ActionForm>
  )
}
