import { callUs, WAIT_TITLE, WENT_WRONG_TITLE } from '@/design-system/notices/notices'
import type { ConfirmKind, UnsubscribeKind } from '../model/results'

export type Outcome = {
  heading: string
  text: string
  way: { label: string; href: string }
  stamp?: string
  again?: boolean
}

const UNKNOWN_LINK = 'Deze link kennen we niet'
const BLOG = { label: 'Lees het blog', href: '/blog' }
const SIGN_UP = { label: 'Naar het aanmeldformulier', href: '/blog#nieuwsbrief' }
const CONTACT = { label: 'Neem contact op', href: '/contact' }

export const CONFIRM_QUESTION = {
  heading: 'Wil je onze nieuwsbrief?',
  text: 'Druk op de knop en je staat op de lijst. Eraf kan altijd, met de link in elke mail.',
  button: 'Ja, meld me aan',
}

export const UNSUBSCRIBE_QUESTION = {
  heading: 'Wil je van de lijst?',
  text: 'Druk op de knop en je krijgt geen nieuwsbrief meer van ons.',
  button: 'Meld me af',
}

export function confirmOutcomes(phone: string): Record<ConfirmKind, Outcome> {
  return {
    confirmed: {
      heading: 'Je staat op de lijst',
      text: 'Bedankt. Je krijgt een welkomstmail, met een link om je weer af te melden.',
      way: BLOG,
      stamp: 'Aangemeld',
    },
    alreadyConfirmed: {
      heading: 'Je stond al op de lijst',
      text: 'Je had dit al bevestigd. Je hoeft niets meer te doen.',
      way: BLOG,
      stamp: 'Aangemeld',
    },
    expired: {
      heading: 'Deze link werkt niet meer',
      text: 'Hij is te oud, of je hebt je daarna afgemeld. Wil je de nieuwsbrief toch? Meld je dan opnieuw aan.',
      way: SIGN_UP,
    },
    unknown: {
      heading: UNKNOWN_LINK,
      text: 'Misschien is hij in je mail afgebroken, of kreeg je daarna een nieuwere mail. Gebruik de knop in de laatste, of meld je opnieuw aan.',
      way: SIGN_UP,
    },
    tooMany: {
      heading: WAIT_TITLE,
      text: `Er kwamen te veel aanvragen tegelijk, en je bent nog niet aangemeld. Probeer het over een uur opnieuw of bel ons op ${phone}.`,
      way: CONTACT,
      again: true,
    },
    notSaved: {
      heading: WENT_WRONG_TITLE,
      text: `Je bent nog niet aangemeld. ${callUs(phone)}`,
      way: CONTACT,
      again: true,
    },
  }
}

export function unsubscribeOutcomes(phone: string): Record<UnsubscribeKind, Outcome> {
  return {
    unsubscribed: {
      heading: 'Je bent van de lijst',
      text: 'Je krijgt geen nieuwsbrief meer van ons. Bedenk je je, dan ben je zo weer aangemeld.',
      way: SIGN_UP,
      stamp: 'Afgemeld',
    },
    unknown: {
      heading: UNKNOWN_LINK,
      text: `Misschien is hij in je mail afgebroken. Gebruik de link onderaan een andere nieuwsbrief, of bel ons op ${phone}: dan halen wij je van de lijst.`,
      way: CONTACT,
    },
    notSaved: {
      heading: WENT_WRONG_TITLE,
      text: `Je staat nog op de lijst. Probeer het opnieuw of bel ons op ${phone}: dan halen wij je eraf.`,
      way: CONTACT,
      again: true,
    },
  }
}
