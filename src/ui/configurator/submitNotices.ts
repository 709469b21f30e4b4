import type { SubmitKind } from '@/domain/configurator/submit'
import type { Notice } from '../primitives/toasts'

type Means = { phone: string; responseTime: string }

/** The error catalogue of the configurator: one notice for every way a submit can end. */
export function submitNotices({ phone, responseTime }: Means): Record<SubmitKind, Notice> {
  return {
    sent: {
      title: '🎉 Configurator aanvraag verzonden!',
      description: `We nemen ${responseTime} contact met u op met een persoonlijke offerte.`,
      tone: 'plain',
      duration: 5000,
    },
    savedWithoutMail: {
      title: '⚠️ Gedeeltelijk succesvol',
      description:
        'Uw aanvraag is opgeslagen, maar er ging iets mis met de email. We nemen alsnog contact op!',
      tone: 'warning',
      duration: 8000,
    },
    invalid: {
      title: 'Oeps! 😅',
      description: 'Vul uw naam en e-mailadres in.',
      tone: 'destructive',
      duration: 5000,
    },
    notSaved: {
      title: 'Er ging iets mis 😔',
      description: `Probeer het opnieuw of bel ons direct op ${phone}`,
      tone: 'destructive',
      duration: 6000,
    },
    outdated: {
      title: 'Oeps! 😅',
      description:
        'Een van uw keuzes bestaat niet meer. Vernieuw de pagina en kijk de bon na; uw antwoorden blijven staan.',
      tone: 'destructive',
      duration: 8000,
    },
    keyReused: {
      title: 'Deze bon is al verzonden',
      description: `We hebben hem ontvangen met andere gegevens. Wilt u iets wijzigen? Bel ons op ${phone} of begin een nieuwe configuratie.`,
      tone: 'destructive',
      duration: 8000,
    },
    tooMany: {
      title: 'Even geduld',
      description: `Er kwamen te veel aanvragen tegelijk. Uw bon blijft staan: probeer het over een uur opnieuw of bel ons op ${phone}.`,
      tone: 'destructive',
      duration: 8000,
    },
  }
}
