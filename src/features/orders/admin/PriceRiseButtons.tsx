'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { ActionButton } from '@/platform/console/ActionButton'
import { postJson } from '@/platform/console/fetchJson'
import {
  NOBODY_PAYS_MORE,
  type PriceRiseResult,
  type PriceRiseStatus,
  priceRiseStatus,
} from '../model/priceRise'

type Kind = PriceRiseResult['kind']

const REFUSALS: Record<Exclude<Kind, 'done'>, string> = {
  nobody: NOBODY_PAYS_MORE,
  changed: 'Een collega was je voor. Kijk hoe het nu staat.',
  notAMonth: 'Tussen de brieven en de nieuwe prijs zit minstens een maand.',
  tooLate: 'De dag van de brieven is voorbij. Kies een andere.',
  twice: 'Een pakket of extra staat er twee keer in.',
}

type PriceRiseButtonsProps = { id: string; status: PriceRiseStatus; letters: number }

export function PriceRiseButtons({ id, status, letters }: PriceRiseButtonsProps) {
  const router = useRouter()

  async function act(path: 'plan' | 'recall', done: string) {
    const answer = await postJson<PriceRiseResult>(`/api/price-rises/${id}/${path}`)
    if (!answer) toast.error('Het is niet opgeslagen. Probeer het opnieuw.')
    else if (answer.kind === 'done') toast.success(done)
    else toast.warning(REFUSALS[answer.kind])
    router.refresh()
  }

  const { action } = priceRiseStatus(status)
  if (action === 'recall')
    return (
      <ActionButton
        busy="Bezig met intrekken..."
        onAct={() => act('recall', 'Ingetrokken: er gaan geen brieven uit.')}
      >
        Intrekken
      </ActionButton>
    )
  if (!action || letters === 0) return null
  return (
    <ActionButton
      busy="Bezig met inplannen..."
      sure={{
        think: `${letters === 1 ? 'Een klant krijgt' : `${letters} klanten krijgen`} een brief. Bewaarde je je laatste wijziging?`,
        yes: 'Ja, plan de brieven in',
      }}
      onAct={() => act('plan', 'De brieven zijn ingepland.')}
    >
      Brieven inplannen
    </ActionButton>
  )
}
