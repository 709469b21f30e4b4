'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { ActionButton } from '@/platform/console/ActionButton'
import { postJson } from '@/platform/console/fetchJson'
import type { SendPreparedKind } from '../model/preparedOrder'

const OUTCOMES: Record<SendPreparedKind | 'failed', () => unknown> = {
  sent: () => toast.success('De klant heeft de link in de mail.'),
  sentLater: () => toast.warning('De mail hapert. We proberen het vanzelf opnieuw.'),
  domainTaken: () => toast.warning('De domeinnaam is bezet. Kies een andere, of verhuizen.'),
  placed: () => toast.info('De klant heeft al besteld.'),
  failed: () => toast.error('Het is niet gelukt. Probeer het opnieuw.'),
}

export function SendPreparedOrder({ id, isAgain }: { id: string; isAgain: boolean }) {
  const router = useRouter()

  async function send() {
    const answer = await postJson<{ kind: SendPreparedKind }>(`/api/prepared-orders/${id}/send`)
    OUTCOMES[answer?.kind ?? 'failed']()
    router.refresh()
  }

  return (
    <ActionButton
      busy="Bezig met mailen..."
      sure={{
        think: isAgain
          ? 'De vorige link werkt dan niet meer.'
          : 'De klant krijgt de bestelling zoals hij is opgeslagen.',
        yes: 'Ja, mail de link',
      }}
      onAct={send}
    >
      {isAgain ? 'Opnieuw mailen' : 'Mail de klant de link'}
    </ActionButton>
  )
}
