import {
  CHECK_FIELDS,
  callUs,
  callUsNow,
  errorNotice,
  invalidNotice,
  proofFailedNotice,
  successNotice,
  tooManyAtOnceNotice,
  WAIT_TITLE,
  WENT_WRONG_TITLE,
  warningNotice,
  wentWrongNotice,
} from '@/design-system/notices/notices'
import type { Notice } from '@/design-system/notices/toasts'
import type { BookingResult, ChangeResult } from '../../model/booking'
import { appointmentKind } from '../../model/booking'

const TAKEN_TITLE = 'Dat moment is net vergeven'
const CHOOSE_ANOTHER = 'Iemand anders koos het net voor je. Wat je invulde, staat er nog.'

export const GONE = `${TAKEN_TITLE}. Kies een ander.`
export const NEAREST = 'Wel vrij, dicht bij het moment dat je koos:'

export const MAIL_NOT_SENT = 'De mail kon niet weg, maar je afspraak staat. Bewaar de knop hieronder.'
export const MAIL_SENT = 'Je krijgt een mail met alles erin. Daarmee verzet je hem ook, of zeg je af.'

export function bookingNotices(phone: string): Record<BookingResult['kind'], Notice> {
  return {
    booked: successNotice('Je afspraak staat', MAIL_SENT),
    bookedWithoutMail: warningNotice('Je afspraak staat', MAIL_NOT_SENT),
    held: warningNotice('Je aanvraag is binnen', heldText(phone)),
    taken: errorNotice(TAKEN_TITLE, CHOOSE_ANOTHER, 8000),
    invalid: invalidNotice(CHECK_FIELDS),
    notSaved: wentWrongNotice(callUsNow(phone)),
    keyReused: errorNotice(
      'Deze afspraak is al gemaakt',
      `We hebben hem met andere gegevens. Wil je iets wijzigen? Bel ons op ${phone}.`,
      8000,
    ),
    prove: proofFailedNotice(phone),
    tooMany: tooManyAtOnceNotice('afspraken', phone),
  }
}

export const heldText = (phone: string) =>
  `Het moment staat nog niet vast: we kijken er eerst zelf naar. Zekerheid? Bel ons op ${phone}.`

type Refusal = Exclude<ChangeResult['kind'], 'moved' | 'cancelled'>

export function changeNotices(phone: string): Record<Refusal, Notice> {
  return {
    taken: errorNotice(TAKEN_TITLE, 'Je afspraak staat nog op het oude moment. Kies een ander.', 8000),
    started: errorNotice('Te laat om te wijzigen', startedText(phone), 8000),
    alreadyCancelled: errorNotice('Deze afspraak is al afgezegd', 'Je hoeft niets meer te doen.'),
    unknown: errorNotice(UNKNOWN_LINK, unknownText(phone), 8000),
    notChosen: errorNotice('Kies eerst een moment', 'Druk op een strookje dat vrij is.'),
    tooMany: errorNotice(
      WAIT_TITLE,
      `Dit is vaak gewijzigd. Probeer het over een uur of bel ons op ${phone}.`,
    ),
    notSaved: errorNotice(WENT_WRONG_TITLE, `Je afspraak is niet gewijzigd. ${callUs(phone)}`, 8000),
  }
}

export const startedText = (phone: string) =>
  `Deze afspraak is al begonnen of voorbij. Afzeggen of verzetten kan niet meer. Bel ons op ${phone}, dan lossen we het samen op.`

export const UNKNOWN_LINK = 'Deze link kennen we niet'

export const unknownText = (phone: string) =>
  `Misschien is hij in je mail afgebroken. Druk op de knop in de mail, of bel ons op ${phone}.`

export const PHONE_NOTE = `Vul dit in als je ‘${appointmentKind('phone').label}’ kiest.`
