'use client'

import { ActionForm, type FormAction } from '@/design-system/forms/ActionForm'
import {
  type FormNotice,
  failureNotice,
  SESSION_ENDED,
  tooManyNotice,
} from '@/design-system/notices/formNotices'
import { callUs, errorNotice, successNotice } from '@/design-system/notices/notices'
import { formatMoment } from '@/platform/time/zone'
import { ALL_OTHER_SESSIONS, type ChangePasswordResult, type RequestErasureResult } from '../model/account'
import { NewPasswordField, PasswordField } from './credentialFields'

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
          <NewPasswordField shortest={shortest} error={errors.password} />
        </>
      )}
    </ActionForm>
  )
}

export type SessionKind = 'ended' | 'loggedOut' | 'failed'

type Session = {
  key: string
  isHere: boolean
  since: string
  browser: string
}

type SessionListProps = {
  act: FormAction<SessionKind>
  sessions: Session[] | null
  phone: string
}

const sessionNotices = (phone: string, ended: string): Record<SessionKind, FormNotice> => ({
  ended: successNotice(ended),
  loggedOut: SESSION_ENDED,
  failed: failureNotice(`Uitloggen is niet gelukt. ${callUs(phone)}`),
})

export function SessionList({ act, sessions, phone }: SessionListProps) {
  if (!sessions)
    return <p>We kunnen nu niet laten zien waar je bent ingelogd. Laad de pagina opnieuw, of bel {phone}.</p>
  const shared = { act, failed: 'failed', done: 'ended' } as const
  return (
    <>
      <ul className="border-ink border-t-2">
        {sessions.map(({ key, isHere, since, browser }) => (
          <li
            key={key}
            className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-rule border-b py-4"
          >
            <p>
              <strong className="block">{browser}</strong>
              {isHere ? 'Dit apparaat, sinds ' : 'Sinds '}
              {formatMoment(new Date(since))}
            </p>
            {!isHere && (
              <ActionForm
                {...shared}
                notices={() => sessionNotices(phone, 'Daar ben je uitgelogd')}
                button="Log hier uit"
              >
                {() => <input type="hidden" name="key" value={key} />}
              </ActionForm>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 2 && (
        <div className="pt-6">
          <ActionForm
            {...shared}
            notices={() => sessionNotices(phone, 'Overal anders ben je uitgelogd')}
            button="Log overal anders uit"
          >
            {() => <input type="hidden" name="key" value={ALL_OTHER_SESSIONS} />}
          </ActionForm>
        </div>
      )}
    </>
  )
}

export type ErasureKind = RequestErasureResult['kind']

const erasureNotices = (phone: string): Record<ErasureKind, FormNotice> => ({
  asked: successNotice('Je verzoek is binnen', 'Je krijgt een mail waarin staat wat we wissen, en wanneer.'),
  askedBefore: successNotice('Dit had je al gevraagd', 'In je mail staat wat we wissen, en wanneer.'),
  loggedOut: SESSION_ENDED,
  tooMany: tooManyNotice(phone),
  failed: failureNotice(`Je verzoek is niet bewaard. ${callUs(phone)}`),
})

export function ErasureForm({ act, phone }: { act: FormAction<ErasureKind>; phone: string }) {
  return (
    <ActionForm
      act={act}
      notices={() => erasureNotices(phone)}
      failed="failed"
      done="asked"
      button="Ja, vergeet mij"
    />
  )
}

export type LogOutKind = 'loggedOut' | 'failed'

const NOTICES: Record<LogOutKind, FormNotice> = {
  loggedOut: successNotice('Je bent uitgelogd'),
  failed: errorNotice('Uitloggen is niet gelukt', 'Probeer het opnieuw. Sluit anders je browser.'),
}

export function LogOutButton({ act }: { act: FormAction<LogOutKind> }) {
  return <ActionForm act={act} notices={() => NOTICES} failed="failed" logsOut button="Uitloggen" />
}
