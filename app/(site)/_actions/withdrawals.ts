'use server'

import type { WithdrawalState } from '@/features/orders/model/withdrawalSteps'
import { takeWithdrawalStep } from '@/features/orders/server/public'
import { readFormValues } from '@/platform/http/formInput'
import { visitorCtx } from '@/platform/requestCtx'

export async function withdraw(_before: WithdrawalState, form: FormData): Promise<WithdrawalState> {
  return takeWithdrawalStep(await visitorCtx(), readFormValues(form))
}
