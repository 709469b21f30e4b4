import { type FormNotice, SESSION_ENDED, tooManyNotice } from '@/design-system/notices/formNotices'
import { callUs, errorNotice, proofFailedNotice, successNotice } from '@/design-system/notices/notices'
import type { LogInResult, UpdateAccountResult } from '../model/account'

export const PASSWORD_REQUIRED = 'Vul je wachtwoord in.'

export type LogInKind = LogInResult['kind']

export type LogInPlace = 'page' | 'door'

export function logInNotices(place: LogInPlace, phone: string, name: string): Record<LogInKind, FormNotice> {
  return {
    loggedIn: successNotice(`Welkom terug, ${name}!`),
    refused: REFUSED[place],
    prove: proofFailedNotice(phone, ''),
    tooMany: tooManyNotice(phone),
    failed: errorNotice('Er ging iets mis bij het inloggen', callUs(phone)),
  }
}

const REFUSED: Record<LogInPlace, FormNotice> = {
  page: { ...errorNotice('Ongeldige inloggegevens. Probeer het opnieuw.'), inForm: true },
  door: errorNotice('Ongeldige login gegevens'),
}

export type AccountKind = Exclude<UpdateAccountResult['kind'], 'invalid'>

export function accountNotices(phone: string): Record<AccountKind, FormNotice> {
  return {
    saved: successNotice('Account gegevens succesvol bijgewerkt!'),
    loggedOut: SESSION_ENDED,
    tooMany: tooManyNotice(phone),
    failed: errorNotice('Er ging iets mis bij het bijwerken van je gegevens', callUs(phone)),
  }
}
