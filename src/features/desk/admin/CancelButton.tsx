'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { ActionButton } from '@/platform/console/ActionButton'
import { postJson } from '@/platform/console/fetchJson'
import type { ChangeResult } from '../model/booking'

type Outcome = 'cancelled' | 'alreadyCancelled' | 'started' | 'failed'

const OUTCOMES: Record<Outcome, () => unknown> = {
  cancelled: () => toast.success('De afspraak is afgezegd. De bezoeker krijgt een mail.'),
  alreadyCancelled: () => toast.info('Deze afspraak was al afgezegd.'),
  started: () => toast.warning('Deze afspraak is al begonnen. Afzeggen kan niet meer.'),
  failed: () => toast.error('De afspraak is niet afgezegd. Probeer het opnieuw.'),
}

const isOutcome = (kind: string): kind is Outcome => Object.hasOwn(OUTCOMES, kind)

export function CancelButton({ id }: { id: string }) {
  const router = useRouter()

  async function cancel() {
    const answer = await postJson<ChangeResult>(`/api/appointments/${id}/cancel`)
    OUTCOMES[answer && isOutcome(answer.kind) ? answer.kind : 'failed']()
    router.refresh()
  }

  return (
    <ActionButton
      busy="Bezig met afzeggen..."
      sure={{ think: 'De bezoeker krijgt een mail. Afzeggen?', yes: 'Ja, zeg af' }}
      onAct={cancel}
    >
      Afspraak afzeggen
    </ActionButton>
  )
}
