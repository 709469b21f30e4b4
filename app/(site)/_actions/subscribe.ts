'use server'

import { readFormValues } from '@/features/leads/server/readForm'
import type { NewsletterState } from '@/features/newsletter/model/results'
import { subscribe as subscribeTo } from '@/features/newsletter/server/subscribe'
import { visitorCtx } from '@/platform/requestCtx'

export async function subscribe(_before: NewsletterState, form: FormData): Promise<NewsletterState> {
  const { email = '', ...rest } = readFormValues(form)
  return { ...(await subscribeTo(await visitorCtx(), { email, ...rest })), values: { email } }
}
