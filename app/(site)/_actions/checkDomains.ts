'use server'

import { visitorCtx } from '@/features/customers/server/session'
import { type CheckedName, checkDomains as check } from '@/features/orders/server/checkDomains'

export async function checkDomains(typed: unknown): Promise<CheckedName[]> {
  return check(await visitorCtx(), typed)
}
