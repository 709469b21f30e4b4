'use server'

import { type AskedState, MAIL_KEY_FIELD } from '@/features/newsletter/model/results'
import { confirmSubscription as confirm } from '@/features/newsletter/server/subscription'
import { readFormValues } from '@/platform/http/formInput'
import { visitorCtx } from '@/platform/requestCtx'

export async function confirmSubscription(_before: AskedState, form: FormData): Promise<AskedState> {
  return confirm(await visitorCtx(), readFormValues(form)[MAIL_KEY_FIELD] ?? '')
}
