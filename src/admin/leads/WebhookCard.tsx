'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { WEBHOOK_STATES } from '@/domain/leads/webhookEvents'
import type { WebhookTest } from '@/server/leads/testWebhook'
import type { WebhookGuide } from '@/server/leads/webhookState'
import { Badge } from '../Badge'
import { CONSOLE_API } from './address'
import { tell } from './ask'
import { CopyField } from './CopyField'
import { Moment } from './Moment'

const OUTCOMES: Record<WebhookTest['kind'] | 'noAnswer', () => void> = {
  accepted: () => toast.success('De webhook nam de testmelding aan.'),
  refused: () =>
    toast.error('De webhook weigerde de testmelding. In het logboek van de server staat waarom.'),
  notConfigured: () =>
    toast.warning('META_APP_SECRET is niet ingesteld. Zonder dat weigert de webhook alles.'),
  noAnswer: () => toast.error('De testmelding kwam niet aan. Probeer het opnieuw.'),
}

/** How to let Meta tell this site about leads, and whether it works. */
export function WebhookCard({ guide }: { guide: WebhookGuide }) {
  const [isBusy, setBusy] = useState(false)
  const router = useRouter()

  async function test() {
    if (isBusy) return
    setBusy(true)
    const answer = await tell<WebhookTest>(`${CONSOLE_API}/test-webhook`)
    setBusy(false)
    OUTCOMES[answer?.kind ?? 'noAnswer']()
    router.refresh()
  }

  return (
    <section className="lead-panel" aria-labelledby="leads-webhook">
      <h2 id="leads-webhook">Webhook voor Meta Ads</h2>
      <ol className="lead-steps">
        <li>
          Open in Meta for Developers je app, kies Webhooks en dan Page. Vul dit adres in:
          <CopyField label="Adres van de webhook" text={guide.address} />
        </li>
        <li>Vul bij Verify token in wat op de server in META_VERIFY_TOKEN staat.</li>
        <li>Abonneer op het veld leadgen.</li>
        <li>
          Zet op de server wat hieronder nog ontbreekt. De waarden zelf staan nergens in het kantoor.
          <ul className="lead-secrets">
            {guide.secrets.map(({ name, use, isSet }) => (
              <li key={name}>
                <code>{name}</code> ({use}){' '}
                <Badge tone={isSet ? 'green' : 'amber'}>{isSet ? 'ingesteld' : 'niet ingesteld'}</Badge>
              </li>
            ))}
          </ul>
        </li>
      </ol>
      <button type="button" className="office-key" aria-disabled={isBusy} onClick={test}>
        {isBusy ? 'Bezig met testen...' : 'Testmelding sturen'}
      </button>
      <LatestEvents {...guide} />
    </section>
  )
}

function LatestEvents({ events, waiting }: Pick<WebhookGuide, 'events' | 'waiting'>) {
  return (
    <>
      <h3>Laatste meldingen</h3>
      <p>
        {waiting === 0 && 'Er wacht niets op verwerking.'}
        {waiting === 1 && '1 melding wacht nog op verwerking.'}
        {waiting > 1 && `${waiting} meldingen wachten nog op verwerking.`}{' '}
        <a href="/admin/collections/webhook-events">Alle meldingen</a>
      </p>
      {events.length === 0 && <p>Meta heeft nog niets gemeld.</p>}
      <ul className="lead-events">
        {events.map(({ id, eventId, state, createdAt, lastError }) => (
          <li key={id}>
            <Moment at={createdAt} /> <code>{eventId}</code> <StateBadge state={state} />
            {lastError && <span className="office-red">{lastError}</span>}
          </li>
        ))}
      </ul>
    </>
  )
}

function StateBadge({ state }: { state: WebhookGuide['events'][number]['state'] }) {
  const found = WEBHOOK_STATES.find(each => each.value === state)
  return found ? <Badge tone={found.tone}>{found.label}</Badge> : null
}
