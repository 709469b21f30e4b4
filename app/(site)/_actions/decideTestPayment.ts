'use server'

import { notFound, redirect } from 'next/navigation'
import { decideTestPayment as decide } from '@/server/payments/testPayment'
import { visitorCtx } from '@/server/session'

export async function decideTestPayment(form: FormData): Promise<void> {
  const to = await decide(await visitorCtx(), String(form.get('id')), String(form.get('afloop')))
  if (!to) notFound()
  redirect(to)
}
