'use client'

import { PickList } from '@/platform/console/PickList'
import type { InboxLead } from '../model/inbox'
import { canBecome, LEAD_STATUSES, type LeadStatus, leadStatus } from '../model/status'
import { useConsole } from './useDesk'
import { leadName } from './who'

/** Where a lead stands, in the colours of its badge, and where it may go from there. */
export function StatusSelect({ lead }: { lead: InboxLead }) {
  const { triage } = useConsole()
  return (
    <PickList
      label={`Status van ${leadName(lead)}`}
      className={`office-badge office-badge-${leadStatus(lead.status).tone}`}
      value={lead.status}
      options={LEAD_STATUSES.filter(({ value }) => canBecome(lead.status, value))}
      onPick={status => triage([lead], { status: status as LeadStatus })}
    />
  )
}
