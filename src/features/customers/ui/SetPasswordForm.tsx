'use client'

import { ActionForm, type FormAction } from '@/design-system/forms/ActionForm'
import { type FormNotice, failureNotice, tooManyNotice } from '@/design-system/notices/formNotices'
import { callUs, errorNotice, successNotice } from '@/design-system/notices/notices'
import type { SetPasswordResult } from '../model/account'
import { NewPasswordField } from './credentialFields'
import { FormDone } from './FormDone'

export type SetPasswordKind = Exclude<SetPasswordResult['kind'], 'invalid'>

type SetPasswordFormProps = {
  act: FormAction<SetPasswordKind>
  mailKey: { name: string; value: string }
  shortest: number
  phone: string
}

const setPasswordNotices = (phone: string): Record<SetPasswordKind, FormNotice> => ({
  passwordSet: { ...successNotice('Je wachtwoord staat'), inForm: true },
  expired: errorNotice('Deze link werkt niet meer', 'Hij is te oud of al gebruikt. Vraag een nieuwe aan.'),
  tooMany: tooManyNotice(phone),
  failed: failureNotice(`Je wachtwoord is niet gewijzigd. ${callUs(phone)}`),
})

/** Opening the page changes nothing: mail scanners follow links. */
export function SetPasswordForm({ act, mailKey, shortest, phone }: SetPasswordFormProps) {
  return (
    <ActionForm
      act={act}
      notices={() => setPasswordNotices(phone)}
      failed="failed"
      done="passwordSet"
      required={{ password: 'Kies een wachtwoord.' }}
      button="Bewaar wachtwoord"
      busy="Bezig met bewaren..."
      look="red"
      beside={
        <a href="/wachtwoord-vergeten" className="link inline-flex min-h-11 items-center">
          Nieuwe link aanvragen
        </a>
      }
      after={kind =>
        kind === 'passwordSet' && (
          <FormDone stamp="Bewaard" small="nieuw wachtwoord" title="Je wachtwoord staat">
            <p>Log er nu mee in. Waar je nog ingelogd was, ben je uitgelogd.</p>
            <a href="/hosting-login" className="button button-primary max-sm:w-full">
              Naar inloggen
            </a>
          </FormDone>
        )
      }
    >
      {({ errors }) => (
        <>
          <input type="hidden" name={mailKey.name} value={mailKey.value} />
          <NewPasswordField shortest={shortest} error={errors.password} />
        </>
      )}
    </ActionForm>
  )
}

/** In place of the form when the address carries no key. */
export function IncompletePasswordLink() {
  return (
    <>
      <p>Deze link is niet compleet. Gebruik de hele link uit je mail, of vraag een nieuwe aan.</p>
      <a href="/wachtwoord-vergeten" className="button button-primary">
        Nieuwe link aanvragen
      </a>
    </>
  )
}
