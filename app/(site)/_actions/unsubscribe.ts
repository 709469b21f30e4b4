'use server'

import { KEY } from '@/domain/newsletter/paths'
import type { AskedState } from '@/domain/newsletter/result'
import { typedValues } from '@/server/leads/readForm'
import { unsubscribe as takeOff } from '@/server/newsletter/unsubscribe'
import { visitorCtx } from '@/server/session'

export async function unsubscribe(_before: AskedState, form: FormData): Promise<AskedState> {
  return takeOff(await visitorCtx(), typedValues(form)[KEY] ?? '')
}
