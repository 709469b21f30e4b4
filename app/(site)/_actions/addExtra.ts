'use server'

import { redirect } from 'next/navigation'
import { customerCtx } from '@/server/customerSession'
import { typedValues } from '@/server/leads/readForm'
import type { AddExtraState } from '@/ui/hosting/area/AddExtraForm'
import { addAndPay } from '../hosting-dashboard/_addAndPay'

export async function addExtra(_before: AddExtraState, form: FormData): Promise<AddExtraState> {
  const { leadOn, ...typed } = typedValues(form)
  const ctx = await customerCtx()
  if (!ctx.user) return { kind: 'loggedOut' }
  const answer = await addAndPay(ctx, typed)
  if (leadOn && answer.kind === 'added') redirect('/hosting-dashboard#facturen')
  return answer
}
