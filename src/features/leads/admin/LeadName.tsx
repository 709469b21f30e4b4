'use client'

import { ContactLinks } from '@/platform/console/Reach'
import { RowOpener } from '@/platform/console/RowOpener'
import type { InboxLead } from '../model/inbox'
import { leadName } from './who'

type LeadNameProps = { lead: InboxLead; isOpen: boolean; onToggle: () => void }

export function LeadName({ lead, isOpen, onToggle }: LeadNameProps) {
  const { id, company, email, phone } = lead
  const who = leadName(lead)
  return (
    <div className="lead-name">
      <RowOpener {...{ id, isOpen, onToggle }}>{who}</RowOpener>
      {company && <span className="lead-company">{company}</span>}
      <ContactLinks {...{ who, email, phone }} />
    </div>
  )
}
