import {
  CHECK_FIELDS,
  callUsNow,
  errorNotice,
  invalidNotice,
  proofFailedNotice,
  successNotice,
  tooManyAtOnceNotice,
  warningNotice,
  wentWrongNotice,
} from '@/design-system/notices/notices'
import type { Notice } from '@/design-system/notices/toasts'
import { LASTING_CHOICES } from '../model/callback'
import { ADS_RESPONSE_TIME, CALL_ME, type FormKind, type LeadResultKind, QUOTE_SERVICES } from '../model/lead'

export type FormField = {
  name: string
  label: string
  required?: boolean
  type?: 'email' | 'tel'
  autoComplete?: string
  rows?: number
  options?: readonly { value: string; label: string }[]
}

const PERSON: FormField[] = [
  { name: 'name', label: 'Naam', required: true, autoComplete: 'name' },
  { name: 'email', label: 'E-mailadres', required: true, type: 'email', autoComplete: 'email' },
  { name: 'phone', label: 'Telefoonnummer', type: 'tel', autoComplete: 'tel' },
]

export const FORM_FIELDS: Record<FormKind, FormField[]> = {
  quote: [...PERSON, { name: 'service', label: 'Waar gaat het om?', options: QUOTE_SERVICES }],
  ads: [...PERSON, { name: 'message', label: 'Bericht', rows: 3 }],
  contact: [
    ...PERSON,
    { name: 'subject', label: 'Onderwerp' },
    { name: 'message', label: 'Bericht', required: true, rows: 5 },
  ],
  callback: [
    { name: 'name', label: 'Naam', required: true, autoComplete: 'name' },
    { name: 'phone', label: 'Telefoonnummer', required: true, type: 'tel', autoComplete: 'tel' },
    { name: 'when', label: 'Wanneer bellen we?', required: true, options: LASTING_CHOICES },
  ],
}

const NAME_AND_PHONE = 'Vul je naam en telefoonnummer in.'

const CHECK_MAIL = 'Check je e-mail voor de bevestiging.'

const THANKS_FOR_REQUEST = 'Bedankt voor je aanvraag!'
const ASK_AGAIN = 'Nieuwe aanvraag doen'

type FormTexts = { send: string; thanks: string; next: string; again: string }

export const FORM_TEXTS: Record<FormKind, FormTexts> = {
  quote: {
    send: 'Offerte aanvragen',
    thanks: THANKS_FOR_REQUEST,
    next: CHECK_MAIL,
    again: ASK_AGAIN,
  },
  ads: {
    send: 'Aanvraag versturen',
    thanks: THANKS_FOR_REQUEST,
    next: `${CHECK_MAIL} We bellen of mailen je ${ADS_RESPONSE_TIME}.`,
    again: ASK_AGAIN,
  },
  contact: {
    send: 'Bericht versturen',
    thanks: 'Bedankt voor je bericht!',
    next: CHECK_MAIL,
    again: 'Nog een bericht sturen',
  },
  callback: {
    send: CALL_ME,
    thanks: 'Staat genoteerd',
    next: 'We bellen je op het moment dat je koos.',
    again: 'Een ander nummer doorgeven',
  },
}

type NoticeOptions = { phone: string; responseTime: string }
type Notices = Record<LeadResultKind, Notice>

export function leadNotices(kind: FormKind, options: NoticeOptions): Notices {
  const notices = { ...sharedNotices(options), sent: SENT_NOTICES[kind](options) }
  return kind === 'callback' ? { ...notices, invalid: invalidNotice(NAME_AND_PHONE) } : notices
}

const SENT_NOTICES: Record<FormKind, (options: NoticeOptions) => Notice> = {
  quote: ({ responseTime }) =>
    successNotice('🎉 Aanvraag verzonden!', `${CHECK_MAIL} We nemen ${responseTime} contact met je op.`),
  ads: () => successNotice('🚀 Aanvraag verzonden!', CHECK_MAIL),
  callback: () => successNotice('Je nummer staat genoteerd', 'We bellen je op het moment dat je koos.'),
  contact: ({ responseTime }) =>
    successNotice('🎉 Bericht verzonden!', `${CHECK_MAIL} Je hebt ${responseTime} antwoord.`),
}

function sharedNotices({ phone }: NoticeOptions): Omit<Notices, 'sent'> {
  return {
    savedWithoutMail: warningNotice(
      '⚠️ Aanvraag opgeslagen',
      'De bevestigingsmail kon niet worden verstuurd. We nemen alsnog contact met je op.',
    ),
    // No mail goes yet, and nothing else is promised.
    received: successNotice('Ontvangen', `Noem je nummer als je ons belt: ${phone}.`),
    invalid: invalidNotice('Vul je naam en e-mailadres in.'),
    notSaved: wentWrongNotice(callUsNow(phone)),
    keyReused: errorNotice(
      'Deze aanvraag is al verzonden',
      `We hebben hem ontvangen met andere gegevens. Wil je iets wijzigen? Bel ons op ${phone}.`,
      8000,
    ),
    prove: proofFailedNotice(phone),
    tooMany: tooManyAtOnceNotice('aanvragen', phone),
  }
}

export const INVALID_FIELDS = invalidNotice(CHECK_FIELDS)
