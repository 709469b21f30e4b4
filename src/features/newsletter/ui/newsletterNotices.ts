import {
  bad,
  callUsNow,
  good,
  mustProve,
  oops,
  tooManyAtOnce,
  WAIT,
  warning,
  wentWrong,
} from '@/design-system/primitives/notices'
import type { Notice } from '@/design-system/primitives/toasts'
import type { SignUpKind } from '../model/result'

/** One notice for every way signing up can end. */
export function newsletterNotices(phone: string): Record<SignUpKind, Notice> {
  return {
    checkMail: good('Kijk in je mail', 'Daar staat een knop in. Druk erop, dan sta je op de lijst.'),
    savedWithoutMail: warning(
      '⚠️ Aanmelding opgeslagen',
      'De mail wil nog niet weg. We proberen het vanzelf opnieuw: kijk over een kwartier nog eens.',
    ),
    invalid: oops('Vul een geldig e-mailadres in.'),
    notSaved: wentWrong(`Je bent nog niet aangemeld. ${callUsNow(phone)}`),
    keyReused: bad(
      'Dit formulier is al verzonden',
      `We kregen het met een ander adres. Ververs de pagina om dit adres aan te melden, of bel ons op ${phone}.`,
      8000,
    ),
    prove: mustProve(phone),
    tooMany: bad(WAIT, tooManyAtOnce('aanmeldingen', phone), 8000),
  }
}
