'use client'

import type { InboxCollection } from '@/features/leads/model/inbox'
import { CreateQuoteButton } from './CreateQuoteButton'

/** In an opened lead of the console. */
export function LeadQuote(lead: { collection: InboxCollection; id: string }) {
  return (
    <p className="admin-actions">
      <CreateQuoteButton from={lead} label="Offerte maken" />
    </p>
  )
}
