'use client'

import type { InboxLead } from '@/domain/leads/inbox'
import { mailLink, telephoneLink } from '@/domain/site/contactLinks'
import { whoOf } from './who'

type LeadNameProps = { lead: InboxLead; isOpen: boolean; onToggle: () => void }

export const openerId = (id: string) => `lead-${id}`
export const detailId = (id: string) => `lead-${id}-details`

/** Who it is, with one click to mail or call. The name opens the rest. */
export function LeadName({ lead, isOpen, onToggle }: LeadNameProps) {
  const { id, company, email, phone } = lead
  const who = whoOf(lead)
  return (
    <div className="lead-name">
      <button
        type="button"
        id={openerId(id)}
        className="lead-opener"
        aria-expanded={isOpen}
        aria-controls={isOpen ? detailId(id) : undefined}
        onClick={onToggle}
      >
        {who}
      </button>
      {company && <span className="lead-company">{company}</span>}
      <span className="lead-reach">{email && <a href={mailLink(email)}>{email}</a>}</span>
      <span className="lead-reach">{phone && <a href={telephoneLink(phone)}>{phone}</a>}</span>
      <span className="lead-ways">
        {email && (
          <a className="lead-way" href={mailLink(email)} aria-label={`E-mail aan ${who}`}>
            E-mail
          </a>
        )}
        {phone && (
          <a className="lead-way" href={telephoneLink(phone)} aria-label={`Bellen met ${who}`}>
            Bellen
          </a>
        )}
      </span>
    </div>
  )
}
