import { errorNotice, callUsNow, proofFailedNotice, tooManyAtOnce, wentWrongNotice } from '@/design-system/primitives/notices'
import type { Notice } from '@/design-system/primitives/toasts'
import type { LeadResultKind } from '@/features/leads/model/result'

export const INCOMPLETE = errorNotice('Vul alle verplichte velden in', undefined, 5000)

export const WITHOUT_MAIL =
  'De mail met de bevestiging kon niet weg, maar je aanvraag staat bij ons genoteerd.'

/** What an appointment that was not taken says; one that was is confirmed in the conversation. */
export function appointmentNotices(
  phone: string,
): Record<Exclude<LeadResultKind, 'sent' | 'savedWithoutMail'>, Notice> {
  return {
    notSaved: wentWrongNotice(callUsNow(phone)),
    invalid: wentWrongNotice(`Kijk je gegevens na, of bel ons direct op ${phone}`),
    keyReused: wentWrongNotice(
      `We hebben deze aanvraag al met andere gegevens. Wil je iets wijzigen? Bel ons op ${phone}.`,
      8000,
    ),
    prove: proofFailedNotice(phone),
    tooMany: wentWrongNotice(tooManyAtOnce('aanvragen', phone), 8000),
  }
}
