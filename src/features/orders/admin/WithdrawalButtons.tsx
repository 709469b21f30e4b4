'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { ActionButton } from '@/platform/console/ActionButton'
import { postJson } from '@/platform/console/fetchJson'
import type { SettledResult } from '../model/withdrawal'

type About = 'bestelling' | 'opdracht'

const OUTCOMES: Record<SettledResult['kind'] | 'failed', (about: About) => unknown> = {
  accepted: () => toast.success('De bestelling is herroepen. De klant krijgt een mail.'),
  closed: about => toast.success(`Afgehandeld. Aan de ${about} is niets veranderd.`),
  notOpen: () => toast.info('Dit was al beoordeeld.'),
  noOrder: () => toast.warning('Deze bestelling is al gestopt. Kies ‘Afgehandeld’.'),
  failed: () => toast.error('Het is niet opgeslagen. Probeer het opnieuw.'),
}

type WithdrawalButtonsProps = { id: string; hasOrder: boolean; about: About }

export function WithdrawalButtons({ id, hasOrder, about }: WithdrawalButtonsProps) {
  const router = useRouter()

  async function settle(how: 'accept' | 'close') {
    const answer = await postJson<SettledResult>(`/api/withdrawals/${id}/${how}`)
    OUTCOMES[answer?.kind ?? 'failed'](about)
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
        sure={{ think: `Er verandert niets aan de ${about}.`, yes: 'Ja, afgehandeld' }}
        onAct={() => settle('close')}
      >
        Afgehandeld
      </ActionButton>
    </>
  )
}
