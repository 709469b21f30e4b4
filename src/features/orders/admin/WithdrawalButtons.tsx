'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { ActionButton } from '@/platform/console/ActionButton'
import { postJson } from '@/platform/console/fetchJson'
import type { SettledResult } from '../model/withdrawal'

const OUTCOMES: Record<SettledResult['kind'] | 'failed', () => unknown> = {
  accepted: () => toast.success('De bestelling is herroepen. De klant krijgt een mail.'),
  closed: () => toast.success('Afgehandeld. Aan de bestelling is niets veranderd.'),
  notOpen: () => toast.info('Dit was al beoordeeld.'),
  noOrder: () => toast.warning('Deze bestelling is al gestopt. Kies ‘Afgehandeld’.'),
  failed: () => toast.error('Het is niet opgeslagen. Probeer het opnieuw.'),
}

export function WithdrawalButtons({ id, hasOrder }: { id: string; hasOrder: boolean }) {
  const router = useRouter()

  async function settle(how: 'accept' | 'close') {
    const answer = await postJson<SettledResult>(`/api/withdrawals/${id}/${how}`)
    OUTCOMES[answer?.kind ?? 'failed']()
    router.refresh()
  }

  return (
    <>
      {hasOrder && (
        <ActionButton
          busy="Bezig met herroepen..."
          sure={{
            think: 'De bestelling stopt. Wat niet geleverd is, wordt gecrediteerd.',
            yes: 'Ja, voer uit',
          }}
          onAct={() => settle('accept')}
        >
          Herroeping uitvoeren
        </ActionButton>
      )}
      <ActionButton
        busy="Bezig met opslaan..."
        sure={{ think: 'Er verandert niets aan de bestelling.', yes: 'Ja, afgehandeld' }}
        onAct={() => settle('close')}
      >
        Afgehandeld
      </ActionButton>
    </>
  )
}
