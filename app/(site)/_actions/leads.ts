'use server'

import type { SubmitResult } from '@/features/configurator/model/draftSchema'
import { submitConfigurator as saveConfigurator } from '@/features/configurator/server/public'
import type { LeadState } from '@/features/leads/model/lead'
import { submitLead as saveLead } from '@/features/leads/server/public'
import { readFormValues } from '@/platform/http/formInput'
import { visitorCtx } from '@/platform/requestCtx'

export async function submitLead(_before: LeadState, form: FormData): Promise<LeadState> {
  const values = readFormValues(form)
  return { ...(await saveLead(await visitorCtx(), values)), values }
}

export async function submitConfigurator(input: unknown): Promise<SubmitResult> {
  return saveConfigurator(await visitorCtx(), input)
}
