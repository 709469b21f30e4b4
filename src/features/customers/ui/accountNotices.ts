import { type AreaNotice, SESSION_ENDED, tooMany } from '@/design-system/area/areaNotices'
import { bad, callUs, good } from '@/design-system/primitives/notices'
import type { UpdateAccountResult } from '@/platform/auth/accountResult'

export type AccountKind = Exclude<UpdateAccountResult['kind'], 'invalid'>

/** The error catalogue of the account page. */
export function accountNotices(phone: string): Record<AccountKind, AreaNotice> {
  return {
    saved: good('Account gegevens succesvol bijgewerkt!'),
    loggedOut: SESSION_ENDED,
    tooMany: tooMany(phone),
    failed: bad('Er ging iets mis bij het bijwerken van je gegevens', callUs(phone)),
  }
}
