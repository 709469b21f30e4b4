'use client'

import { useRouter } from 'next/navigation'
import type { LeadKey } from './useLeadMail'
import { WriteMail } from './WriteMail'

/** On the record of a lead, whose status it may have changed. */
export function WriteMailOnRecord({ lead }: { lead: LeadKey }) {
  const router = useRouter()
  return <WriteMail lead={lead} onSent={() => router.refresh()} />
}
