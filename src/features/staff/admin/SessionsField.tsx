'use client'

import { toast, useAuth, useDocumentInfo } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import type { OwnSession } from '@/platform/auth/sessions'
import { fetchJson, postJson } from '@/platform/console/fetchJson'
import { LoadFailure } from '@/platform/console/ListStates'
import { formatMoment } from '@/platform/time/zone'

type Sessions = OwnSession[] | 'loading' | 'failed'

export default function SessionsField() {
  const { user } = useAuth()
  const { id, collectionSlug } = useDocumentInfo()
  const isOwn = collectionSlug === user?.collection && id === user?.id
  return isOwn ? <SessionList /> : null
}

function SessionList() {
  const [sessions, setSessions] = useState<Sessions>('loading')
  const [isBusy, setBusy] = useState(false)
  const load = useCallback(async () => {
    const answer = await fetchJson<{ sessions: OwnSession[] }>('/api/staff/sessions')
    setSessions(answer?.sessions ?? 'failed')
  }, [])
  useEffect(() => void load(), [load])

  async function end(which: { key: string } | { others: true }) {
    if (isBusy) return
    setBusy(true)
    const answer = await postJson<{ ended: number | null }>('/api/staff/sessions/end', which)
    setBusy(false)
    const where = 'key' in which ? 'Dat apparaat' : 'Elk ander apparaat'
    if (answer?.ended) toast.success(`${where} is uitgelogd.`)
    else if (answer) toast.info(`${where} was al uitgelogd.`)
    else toast.error('Uitloggen lukte niet. Probeer het opnieuw.')
    await load()
  }

  return (
    <section className="admin-history" aria-labelledby="sessions-heading">
      <h2 id="sessions-heading">Waar ben je ingelogd</h2>
      {sessions === 'loading' && <p>Bezig met ophalen...</p>}
      {sessions === 'failed' && <LoadFailure onRetry={load} />}
      {Array.isArray(sessions) && (
        <>
          <ol>
            {sessions.map(session => (
              <li key={session.key}>
                <time dateTime={session.since}>{formatMoment(new Date(session.since))}</time>
                <span>{[session.browser, session.clientIp].filter(Boolean).join(', ')}</span>
                {session.isHere ? (
                  <strong>Dit apparaat</strong>
                ) : (
                  <button
                    type="button"
                    className="admin-button"
                    aria-disabled={isBusy}
                    onClick={() => end({ key: session.key })}
                  >
                    Uitloggen
                  </button>
                )}
              </li>
            ))}
          </ol>
          <div className="admin-actions">
            {sessions.length > 1 && (
              <button
                type="button"
                className="admin-button"
                aria-disabled={isBusy}
                onClick={() => end({ others: true })}
              >
                Overal anders uitloggen
              </button>
            )}
            <p>Na twaalf uur word je overal vanzelf uitgelogd.</p>
          </div>
        </>
      )}
    </section>
  )
}
