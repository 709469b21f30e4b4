'use server'

import { redirect } from 'next/navigation'
import { customerCtx } from '@/features/customers/server/customerSession'
import type { AddExtraState } from '@/features/orders/ui/area/OrderChangeForms'
import { readFormValues } from '@/platform/http/formInput'
import { addAndPay } from '../hosting-dashboard/_addAndPay'

export async function addExtra(_before: AddExtraState, form: FormData): Promise<AddExtraState> {
  const { leadOn, ...typed } = readFormValues(form)
  const ctx = await customerCtx()
  if (!ctx.user) return { kind: 'loggedOut' }
  const answer = await addAndPay(ctx, typed)
  if (leadOn && answer.kind === 'added') redirect('/hosting-dashboard#facturen')
  return answer
}
