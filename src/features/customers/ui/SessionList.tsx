'use client'

import { ActionForm, type FormAction } from '@/design-system/forms/ActionForm'
import { type FormNotice, failureNotice, SESSION_ENDED } from '@/design-system/notices/formNotices'
import { callUs, successNotice } from '@/design-system/notices/notices'
import { formatMoment } from '@/platform/time/zone'
import { ALL_OTHER_SESSIONS } from '../model/account'

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
