'use server'

import { visitorCtx } from '@/features/customers/server/session'
import { typedValues } from '@/features/leads/server/readForm'
import { MAIL_KEY_FIELD } from '@/features/newsletter/model/paths'
import type { AskedState } from '@/features/newsletter/model/result'
import { unsubscribe as takeOff } from '@/features/newsletter/server/unsubscribe'

export async function unsubscribe(_before: AskedState, form: FormData): Promise<AskedState> {
  return takeOff(await visitorCtx(), typedValues(form)[MAIL_KEY_FIELD] ?? '')
}
