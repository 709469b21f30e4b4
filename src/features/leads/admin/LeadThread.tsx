'use client'

import { useEffect, useState } from 'react'
import { referenceOf } from '@/features/configurator/model/submit'
import { fetchJson } from '@/platform/console/ask'
import { Badge } from '@/platform/console/Badge'
import { MailLine } from '@/platform/console/MailLine'
import { Moment } from '@/platform/console/Moment'
import type { LeadThread as Thread } from '@/platform/console/thread'
import type { InboxLead } from '../model/inbox'
import { kindLabel } from '../model/kinds'
import { leadStatus } from '../model/status'
import { CONSOLE_API } from './address'

/** What else the same person asked, and every mail about it. Read when the lead is opened. */
export function LeadThread({ lead: { collection, id } }: { lead: InboxLead }) {
  const [thread, setThread] = useState<Thread | 'loading' | 'failed'>('loading')

  useEffect(() => {
    const stop = new AbortController()
    const asked = new URLSearchParams({ collection, id })
    fetchJson<Thread>(`${CONSOLE_API}/thread?${asked}`, { signal: stop.signal }).then(found => {
      if (!stop.signal.aborted) setThread(found ?? 'failed')
    })
    return () => stop.abort()
  }, [collection, id])

  if (thread === 'loading') return <p role="status">Eerder contact laden...</p>
  if (thread === 'failed') return <p className="office-red">Het eerdere contact kon niet worden opgehaald.</p>
  return (
    <div className="lead-thread">
      <h3>Andere aanvragen</h3>
      {thread.requests.length === 0 && <p>Dit is de enige.</p>}
      <ul>
        {thread.requests.map(request => (
          <RequestLine key={request.id} request={request} />
        ))}
      </ul>
      <h3>Verstuurde mail</h3>
      {thread.mails.length === 0 && <p>Nog geen mail.</p>}
      <ul>
        {thread.mails.map(mail => (
          <MailLine key={mail.id} mail={mail} />
        ))}
      </ul>
    </div>
  )
}

function RequestLine({ request }: { request: InboxLead }) {
  const { collection, id, number, kind, createdAt, status } = request
  const { label, tone } = leadStatus(status)
  return (
    <li>
      <Moment at={createdAt} />
      <a href={`/admin/collections/${collection}/${id}`}>
        {kind === 'configurator' ? 'Configurator' : kindLabel(kind)} {referenceOf(number)}
      </a>
      <Badge tone={tone}>{label}</Badge>
    </li>
  )
}
