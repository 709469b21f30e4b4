'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { Badge, Moment } from '@/platform/console/cells'
import { postJson } from '@/platform/console/fetchJson'
import { LoadFailure } from '@/platform/console/ListStates'
import { WEBHOOK_STATES, type WebhookState } from '../model/webhookEvents'
import type { RefetchResult } from '../server/metaLeads'
import type { WebhookEventRow, WebhookSetup, WebhookTestResult } from '../server/webhookSetup'
import { CONSOLE_API } from './consoleAddress'

type TestMails = { kind: 'sent' | 'kept' | 'failed' }
type Stand = 'idle' | 'sending' | 'sent' | 'kept'

const RESTS_MS = 30_000
const SHOWN_MS = 8000

const BUTTON: Record<Stand, string> = {
  idle: 'Test emails versturen',
  sending: 'Bezig met verzenden...',
  sent: 'Test emails verzonden!',
  kept: 'Test emails verzonden!',
}

export function TestMailCard() {
  const [stand, setStand] = useState<Stand>('idle')
  const done = stand === 'sent' || stand === 'kept'

  useEffect(() => {
    if (!done) return
    const timer = setTimeout(() => setStand('idle'), RESTS_MS)
    return () => clearTimeout(timer)
  }, [done])

  async function send() {
    setStand('sending')
    const answer = await postJson<TestMails>(`${CONSOLE_API}/test-mails`)
    const kind = answer?.kind ?? 'failed'
    setStand(kind === 'failed' ? 'idle' : kind)
    if (kind === 'failed') {
      const description = 'Er ging iets mis bij het verzenden van de test emails. Probeer opnieuw.'
      toast.error('❌ Fout bij verzenden', { description })
    } else toast.success('✅ Test emails verzonden!', { duration: SHOWN_MS })
  }

  return (
    <section className="lead-panel" aria-labelledby="leads-testmail">
      <h2 id="leads-testmail">Test emails</h2>
      <p>Verstuurt de bevestiging aan een klant en de melding aan jullie zelf, allebei als voorbeeld.</p>
      <button type="button" className="admin-button" disabled={stand !== 'idle'} onClick={send}>
        {BUTTON[stand]}
      </button>
      <p role="status">
        {stand === 'kept' && (
          <>
            Er is geen mailserver ingesteld. De mails zijn niet de deur uit, maar bewaard:{' '}
            <a href="/admin/collections/mail-messages">bekijk ze bij Mail</a>.
          </>
        )}
      </p>
    </section>
  )
}

type TellButtonProps<Kind extends string> = {
  label: string
  busy: string
  path: string
  content?: object
  outcomes: Record<Kind | 'noAnswer', () => void>
  about?: string
}

function ConsoleActionButton<Kind extends string>({
  label,
  busy,
  path,
  content,
  outcomes,
  about,
}: TellButtonProps<Kind>) {
  const [isBusy, setBusy] = useState(false)
  const router = useRouter()

  async function press() {
    if (isBusy) return
    setBusy(true)
    const answer = await postJson<{ kind: Kind }>(`${CONSOLE_API}/${path}`, content)
    setBusy(false)
    outcomes[answer?.kind ?? 'noAnswer']()
    router.refresh()
  }

  return (
    <button
      type="button"
      className="admin-button"
      aria-disabled={isBusy}
      aria-describedby={about}
      onClick={press}
    >
      {isBusy ? busy : label}
    </button>
  )
}

export function WebhookCard({ guide }: { guide: WebhookSetup | null }) {
  return (
    <section className="lead-panel" aria-labelledby="leads-webhook">
      <h2 id="leads-webhook">Webhook voor Meta Ads</h2>
      {guide ? (
        <>
          <WebhookSteps {...guide} />
          <TestButton />
          <WebhookEvents {...guide} />
        </>
      ) : (
        <LoadFailure />
      )}
    </section>
  )
}

const OUTCOMES: Record<WebhookTestResult['kind'] | 'noAnswer', () => void> = {
  accepted: () => toast.success('De webhook nam de testmelding aan.'),
  refused: () =>
    toast.error('De webhook weigerde de testmelding. In het logboek van de server staat waarom.'),
  notConfigured: () =>
    toast.warning('META_APP_SECRET is niet ingesteld. Zonder dat weigert de webhook alles.'),
  noAnswer: () => toast.error('De testmelding kwam niet aan. Probeer het opnieuw.'),
}

