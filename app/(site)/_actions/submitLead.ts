'use server'

import type { LeadState } from '@/domain/leads/result'
import { typedValues } from '@/server/leads/readForm'
import { submitLead as submit } from '@/server/leads/submitLead'
import { visitorCtx } from '@/server/session'

export async function submitLead(_before: LeadState, form: FormData): Promise<LeadState> {
  const values = typedValues(form)
  return { ...(await submit(await visitorCtx(), values)), values }
}
