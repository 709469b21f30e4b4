import {
  bad,
  CHECK_FIELDS,
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
import type { LeadResultKind } from '../model/result'
import { CHECK_MAIL, type FormKind } from './formFields'

type Means = { phone: string; responseTime: string }
type Notices = Record<LeadResultKind, Notice>

/** The error catalogue of the lead forms: one notice for every way a submit can end. */
export function leadNotices(kind: FormKind, means: Means): Notices {
  return { ...shared(means), sent: SENT[kind](means) }
}

const SENT: Record<FormKind, (means: Means) => Notice> = {
  quote: ({ responseTime }) =>
    good('🎉 Aanvraag verzonden!', `${CHECK_MAIL} We nemen ${responseTime} contact met je op.`),
  ads: () => good('🚀 Aanvraag verzonden!', CHECK_MAIL),
  contact: ({ responseTime }) =>
    good('🎉 Bericht verzonden!', `${CHECK_MAIL} Je hebt ${responseTime} antwoord.`),
}

function shared({ phone }: Means): Omit<Notices, 'sent'> {
  return {
    savedWithoutMail: warning(
      '⚠️ Aanvraag opgeslagen',
      'De bevestigingsmail kon niet worden verstuurd. We nemen alsnog contact met je op.',
    ),
    invalid: oops('Vul je naam en e-mailadres in.'),
    notSaved: wentWrong(callUsNow(phone)),
    keyReused: bad(
      'Deze aanvraag is al verzonden',
      `We hebben hem ontvangen met andere gegevens. Wil je iets wijzigen? Bel ons op ${phone}.`,
      8000,
    ),
    prove: mustProve(phone),
    tooMany: bad(WAIT, tooManyAtOnce('aanvragen', phone), 8000),
  }
}

/** What is asked was filled in, and something of it is not right. */
export const NOT_RIGHT_YET = oops(CHECK_FIELDS)
