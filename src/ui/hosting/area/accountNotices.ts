import type { UpdateAccountResult } from '@/domain/hosting/accountResult'
import { bad, callUs, good } from '../../primitives/notices'
import { type AreaNotice, SESSION_ENDED, tooMany } from './areaNotices'

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
