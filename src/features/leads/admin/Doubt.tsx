'use client'

import { useState } from 'react'
import { ActionButton, NOT_SAVED, type StatusMessage } from '@/platform/console/ActionButton'
import { postJson } from '@/platform/console/fetchJson'
import { doubtReasons } from '../model/doubt'
import type { InboxLead, InboxQuery } from '../model/inbox'
import type { DoubtDecision, DoubtDecisions, DoubtOutcome } from '../model/triage'
import { CONSOLE_API } from './consoleAddress'
import { leadName } from './LeadBadges'
import { type Inbox, type Settle, useConsole } from './useInbox'

/** Why a lead stands apart, and what staff can make of it. */
export function DoubtActions({ lead }: { lead: InboxLead }) {
  const { settle } = useConsole()
  if (!lead.doubt) return null
  const { verdict, signs } = lead.doubt
  return (
    <div className="lead-doubt">
      <ul aria-label={`Waarom we twijfelen aan ${leadName(lead)}`}>
        {doubtReasons(signs).map(reason => (
          <li key={reason} className="admin-badge admin-badge-amber">
            {reason}
          </li>
        ))}
      </ul>
      <p>
        <ActionButton busy="Bezig..." onAct={() => settle([lead], 'accept')}>
          Toch een lead
        </ActionButton>
        {verdict === 'doubtful' && (
          <ActionButton busy="Bezig..." onAct={() => settle([lead], 'discard')}>
            Weggooien
          </ActionButton>
        )}
      </p>
    </div>
  )
}

export function DoubtNote({ query: { tab, apart } }: { query: InboxQuery }) {
  if (tab === 'doubt') {
    return (
      <p className="lead-quarantined">
        Dit lijkt op reclame, maar kan van een mens zijn. De afzender kreeg nog geen mail. Met “Toch een lead”
        gaan de mails weg en staat hij tussen de andere, met de reageertijd vanaf het moment van binnenkomst.
      </p>
    )
  }
  if (!apart) return null
  return (
    <p className="lead-quarantined">
      Wat een robot instuurde, verwijderen we na 30 dagen. Was het toch een mens? Druk op “Toch een lead”.
    </p>
  )
}

export function DoubtBulkBar({ ticked, onDone }: { ticked: InboxLead[]; onDone: () => void }) {
  const { settle } = useConsole()
  const decide = async (decision: DoubtDecision) => {
    await settle(ticked, decision)
    onDone()
  }
  return (
    <section className="console-bulk" aria-label="Wat is aangevinkt">
      <strong>
        {ticked.length === 1 ? '1 aanvraag aangevinkt' : `${ticked.length} aanvragen aangevinkt`}
      </strong>
      <ActionButton busy="Bezig..." onAct={() => decide('accept')}>
        Toch leads
      </ActionButton>
      <ActionButton busy="Bezig..." onAct={() => decide('discard')}>
        Alles weggooien
      </ActionButton>
      <button type="button" className="console-link" onClick={onDone}>
        Vinkjes weg
      </button>
    </section>
  )
}

type DoubtOptions = {
  inbox: Pick<Inbox, 'put' | 'reload'>
  query: InboxQuery
  say: (word: StatusMessage) => void
  recount: () => void
}

export function useDoubt({ inbox, query, say, recount }: DoubtOptions): Settle {
  const [isBusy, setBusy] = useState(false)
  const standsApart = query.tab === 'doubt' || query.apart

  return async (leads, decision) => {
    if (isBusy) return
    setBusy(true)
    const order: DoubtDecisions = { leads: leads.map(({ collection, id }) => ({ collection, id })), decision }
    const outcomes = await postJson<DoubtOutcome[]>(`${CONSOLE_API}/doubt`, order)
    setBusy(false)
    if (!outcomes) return say(NOT_SAVED)
    if (standsApart) inbox.put(lead => (outcomes.some(each => each.id === lead.id) ? null : lead))
    else inbox.reload()
    say(outcomeText(outcomes, leads, decision))
    recount()
  }
}

const DONE: Record<DoubtDecision, { one: string; many: string }> = {
  accept: { one: 'staat nu tussen de leads.', many: 'staan nu tussen de leads.' },
  discard: { one: 'is weggegooid.', many: 'zijn weggegooid.' },
}

const DISCARDED = ' Bij “Apart gehouden” kun je dat 30 dagen lang terugdraaien.'
const SETTLED = 'Een collega was je voor.'

function outcomeText(outcomes: DoubtOutcome[], leads: InboxLead[], decision: DoubtDecision): StatusMessage {
  const done = outcomes.filter(each => each.kind === decision)
  const first = leads.find(each => each.id === done[0]?.id)
  if (!first) return { tone: 'problem', text: SETTLED }
  const who = done.length === 1 ? leadName(first) : `${done.length} aanvragen`
  const { one, many } = DONE[decision]
  const left = outcomes.length - done.length
  return {
    tone: left > 0 ? 'problem' : 'done',
    text: [
      `${who} ${done.length === 1 ? one : many}${decision === 'discard' ? DISCARDED : ''}`,
      ...(left > 0 ? [`Bij ${left}: ${SETTLED.toLowerCase()}`] : []),
    ].join(' '),
  }
}
