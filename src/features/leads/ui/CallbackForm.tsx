'use client'

import { useEffect, useState } from 'react'
import type { OpeningDays } from '@/features/company/model/openingDays'
import { type CallbackChoice, callbackChoices } from '../model/callback'
import type { SubmitLead } from '../model/lead'
import { LeadForm } from './LeadForm'

type CallbackFormProps = {
  source: string
  phone: string
  responseTime: string
  hours: OpeningDays
  submit: SubmitLead
  idPrefix?: string
}

/** Pages are older than their visitors: the coming days are offered once the browser tells the time. */
export function CallbackForm({ hours, ...form }: CallbackFormProps) {
  const [when, setWhen] = useState<CallbackChoice[]>()
  useEffect(() => setWhen(callbackChoices(new Date(), hours)), [hours])
  return <LeadForm kind="callback" choices={{ when }} {...form} />
}
