import {
  CHECK_FIELDS,
  callUsNow,
  errorNotice,
  invalidNotice,
  proofFailedNotice,
  tooManyAtOnce,
  WAIT_TITLE,
  wentWrongNotice,
} from '@/design-system/notices/notices'
import type { Notice } from '@/design-system/notices/toasts'
import { WITHDRAWAL } from '@/features/company/model/legal'
import type { WithdrawalResult, WithdrawalStatement } from '../../model/withdrawal'

export const FIELD_LABELS: Record<keyof WithdrawalStatement, string> = {
  name: 'Naam',
  contract: 'Nummer van je bestelling of offerte',
  email: 'E-mailadres',
  reason: 'Reden',
}

export const CONTRACT_NOTE =
  'Het begint met HO of OF en staat in de mail met je bevestiging. Kun je het niet vinden? Schrijf dan op wat je bestelde.'
export const EMAIL_NOTE = 'Het adres waarmee je bestelde. Daar sturen we je bewijs heen.'

export const RECEIVED = 'Je herroeping is binnen'
const MAIL_SENT = 'Je krijgt er een mail van met dezelfde gegevens. Bewaar hem als bewijs.'
const MAIL_NOT_SENT =
  'De mail met je bewijs kon nog niet weg. We proberen het vanzelf opnieuw. Druk deze pagina zolang af, of maak er een foto van.'

export const receiptText = (kind: 'received' | 'receivedWithoutMail') =>
  kind === 'received' ? MAIL_SENT : MAIL_NOT_SENT

/** The same for everybody: it tells nothing of what exists. */
export const whatFollows = (phone: string) =>
  `Horen deze gegevens bij een bestelling of opdracht en ben je op tijd? Dan stopt die, en krijg je je geld binnen ${WITHDRAWAL.refundDays} dagen terug. Vroeg je ons om meteen te beginnen, dan gaat daarvan af wat al geleverd is. Klopt er iets niet, dan hoor je van ons. Vragen? Bel ${phone}.`

/** Who is kept from sending it here still has another way: the day on which they send it counts. */
const byMail = (email: string) => `Een mail naar ${email} telt ook.`

type Refused = Exclude<WithdrawalResult, { at: string }>['kind']

export function withdrawalNotices(phone: string, email: string): Record<Refused, Notice> {
  return {
    invalid: invalidNotice(CHECK_FIELDS),
    notSaved: wentWrongNotice(`Je herroeping is nog niet binnen. ${byMail(email)} ${callUsNow(phone)}`),
    prove: proofFailedNotice(phone, byMail(email)),
    tooMany: errorNotice(WAIT_TITLE, `${tooManyAtOnce('herroepingen', phone)} ${byMail(email)}`, 8000),
  }
}