function TestButton() {
  return (
    <ConsoleActionButton
      label="Testmelding sturen"
      busy="Bezig met testen..."
      path="test-webhook"
      outcomes={OUTCOMES}
    />
  )
}

type WebhookEventsProps = Pick<WebhookSetup, 'events' | 'waiting' | 'notGiven'>

function WebhookEvents({ events, waiting, notGiven }: WebhookEventsProps) {
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
  const count = total === 1 ? '1 melding' : `${total} meldingen`
  return `Van ${count} gaf Meta de lead niet. Zodra er weer een lukt, volgt wat nog wacht vanzelf.`
}

function Events({ events }: { events: WebhookEventRow[] }) {
  return (
    <ul className="lead-events">
      {events.map(({ id, eventId, state, createdAt, lastError, canRefetch }) => (
        <li key={id}>
          <Moment at={createdAt} /> <code id={`melding-${eventId}`}>{eventId}</code>{' '}
          <StateBadge state={state} />
          {canRefetch && <RefetchButton event={id} about={`melding-${eventId}`} />}
          {lastError && <span className="admin-urgent">{lastError}</span>}
        </li>
      ))}
    </ul>
  )
}

function StateBadge({ state }: { state: WebhookState }) {
  const found = WEBHOOK_STATES.find(each => each.value === state)
  return found ? <Badge tone={found.tone}>{found.label}</Badge> : null
}

function WebhookSteps({ address, secrets }: Pick<WebhookSetup, 'address' | 'secrets'>) {
  return (
    <ol className="lead-steps">
      <li>
        Open in Meta for Developers je app, kies Webhooks en dan Page. Vul dit adres in:
        <CopyField label="Adres van de webhook" text={address} />
      </li>
      <li>Vul bij Verify token in wat op de server in META_VERIFY_TOKEN staat.</li>
      <li>Abonneer op het veld leadgen.</li>
      <li>
        Zet op de server wat hieronder nog ontbreekt. De waarden zelf staan nergens in het kantoor.
        <ul className="lead-secrets">
          {secrets.map(({ name, use, isSet }) => (
            <li key={name}>
              <code>{name}</code> ({use}){' '}
              <Badge tone={isSet ? 'green' : 'amber'}>{isSet ? 'ingesteld' : 'niet ingesteld'}</Badge>
            </li>
          ))}
        </ul>
      </li>
    </ol>
  )
}

const REFETCH_OUTCOMES: Record<RefetchResult['kind'] | 'noAnswer', () => void> = {
  fetched: () => toast.success('De lead is opgehaald en staat in de lijst.'),
  notGiven: () => toast.error('Meta gaf de lead weer niet. De reden staat bij de melding.'),
  notWaiting: () => toast.info('Deze melding is al verwerkt, of wordt op dit moment opgehaald.'),
  noAnswer: () => toast.error('Het kantoor gaf geen antwoord. Probeer het opnieuw.'),
}

function RefetchButton({ event, about }: { event: string; about: string }) {
  return (
    <ConsoleActionButton
      label="Opnieuw proberen"
      busy="Bezig met ophalen..."
      path="refetch"
      content={{ event }}
      outcomes={REFETCH_OUTCOMES}
      about={about}
    />
  )
}

function CopyField({ label, text }: { label: string; text: string }) {
  async function copy(field: HTMLInputElement | null) {
    field?.select()
    // A browser gives the clipboard only to pages on https; the selected text can then be copied by hand.
    if (!navigator.clipboard) return toast.info('Geselecteerd. Kopieer het met Ctrl+C.')
    await navigator.clipboard.writeText(text)
    toast.success('Gekopieerd.')
  }

  return (
    <span className="lead-copy">
      <input readOnly aria-label={label} className="console-select" value={text} />
      <button
        type="button"
        className="admin-button"
        onClick={event => copy(event.currentTarget.parentElement?.querySelector('input') ?? null)}
      >
        Kopieer
      </button>
    </span>
  )
}
