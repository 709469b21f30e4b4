import {
  errorNotice,
  callUsNow,
  successNotice,
  proofFailedNotice,
  invalidNotice,
  WAIT_TITLE,
  warningNotice,
  wentWrongNotice,
} from '@/design-system/primitives/notices'
import type { Notice } from '@/design-system/primitives/toasts'
import type { SubmitKind } from '../model/submit'

type NoticeOptions = { phone: string; responseTime: string }

/** The error catalogue of the configurator: one notice for every way a submit can end. */
export function submitNotices({ phone, responseTime }: NoticeOptions): Record<SubmitKind, Notice> {
  return {
    sent: successNotice(
      '🎉 Configurator aanvraag verzonden!',
      `We nemen ${responseTime} contact met u op met een persoonlijke offerte.`,
    ),
    savedWithoutMail: warningNotice(
      '⚠️ Gedeeltelijk succesvol',
      'Uw aanvraag is opgeslagen, maar er ging iets mis met de email. We nemen alsnog contact op!',
    ),
    invalid: invalidNotice('Vul uw naam en e-mailadres in.'),
    notSaved: wentWrongNotice(callUsNow(phone)),
    outdated: invalidNotice(
      'Een van uw keuzes bestaat niet meer. Vernieuw de pagina en kijk de bon na; uw antwoorden blijven staan.',
      8000,
    ),
    keyReused: errorNotice(
      'Deze bon is al verzonden',
      `We hebben hem ontvangen met andere gegevens. Wilt u iets wijzigen? Bel ons op ${phone} of begin een nieuwe configuratie.`,
      8000,
    ),
    prove: proofFailedNotice(phone, 'De bon blijft staan.'),
    tooMany: errorNotice(
      WAIT_TITLE,
      `Er kwamen te veel aanvragen tegelijk. Uw bon blijft staan: probeer het over een uur opnieuw of bel ons op ${phone}.`,
      8000,
    ),
  }
}
