'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { ActionForm, type FormAction } from '@/design-system/forms/ActionForm'
import { type FormNotice, failureNotice, tooManyNotice } from '@/design-system/notices/formNotices'
import { callUs, errorNotice, proofFailedNotice, successNotice } from '@/design-system/notices/notices'
import { StoredMailNote } from '@/design-system/notices/StoredMailNote'
import { Stamp } from '@/design-system/primitives/Stamp'
import { EMPTY_FIELD } from '@/platform/forms/formFields'
import { RESET_LINK_DURATION } from '@/platform/forms/passwordRules'
import type { ForgotPasswordResult, SetPasswordResult } from '../model/account'
import { EmailField, NewPasswordField } from './credentialFields'

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
      variant="primary"
      phone={phone}
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
      variant="primary"
      phone={phone}
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

type FormDoneProps = { stamp: string; small: string; title: string; children: ReactNode }

export function FormDone({ stamp, small, title, children }: FormDoneProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <div role="status" className="grid justify-items-start gap-5">
      <Stamp word={stamp} small={small} lands />
      <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
        {title}
      </h2>
      {children}
    </div>
  )
}
