'use server'

import { notFound, redirect } from 'next/navigation'
import { decideTestPayment as decide } from '@/features/billing/server/payments/testCheckout'
import { readFormValues } from '@/platform/http/formInput'
import { visitorCtx } from '@/platform/requestCtx'

export async function decideTestPayment(form: FormData): Promise<void> {
  const { id = '', afloop = '' } = readFormValues(form)
  const to = await decide(await visitorCtx(), id, afloop)
  if (!to) notFound()
  redirect(to)
}
