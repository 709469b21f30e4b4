'use client'

import { useDetail } from '@/platform/console/consoleState'
import { Unread } from '@/platform/console/ListStates'
import { SlipLines } from '@/platform/console/SlipLines'
import type { InboxLead, LeadSlip } from '../model/inbox'
import { formatReference, kindLabel } from '../model/lead'
import { leadLines } from '../model/leadLines'
import { mailRefusal } from '../model/leadMail'
import { CONSOLE_API } from './consoleAddress'
import { CustomerReference, leadName } from './LeadBadges'
import { LeadTimeline } from './LeadTimeline'
import { TriageForm } from './TriageForm'
import { useConsole } from './useInbox'
import { WriteMail } from './WriteMail'

export function LeadDetail({ lead }: { lead: InboxLead }) {
  const { addNote, actions, showMailed } = useConsole()
  const { collection, id, number, reference, kind } = lead
  return (
    <div className="console-detail">
      <section className="admin-slip" aria-label={`Wat ${leadName(lead)} vroeg`}>
        <header>
          <h3>{kind === 'configurator' ? 'Configurator-aanvraag' : kindLabel(kind)}</h3>
          <a className="admin-number admin-reference" href={`/admin/collections/${collection}/${id}`}>
            Nr. {formatReference(number)}
          </a>
          <CustomerReference reference={reference} />
        </header>
        <Slip lead={lead} />
        {actions.map(({ path, Action }) => (
          <Action key={path} collection={collection} id={id} />
        ))}
      </section>
      <section aria-label={`Hoe het verder gaat met ${leadName(lead)}`}>
        <TriageForm lead={lead} />
        {mailRefusal(lead) === null && <WriteMail lead={{ collection, id }} onSent={showMailed} />}
        <LeadTimeline lead={lead} version={lead.updatedAt} onNote={note => addNote(lead, note)} />
      </section>
    </div>
  )
}

/** What the list holds already, until everything is read. */
function Slip({ lead }: { lead: InboxLead }) {
  const asked = new URLSearchParams({ collection: lead.collection, id: lead.id })
  const { detail: slip, reload } = useDetail<LeadSlip>(`${CONSOLE_API}/slip?${asked}`)
  if (typeof slip !== 'string') return <SlipLines {...slip} />
  return (
    <>
      <SlipLines lines={leadLines(lead)} total="" />
      {slip === 'failed' && <Unread onRetry={reload} />}
    </>
  )
}
