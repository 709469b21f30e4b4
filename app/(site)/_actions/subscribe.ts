'use server'

import { typedValues } from '@/features/leads/server/readForm'
import type { NewsletterState } from '@/features/newsletter/model/results'
import { subscribe as subscribeTo } from '@/features/newsletter/server/subscribe'
import { visitorCtx } from '@/platform/requestCtx'

export async function subscribe(_before: NewsletterState, form: FormData): Promise<NewsletterState> {
  const { email = '', ...rest } = typedValues(form)
  return { ...(await subscribeTo(await visitorCtx(), { email, ...rest })), values: { email } }
}
