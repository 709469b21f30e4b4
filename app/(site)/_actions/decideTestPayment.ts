'use server'

import { notFound, redirect } from 'next/navigation'
import { typedValues } from '@/server/leads/readForm'
import { decideTestPayment as decide } from '@/server/payments/testPayment'
import { visitorCtx } from '@/server/session'

export async function decideTestPayment(form: FormData): Promise<void> {
  const { id = '', afloop = '' } = typedValues(form)
  const to = await decide(await visitorCtx(), id, afloop)
  if (!to) notFound()
  redirect(to)
}
