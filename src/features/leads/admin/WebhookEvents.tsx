'use client'

import { Badge } from '@/platform/console/Badge'
import { Moment } from '@/platform/console/Moment'
import { WEBHOOK_STATES, type WebhookState } from '../model/webhookEvents'
import type { ToldEvent, WebhookGuide } from '../server/webhookState'
import { RefetchButton } from './RefetchButton'

type WebhookEventsProps = Pick<WebhookGuide, 'events' | 'waiting' | 'notGiven'>

/** What Meta told last, and the leads that it did not give. */
export function WebhookEvents({ events, waiting, notGiven }: WebhookEventsProps) {
  return (
    <>
      {notGiven.total > 0 && (
        <>
          <h3>Niet opgehaald</h3>
          <p>{notGivenText(notGiven.total)}</p>
          <Events events={notGiven.events} />
        </>
      )}
      <h3>Laatste meldingen</h3>
      <p>
        {waiting === 0 && 'Er wacht niets op verwerking.'}
        {waiting === 1 && '1 melding wacht nog op verwerking.'}
        {waiting > 1 && `${waiting} meldingen wachten nog op verwerking.`}{' '}
        <a href="/admin/collections/webhook-events">Alle meldingen</a>
      </p>
      {events.length === 0 && <p>Meta heeft nog niets gemeld.</p>}
      <Events events={events.filter(({ id }) => !notGiven.events.some(each => each.id === id))} />
    </>
  )
}

function notGivenText(total: number): string {
  const told = total === 1 ? '1 melding' : `${total} meldingen`
  return `Van ${told} gaf Meta de lead niet. Zodra er weer een lukt, volgt wat nog wacht vanzelf.`
}

function Events({ events }: { events: ToldEvent[] }) {
  return (
    <ul className="lead-events">
      {events.map(({ id, eventId, state, createdAt, lastError, canRefetch }) => (
        <li key={id}>
          <Moment at={createdAt} /> <code id={`melding-${eventId}`}>{eventId}</code>{' '}
          <StateBadge state={state} />
          {canRefetch && <RefetchButton event={id} about={`melding-${eventId}`} />}
          {lastError && <span className="office-red">{lastError}</span>}
        </li>
      ))}
    </ul>
  )
}

function StateBadge({ state }: { state: WebhookState }) {
  const found = WEBHOOK_STATES.find(each => each.value === state)
  return found ? <Badge tone={found.tone}>{found.label}</Badge> : null
}
