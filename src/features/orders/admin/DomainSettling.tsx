'use client'

import { ActionButton } from '@/platform/console/ActButton'
import type { ConsoleOrder } from '../model/console'
import { type DomainState, domainState } from '../model/domainStates'
import type { SettleResult } from '../server/settleDomain'
import { HOSTING_API } from './address'
import { DomainBadge } from './badges'
import { useConsole } from './useDesk'
import { SETTLED } from './words'

type DomainSettlingProps = { order: ConsoleOrder; onDone: () => void }

/** What settling a name sets in motion. */
const SURE: Partial<Record<DomainState, string>> = {
  registered: 'De klant krijgt bericht. Was de naam op aanvraag, dan volgt nu de factuur.',
  moved: 'De klant krijgt bericht dat het domein verhuisd is.',
  lost: 'De klant krijgt bericht, en een creditfactuur als de naam al betaald was.',
  toMove: 'De klant krijgt bericht dat we het domein gaan verhuizen.',
  own: 'De klant krijgt bericht dat het domein blijft waar het is.',
}

/** What became of the name of an order. */
export function DomainSettling({ order, onDone }: DomainSettlingProps) {
  const { act } = useConsole()
  if (!order.domainName || !order.domainState) return null
  const outcomes = order.status === 'active' ? domainState(order.domainState).to : []

  async function settle(to: DomainState) {
    const content = { id: order.id, to }
    await act<SettleResult>({ address: `${HOSTING_API}/domain`, content, words: SETTLED })
    onDone()
  }

  return (
    <section aria-label={`Domein van ${order.number}`}>
      <h3>Domein</h3>
      <p className="hosting-line">
        <strong>{order.domainName}</strong> <DomainBadge state={order.domainState} />
      </p>
      {outcomes.length === 0 && (
        <p>
          {order.status === 'active'
            ? 'Hier is niets meer aan te doen.'
            : 'De bestelling loopt niet: hier is nu niets te doen.'}
        </p>
      )}
      <div className="hosting-acts">
        {outcomes.map(to => (
          <ActionButton
            key={to}
            busy="Bezig met bewaren..."
            sure={{ think: SURE[to] ?? '', yes: `Ja, ${domainState(to).label.toLowerCase()}` }}
            onAct={() => settle(to)}
          >
            {domainState(to).label}
          </ActionButton>
        ))}
      </div>
    </section>
  )
}
