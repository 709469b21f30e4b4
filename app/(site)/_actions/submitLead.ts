'use server'

import type { LeadState } from '@/features/leads/model/result'
import { submitLead as submit } from '@/features/leads/server/submitLead'
import { readFormValues } from '@/platform/http/formInput'
import { visitorCtx } from '@/platform/requestCtx'

export async function submitLead(_before: LeadState, form: FormData): Promise<LeadState> {
  const values = readFormValues(form)
  return { ...(await submit(await visitorCtx(), values)), values }
}
