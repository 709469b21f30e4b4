'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { ActionButton } from '@/platform/console/ActionButton'
import { postJson } from '@/platform/console/fetchJson'
import type { ConfirmResult } from '../confirmPart'
import type { LaunchPart } from '../model/launch'

export function ConfirmButton({ part }: { part: LaunchPart }) {
  const router = useRouter()

  async function confirm() {
    const answer = await postJson<ConfirmResult>('/api/launch/confirm', { part })
    if (answer?.kind === 'confirmed') toast.success('Bevestigd.')
    else if (answer?.kind === 'obstacle') toast.warning(answer.obstacle)
    else toast.error('Het is niet opgeslagen. Probeer het opnieuw.')
    router.refresh()
  }

  return (
    <ActionButton
      busy="Bezig met bevestigen..."
      sure={{ think: 'Dit bevestig je één keer.', yes: 'Ja, het klopt' }}
      onAct={confirm}
    >
      Dit klopt
    </ActionButton>
  )
}
