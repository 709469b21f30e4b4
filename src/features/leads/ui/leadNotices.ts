import {
  errorNotice,
  CHECK_FIELDS,
  callUsNow,
  successNotice,
  proofFailedNotice,
  invalidNotice,
  tooManyAtOnce,
  WAIT_TITLE,
  warningNotice,
  wentWrongNotice,
} from '@/design-system/primitives/notices'
import type { Notice } from '@/design-system/primitives/toasts'
import type { LeadResultKind } from '../model/result'
import { CHECK_MAIL, type FormKind } from './formFields'

type NoticeOptions = { phone: string; responseTime: string }
type Notices = Record<LeadResultKind, Notice>

/** The error catalogue of the lead forms: one notice for every way a submit can end. */
export function leadNotices(kind: FormKind, means: NoticeOptions): Notices {
  return { ...sharedNotices(means), sent: SENT_NOTICES[kind](means) }
}

const SENT_NOTICES: Record<FormKind, (means: NoticeOptions) => Notice> = {
  quote: ({ responseTime }) =>
    successNotice('🎉 Aanvraag verzonden!', `${CHECK_MAIL} We nemen ${responseTime} contact met je op.`),
  ads: () => successNotice('🚀 Aanvraag verzonden!', CHECK_MAIL),
  contact: ({ responseTime }) =>
    successNotice('🎉 Bericht verzonden!', `${CHECK_MAIL} Je hebt ${responseTime} antwoord.`),
}

function sharedNotices({ phone }: NoticeOptions): Omit<Notices, 'sent'> {
  return {
    savedWithoutMail: warningNotice(
      '⚠️ Aanvraag opgeslagen',
      'De bevestigingsmail kon niet worden verstuurd. We nemen alsnog contact met je op.',
    ),
    invalid: invalidNotice('Vul je naam en e-mailadres in.'),
    notSaved: wentWrongNotice(callUsNow(phone)),
    keyReused: errorNotice(
      'Deze aanvraag is al verzonden',
      `We hebben hem ontvangen met andere gegevens. Wil je iets wijzigen? Bel ons op ${phone}.`,
      8000,
    ),
    prove: proofFailedNotice(phone),
    tooMany: errorNotice(WAIT_TITLE, tooManyAtOnce('aanvragen', phone), 8000),
  }
}

/** What is asked was filled in, and something of it is not right. */
export const INVALID_FIELDS = invalidNotice(CHECK_FIELDS)
