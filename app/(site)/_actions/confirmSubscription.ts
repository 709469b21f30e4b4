'use server'

import { readFormValues } from '@/features/leads/server/readForm'
import { type AskedState, MAIL_KEY_FIELD } from '@/features/newsletter/model/results'
import { confirmSubscription as confirm } from '@/features/newsletter/server/subscription'
import { visitorCtx } from '@/platform/requestCtx'

export async function confirmSubscription(_before: AskedState, form: FormData): Promise<AskedState> {
  return confirm(await visitorCtx(), readFormValues(form)[MAIL_KEY_FIELD] ?? '')
}
