'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { postJson } from '@/platform/console/fetchJson'
import { CONSOLE_API } from './address'

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

/** Sends a confirmation and a notification as a sample, to see that mail arrives. */
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
      <button type="button" className="office-key" disabled={stand !== 'idle'} onClick={send}>
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
  /** The id of what stands beside it and says what it is about. */
  about?: string
}

/** Has the office do something once at a time, says how it went, and has the screen read again. */
export function ConsoleActionButton<Kind extends string>({
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
      className="office-key"
      aria-disabled={isBusy}
      aria-describedby={about}
      onClick={press}
    >
      {isBusy ? busy : label}
    </button>
  )
}
