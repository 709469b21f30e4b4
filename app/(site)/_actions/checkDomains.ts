'use server'

import { type CheckedName, checkDomains as check } from '@/features/orders/server/domains/checkDomains'
import { visitorCtx } from '@/platform/requestCtx'

export async function checkDomains(typed: unknown): Promise<CheckedName[]> {
  return check(await visitorCtx(), typed)
}
