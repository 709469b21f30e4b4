'use server'

import type { NewsletterState } from '@/domain/newsletter/result'
import { typedValues } from '@/server/leads/readForm'
import { subscribe as subscribeTo } from '@/server/newsletter/subscribe'
import { visitorCtx } from '@/server/session'

export async function subscribe(_before: NewsletterState, form: FormData): Promise<NewsletterState> {
  const { email = '', ...rest } = typedValues(form)
  return { ...(await subscribeTo(await visitorCtx(), { email, ...rest })), values: { email } }
}
