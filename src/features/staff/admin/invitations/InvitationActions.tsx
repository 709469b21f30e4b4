'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { ActionButton } from '@/platform/console/ActionButton'
import { postJson } from '@/platform/console/fetchJson'
import type { InvitationResult } from '../../model/account'

const OUTCOMES: Record<InvitationResult['kind'] | 'noAnswer', () => void> = {
  sent: () => toast.success('De uitnodiging is opnieuw gemaild.'),
  notSent: () => toast.warning('Verzenden lukte niet meteen. De mail staat in de wachtrij.'),
  withdrawn: () => toast.success('De uitnodiging is ingetrokken.'),
  settled: () => toast.info('Deze uitnodiging staat niet meer open.'),
  noAnswer: () => toast.error('Dat lukte niet. Probeer het opnieuw.'),
}

const SURE = { think: 'Het account verdwijnt, en de link werkt niet meer.', yes: 'Ja, intrekken' }

export function InvitationActions({ member }: { member: string }) {
  const router = useRouter()

  async function act(what: 'invite' | 'withdraw') {
    const answer = await postJson<InvitationResult>(`/api/staff/${member}/${what}`)
    OUTCOMES[answer?.kind ?? 'noAnswer']()
    if (answer?.kind === 'withdrawn') router.push('/admin/collections/staff')
    else router.refresh()
  }

  return (
    <div className="admin-actions">
      <ActionButton busy="Bezig met mailen..." onAct={() => act('invite')}>
        Opnieuw uitnodigen
      </ActionButton>
      <ActionButton busy="Bezig met intrekken..." sure={SURE} onAct={() => act('withdraw')}>
        Uitnodiging intrekken
      </ActionButton>
    </div>
  )
}
