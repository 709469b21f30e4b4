'use server'

import { type AskedState, MAIL_KEY_FIELD, type NewsletterState } from '@/features/newsletter/model/results'
import {
  confirmSubscription as confirm,
  subscribe as subscribeTo,
  unsubscribe as takeOff,
} from '@/features/newsletter/server/public'
import { readFormValues } from '@/platform/http/formInput'
import { visitorCtx } from '@/platform/requestCtx'

export async function subscribe(_before: NewsletterState, form: FormData): Promise<NewsletterState> {
  const { email = '', ...rest } = readFormValues(form)
  return { ...(await subscribeTo(await visitorCtx(), { email, ...rest })), values: { email } }
}

export async function confirmSubscription(_before: AskedState, form: FormData): Promise<AskedState> {
  return confirm(await visitorCtx(), readFormValues(form)[MAIL_KEY_FIELD] ?? '')
}

export async function unsubscribe(_before: AskedState, form: FormData): Promise<AskedState> {
  return takeOff(await visitorCtx(), readFormValues(form)[MAIL_KEY_FIELD] ?? '')
}
