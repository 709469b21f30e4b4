import type { LeadKind } from '../model/kinds'
import { QUOTE_SERVICES } from '../model/services'

export type FormField = {
  name: string
  label: string
  required?: boolean
  type?: 'email' | 'tel'
  autoComplete?: string
  rows?: number
  options?: readonly { value: string; label: string }[]
}

/** The forms of the marketing pages; the chat has its own for an appointment. */
export type FormKind = Exclude<LeadKind, 'appointment'>

const PERSON: FormField[] = [
  { name: 'name', label: 'Naam', required: true, autoComplete: 'name' },
  { name: 'email', label: 'E-mailadres', required: true, type: 'email', autoComplete: 'email' },
  { name: 'phone', label: 'Telefoonnummer', type: 'tel', autoComplete: 'tel' },
]

/** What each form asks, in the order in which it asks. */
export const FORM_FIELDS: Record<FormKind, FormField[]> = {
  quote: [...PERSON, { name: 'service', label: 'Waar gaat het om?', options: QUOTE_SERVICES }],
  ads: [...PERSON, { name: 'message', label: 'Bericht', rows: 3 }],
  contact: [
    ...PERSON,
    { name: 'subject', label: 'Onderwerp' },
    { name: 'message', label: 'Bericht', required: true, rows: 5 },
  ],
}

/** Where the next thing happens, once a form was sent. */
export const CHECK_MAIL = 'Check je e-mail voor de bevestiging.'

const THANKS_FOR_REQUEST = 'Bedankt voor je aanvraag!'
const ASK_AGAIN = 'Nieuwe aanvraag doen'

type FormTexts = { send: string; thanks: string; next: string; again: string }

/** What stands on the button, and on the card that takes the form's place. */
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
    next: `${CHECK_MAIL} We bellen of mailen je zo snel mogelijk.`,
    again: ASK_AGAIN,
  },
  contact: {
    send: 'Bericht versturen',
    thanks: 'Bedankt voor je bericht!',
    next: CHECK_MAIL,
    again: 'Nog een bericht sturen',
  },
}
