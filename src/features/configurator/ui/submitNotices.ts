import {
  bad,
  callUsNow,
  good,
  mustProve,
  oops,
  WAIT,
  warning,
  wentWrong,
} from '@/design-system/primitives/notices'
import type { Notice } from '@/design-system/primitives/toasts'
import type { SubmitKind } from '../model/submit'

type Means = { phone: string; responseTime: string }

/** The error catalogue of the configurator: one notice for every way a submit can end. */
export function submitNotices({ phone, responseTime }: Means): Record<SubmitKind, Notice> {
  return {
    sent: good(
      '🎉 Configurator aanvraag verzonden!',
      `We nemen ${responseTime} contact met u op met een persoonlijke offerte.`,
    ),
    savedWithoutMail: warning(
      '⚠️ Gedeeltelijk succesvol',
      'Uw aanvraag is opgeslagen, maar er ging iets mis met de email. We nemen alsnog contact op!',
    ),
    invalid: oops('Vul uw naam en e-mailadres in.'),
    notSaved: wentWrong(callUsNow(phone)),
    outdated: oops(
      'Een van uw keuzes bestaat niet meer. Vernieuw de pagina en kijk de bon na; uw antwoorden blijven staan.',
      8000,
    ),
    keyReused: bad(
      'Deze bon is al verzonden',
      `We hebben hem ontvangen met andere gegevens. Wilt u iets wijzigen? Bel ons op ${phone} of begin een nieuwe configuratie.`,
      8000,
    ),
    prove: mustProve(phone, 'De bon blijft staan.'),
    tooMany: bad(
      WAIT,
      `Er kwamen te veel aanvragen tegelijk. Uw bon blijft staan: probeer het over een uur opnieuw of bel ons op ${phone}.`,
      8000,
    ),
  }
}
