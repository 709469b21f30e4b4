'use server'

import { visitorCtx } from '@/features/customers/server/session'
import { typedValues } from '@/features/leads/server/readForm'
import { MAIL_KEY_FIELD } from '@/features/newsletter/model/paths'
import type { AskedState } from '@/features/newsletter/model/result'
import { confirmSubscription as confirm } from '@/features/newsletter/server/confirmSubscription'

export async function confirmSubscription(_before: AskedState, form: FormData): Promise<AskedState> {
  return confirm(await visitorCtx(), typedValues(form)[MAIL_KEY_FIELD] ?? '')
}
