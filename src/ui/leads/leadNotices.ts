import type { LeadResultKind } from '@/domain/leads/result'
import type { Notice } from '../primitives/toasts'
import type { FormKind } from './formFields'

type Means = { phone: string; responseTime: string }
type Notices = Record<LeadResultKind, Notice>

/** The error catalogue of the lead forms: one notice for every way a submit can end. */
export function leadNotices(kind: FormKind, means: Means): Notices {
  return { ...shared(means), sent: SENT[kind](means) }
}

const SENT: Record<FormKind, (means: Means) => Notice> = {
  quote: ({ responseTime }) => ({
    title: '🎉 Aanvraag verzonden!',
    description: `Check je e-mail voor de bevestiging. We nemen ${responseTime} contact met je op.`,
    tone: 'plain',
    duration: 5000,
  }),
  ads: () => ({
    title: '🚀 Aanvraag verzonden!',
    description: 'Check je e-mail voor de bevestiging.',
    tone: 'plain',
    duration: 5000,
  }),
  contact: ({ responseTime }) => ({
    title: '🎉 Bericht verzonden!',
    description: `Check je e-mail voor de bevestiging. Je hebt ${responseTime} antwoord.`,
    tone: 'plain',
    duration: 5000,
  }),
}

function shared({ phone }: Means): Omit<Notices, 'sent'> {
  return {
    savedWithoutMail: {
      title: '⚠️ Aanvraag opgeslagen',
      description: 'De bevestigingsmail kon niet worden verstuurd. We nemen alsnog contact met je op.',
      tone: 'warning',
      duration: 8000,
    },
    invalid: {
      title: 'Oeps! 😅',
      description: 'Vul je naam en e-mailadres in.',
      tone: 'destructive',
      duration: 5000,
    },
    notSaved: {
      title: 'Er ging iets mis 😔',
      description: `Probeer het opnieuw of bel ons direct op ${phone}`,
      tone: 'destructive',
      duration: 6000,
    },
    keyReused: {
      title: 'Deze aanvraag is al verzonden',
      description: `We hebben hem ontvangen met andere gegevens. Wil je iets wijzigen? Bel ons op ${phone}.`,
      tone: 'destructive',
      duration: 8000,
    },
    tooMany: {
      title: 'Even geduld',
      description: `Er kwamen te veel aanvragen tegelijk. Probeer het over een uur opnieuw of bel ons op ${phone}.`,
      tone: 'destructive',
      duration: 8000,
    },
  }
}

/** Something is wrong, but not with the name or the address. */
export const CHECK_FIELDS: Notice = {
  title: 'Oeps! 😅',
  description: 'Nog niet alles klopt. Kijk bij de velden van het formulier.',
  tone: 'destructive',
  duration: 5000,
}
