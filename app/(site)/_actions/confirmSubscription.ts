'use server'

import { KEY } from '@/domain/newsletter/paths'
import type { AskedState } from '@/domain/newsletter/result'
import { typedValues } from '@/server/leads/readForm'
import { confirmSubscription as confirm } from '@/server/newsletter/confirmSubscription'
import { visitorCtx } from '@/server/session'

export async function confirmSubscription(_before: AskedState, form: FormData): Promise<AskedState> {
  return confirm(await visitorCtx(), typedValues(form)[KEY] ?? '')
}
