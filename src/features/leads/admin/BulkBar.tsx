'use client'

import { useState } from 'react'
import { LabelledSelect } from '@/platform/console/LabelledSelect'
import type { InboxLead } from '../model/inbox'
import { LEAD_STATUSES, type LeadStatus } from '../model/status'
import type { TriageChange } from '../model/triageOrder'
import { NOBODY, ownerOptions } from './OwnerSelect'
import { useConsole } from './useDesk'

type BulkBarProps = { ticked: InboxLead[]; onDone: () => void }

/** Nothing returns to `new`. */
const TARGETS = LEAD_STATUSES.filter(each => each.value !== 'new')

/** Moves everything that is ticked at once. */
export function BulkBar({ ticked, onDone }: BulkBarProps) {
  const { owners, triage } = useConsole()
  const [status, setStatus] = useState<LeadStatus | null>(null)
  const [owner, setOwner] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  if (ticked.length === 0) return null

  async function apply() {
    if (isBusy || (status === null && owner === null)) return
    setBusy(true)
    const outcomes = await triage(ticked, changeOf(status, owner))
    setBusy(false)
    if (outcomes.length === 0) return
    setStatus(null)
    setOwner(null)
    onDone()
  }

  return (
    <section className="lead-bulk" aria-label="Wat is aangevinkt">
      <strong>{ticked.length === 1 ? '1 lead aangevinkt' : `${ticked.length} leads aangevinkt`}</strong>
      <LabelledSelect
        label="Status wordt"
        value={status}
        options={TARGETS}
        every="blijft zoals hij is"
        onPick={setStatus}
      />
      <LabelledSelect
        label="Opgepakt door"
        value={owner}
        options={ownerOptions(owners)}
        every="blijft zoals het is"
        onPick={setOwner}
      />
      <button type="button" className="office-key" aria-disabled={isBusy} onClick={apply}>
        {isBusy ? 'Bezig met bewaren...' : 'Toepassen'}
      </button>
      <button type="button" className="lead-link" onClick={onDone}>
        Vinkjes weg
      </button>
    </section>
  )
}

/** What nobody picked stays as it is. */
function changeOf(status: LeadStatus | null, owner: string | null): TriageChange {
  return {
    ...(status === null ? {} : { status }),
    ...(owner === null ? {} : { owner: owner === NOBODY ? null : owner }),
  }
}
