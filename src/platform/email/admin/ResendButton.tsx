'use client'

import { toast, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { postJson } from '@/platform/console/fetchJson'
import { NO_NEW_LINK, type NoNewLink, type ResendResult } from '../retry'

const refused = (reason: NoNewLink) => () => toast.error(NO_NEW_LINK[reason])

const OUTCOMES: Record<ResendResult | 'noAnswer', () => void> = {
  sent: () => toast.success('De mail is opnieuw verzonden.'),
  kept: () => toast.info('Er is geen mailserver ingesteld. De mail is bewaard, niet verzonden.'),
  queued: () => toast.warning('Verzenden lukte niet. De mail staat weer in de wachtrij.'),
  failed: () => toast.error('Verzenden lukte niet.'),
  held: () => toast.warning('Verzenden lukte niet. De mail wordt weer vastgehouden.'),
  sending: () => toast.info('Deze mail wordt op dit moment al verzonden. Kijk over een minuut nog eens.'),
  fileGone: () =>
    toast.error(
      'Een bijlage is niet meer te maken zoals hij verzonden is. Open waar deze mail over gaat, en stuur het document van daar.',
    ),
  accountGone: refused('accountGone'),
  otherAddress: refused('otherAddress'),
  settled: refused('settled'),
  notOurs: refused('notOurs'),
  noAnswer: () => toast.error('Dat mag je niet, de mail bestaat niet meer, of er is geen verbinding.'),
}

export default function ResendButton() {
  const { id } = useDocumentInfo()
  const lastError = useFormFields(([fields]) => fields.lastError?.value as string | undefined)
  const router = useRouter()
  const [busy, setBusy] = useState(false)

  async function resend() {
    if (busy) return
    setBusy(true)
    const answer = await postJson<{ state: ResendResult }>(`/api/mail-messages/${id}/resend`)
    setBusy(false)
    OUTCOMES[answer?.state ?? 'noAnswer']()
    router.refresh()
  }

  return (
    <div className="admin-actions">
      <button type="button" className="admin-button" aria-disabled={busy} onClick={resend}>
        {busy ? 'Bezig met verzenden...' : 'Opnieuw verzenden'}
      </button>
      {lastError && <p className="admin-urgent">Laatste fout: {lastError}</p>}
    </div>
  )
}
