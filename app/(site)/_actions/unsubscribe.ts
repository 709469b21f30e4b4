'use server'

import { type AskedState, MAIL_KEY_FIELD } from '@/features/newsletter/model/results'
import { unsubscribe as takeOff } from '@/features/newsletter/server/subscription'
import { readFormValues } from '@/platform/http/formInput'
import { visitorCtx } from '@/platform/requestCtx'

export async function unsubscribe(_before: AskedState, form: FormData): Promise<AskedState> {
  return takeOff(await visitorCtx(), readFormValues(form)[MAIL_KEY_FIELD] ?? '')
}
