'use server'

import { type CheckedName, checkDomains as check } from '@/server/hosting/checkDomains'
import { visitorCtx } from '@/server/session'

export async function checkDomains(typed: unknown): Promise<CheckedName[]> {
  return check(await visitorCtx(), typed)
}
