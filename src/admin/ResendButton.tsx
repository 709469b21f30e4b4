'use client'

import { toast, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type { Resent } from '@/domain/mail/retry'

const OUTCOMES: Record<Resent, () => void> = {
  sent: () => toast.success('De mail is opnieuw verzonden.'),
  kept: () => toast.info('Er is geen mailserver ingesteld. De mail is bewaard, niet verzonden.'),
  queued: () => toast.warning('Verzenden lukte niet. De mail staat weer in de wachtrij.'),
  failed: () => toast.error('Verzenden lukte niet.'),
  sending: () => toast.info('Deze mail wordt op dit moment al verzonden. Kijk over een minuut nog eens.'),
}

/** Sends a message again. Only what was once written to the outbox can be sent. */
export default function ResendButton() {
  const { id } = useDocumentInfo()
  const lastError = useFormFields(([fields]) => fields.lastError?.value as string | undefined)
  const router = useRouter()
  const [busy, setBusy] = useState(false)

  async function resend() {
    setBusy(true)
    const response = await fetch(`/api/mail-messages/${id}/resend`, {
      method: 'POST',
      credentials: 'same-origin',
    })
    setBusy(false)
    if (!response.ok) return toast.error('Dat mag je niet, of de mail bestaat niet meer.')
    const { state } = (await response.json()) as { state: Resent }
    OUTCOMES[state]()
    router.refresh()
  }

  return (
    <div className="office-actions">
      <button type="button" className="office-key" disabled={busy} onClick={resend}>
        {busy ? 'Bezig met verzenden...' : 'Opnieuw verzenden'}
      </button>
      {lastError && <p className="office-red">Laatste fout: {lastError}</p>}
    </div>
  )
}
