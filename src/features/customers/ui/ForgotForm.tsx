'use client'

import { ActionForm, type FormAction } from '@/design-system/forms/ActionForm'
import { type FormNotice, failureNotice, tooManyNotice } from '@/design-system/notices/formNotices'
import { callUs, proofFailedNotice, successNotice } from '@/design-system/notices/notices'
import { StoredMailNote } from '@/design-system/notices/StoredMailNote'
import { EMPTY_FIELD } from '@/platform/forms/formFields'
import { RESET_LINK_DURATION } from '@/platform/forms/passwordRules'
import type { ForgotPasswordResult } from '../model/account'
import { EmailField } from './credentialFields'
import { FormDone } from './FormDone'

export type ForgotKind = Exclude<ForgotPasswordResult['kind'], 'invalid'>

const forgotNotices = (phone: string): Record<ForgotKind, FormNotice> => ({
  asked: { ...successNotice('Kijk in je mail'), inForm: true },
  prove: proofFailedNotice(phone),
  tooMany: tooManyNotice(phone),
  failed: failureNotice(callUs(phone)),
})

/** The same answer for known and unknown addresses. */
export function ForgotForm({ act, phone }: { act: FormAction<ForgotKind>; phone: string }) {
  return (
    <ActionForm
      act={act}
      notices={() => forgotNotices(phone)}
      failed="failed"
      done="asked"
      required={{ email: EMPTY_FIELD.email }}
      button="Mail me een link"
      busy="Bezig met versturen..."
      look="red"
      beside={<BackToLogIn />}
      after={kind =>
        kind === 'asked' && (
          <FormDone stamp="Onderweg" small={`${RESET_LINK_DURATION} geldig`} title="Kijk in je mail">
            <p>
              Kennen we dit adres, dan ligt er zo een mail met een link. Kies daarmee binnen{' '}
              {RESET_LINK_DURATION} een nieuw wachtwoord. Niets gekregen? Kijk ook bij ongewenste mail, of bel
              ons op {phone}.
            </p>
            <StoredMailNote />
            <BackToLogIn />
          </FormDone>
        )
      }
    >
      {({ errors, values }) => <EmailField value={values.email} error={errors.email} />}
    </ActionForm>
  )
}

function BackToLogIn() {
  return (
    <a href="/hosting-login" className="link inline-flex min-h-11 items-center">
      Terug naar inloggen
    </a>
  )
}
