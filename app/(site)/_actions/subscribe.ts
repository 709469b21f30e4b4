'use server'

import type { NewsletterState } from '@/features/newsletter/model/results'
import { subscribe as subscribeTo } from '@/features/newsletter/server/subscribe'
import { readFormValues } from '@/platform/http/formInput'
import { visitorCtx } from '@/platform/requestCtx'

export async function subscribe(_before: NewsletterState, form: FormData): Promise<NewsletterState> {
  const { email = '', ...rest } = readFormValues(form)
  return { ...(await subscribeTo(await visitorCtx(), { email, ...rest })), values: { email } }
}
