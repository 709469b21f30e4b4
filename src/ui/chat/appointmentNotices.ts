import type { LeadResultKind } from '@/domain/leads/result'
import type { Notice } from '../primitives/toasts'

export const INCOMPLETE: Notice = {
  title: 'Vul alle verplichte velden in',
  tone: 'destructive',
  duration: 5000,
}

export const WITHOUT_MAIL =
  'De mail met de bevestiging kon niet weg, maar je aanvraag staat bij ons genoteerd.'

/** What an appointment that was not taken says; one that was is confirmed in the conversation. */
export function appointmentNotices(
  phone: string,
): Record<Exclude<LeadResultKind, 'sent' | 'savedWithoutMail'>, Notice> {
  const refused = { title: 'Er ging iets mis 😔', tone: 'destructive', duration: 6000 } as const
  return {
    notSaved: { ...refused, description: `Probeer het opnieuw of bel ons direct op ${phone}` },
    invalid: { ...refused, description: `Kijk je gegevens na, of bel ons direct op ${phone}` },
    keyReused: {
      ...refused,
      description: `We hebben deze aanvraag al met andere gegevens. Wil je iets wijzigen? Bel ons op ${phone}.`,
      duration: 8000,
    },
    tooMany: {
      ...refused,
      description: `Er kwamen te veel aanvragen tegelijk. Probeer het over een uur opnieuw of bel ons op ${phone}.`,
      duration: 8000,
    },
  }
}
