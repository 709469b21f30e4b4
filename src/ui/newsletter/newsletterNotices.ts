import type { SignUpKind } from '@/domain/newsletter/result'
import type { Notice } from '../primitives/toasts'

export type NewsletterNotice = Required<Notice>

/** One notice for every way signing up can end. */
export function newsletterNotices(phone: string): Record<SignUpKind, NewsletterNotice> {
  return {
    checkMail: {
      title: 'Kijk in je mail',
      description: 'Daar staat een knop in. Druk erop, dan sta je op de lijst.',
      tone: 'plain',
      duration: 5000,
    },
    savedWithoutMail: {
      title: '⚠️ Aanmelding opgeslagen',
      description:
        'De mail wil nog niet weg. We proberen het vanzelf opnieuw: kijk over een kwartier nog eens.',
      tone: 'warning',
      duration: 8000,
    },
    invalid: {
      title: 'Oeps! 😅',
      description: 'Vul een geldig e-mailadres in.',
      tone: 'destructive',
      duration: 5000,
    },
    notSaved: {
      title: 'Er ging iets mis 😔',
      description: `Je bent nog niet aangemeld. Probeer het opnieuw of bel ons direct op ${phone}`,
      tone: 'destructive',
      duration: 6000,
    },
    keyReused: {
      title: 'Dit formulier is al verzonden',
      description: `We kregen het met een ander adres. Ververs de pagina om dit adres aan te melden, of bel ons op ${phone}.`,
      tone: 'destructive',
      duration: 8000,
    },
    tooMany: {
      title: 'Even geduld',
      description: `Er kwamen te veel aanmeldingen tegelijk. Probeer het over een uur opnieuw of bel ons op ${phone}.`,
      tone: 'destructive',
      duration: 8000,
    },
  }
}
