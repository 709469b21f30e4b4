'use client'

import { useState } from 'react'
import type { InboxLead } from '@/domain/leads/inbox'
import { LEAD_STATUSES, type LeadStatus } from '@/domain/leads/status'
import type { TriageChange } from '@/domain/leads/triageOrder'
import { NOBODY, ownerOptions } from './OwnerSelect'
import { useDesk } from './useDesk'

type BulkBarProps = { ticked: InboxLead[]; onDone: () => void }

/** What stands for leaving something as it is. */
const AS_IS = ''

/** Nothing returns to `new`. */
const TARGETS = LEAD_STATUSES.filter(each => each.value !== 'new')

/** Moves everything that is ticked at once. */
export function BulkBar({ ticked, onDone }: BulkBarProps) {
  const { owners, triage } = useDesk()
  const [status, setStatus] = useState(AS_IS)
  const [owner, setOwner] = useState(AS_IS)
  const [isBusy, setBusy] = useState(false)
  if (ticked.length === 0) return null

  async function apply() {
    if (isBusy || (status === AS_IS && owner === AS_IS)) return
    setBusy(true)
    const outcomes = await triage(ticked, changeOf(status, owner))
    setBusy(false)
    if (outcomes.length === 0) return
    setStatus(AS_IS)
    setOwner(AS_IS)
    onDone()
  }

  return (
    <section className="lead-bulk" aria-label="Wat is aangevinkt">
      <strong>{ticked.length === 1 ? '1 lead aangevinkt' : `${ticked.length} leads aangevinkt`}</strong>
      <label>
        Status wordt
        <select className="lead-select" value={status} onChange={event => setStatus(event.target.value)}>
          <option value={AS_IS}>blijft zoals hij is</option>
          {TARGETS.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label>
        Opgepakt door
        <select className="lead-select" value={owner} onChange={event => setOwner(event.target.value)}>
          <option value={AS_IS}>blijft zoals het is</option>
          {ownerOptions(owners).map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <button type="button" className="office-key" aria-disabled={isBusy} onClick={apply}>
        {isBusy ? 'Bezig met bewaren...' : 'Toepassen'}
      </button>
      <button type="button" className="lead-link" onClick={onDone}>
        Vinkjes weg
      </button>
    </section>
  )
}

function changeOf(status: string, owner: string): TriageChange {
  return {
    ...(status === AS_IS ? {} : { status: status as LeadStatus }),
    ...(owner === AS_IS ? {} : { owner: owner === NOBODY ? null : owner }),
  }
}
