import { type AreaNotice, SESSION_ENDED, tooMany } from '@/design-system/area/areaNotices'
import { bad, callUs, good, mustProve } from '@/design-system/primitives/notices'
import type { LogInResult, UpdateAccountResult } from '../model/account'

export const PASSWORD_REQUIRED = 'Vul je wachtwoord in.'

export type LogInKind = LogInResult['kind']

/** The page that is for logging in, or a page that asks for it first. */
export type LogInPlace = 'page' | 'door'

/** The error catalogue of the log-in. A refusal has other words on its own page than elsewhere. */
export function logInNotices(place: LogInPlace, phone: string, name: string): Record<LogInKind, AreaNotice> {
  return {
    loggedIn: good(`Welkom terug, ${name}!`),
    refused: REFUSED[place],
    prove: mustProve(phone, ''),
    tooMany: tooMany(phone),
    failed: bad('Er ging iets mis bij het inloggen', callUs(phone)),
  }
}

const REFUSED: Record<LogInPlace, AreaNotice> = {
  page: { ...bad('Ongeldige inloggegevens. Probeer het opnieuw.'), inForm: true },
  door: bad('Ongeldige login gegevens'),
}

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
