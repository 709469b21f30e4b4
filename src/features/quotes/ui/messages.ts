import {
  CHECK_FIELDS,
  callUs,
  errorNotice,
  invalidNotice,
  isThatWrong,
  tooManyAtOnce,
  WAIT_TITLE,
  WENT_WRONG_TITLE,
} from '@/design-system/notices/notices'
import type { Notice } from '@/design-system/notices/toasts'
import type { CustomerKind } from '@/features/customers/model/customer'
import { refundDueOn } from '@/features/orders/model/withdrawal'
import { dayOf, formatPlainDay } from '@/platform/time/day'
import { formatMoment } from '@/platform/time/zone'
import type { AnswerRefusal, QuestionKind } from '../model/acceptance'
import type { Edition } from '../model/quote'
import type { QuoteStatus } from '../model/quoteStatus'

const NOTHING_ORDERED = 'Er is niets besteld.'

/** One notice for every way in which an answer is refused. */
export function answerNotices(phone: string): Record<AnswerRefusal['kind'], Notice> {
  const again = `${NOTHING_ORDERED} Laad de pagina opnieuw`
  return {
    invalid: invalidNotice(CHECK_FIELDS),
    unknown: errorNotice(UNKNOWN_QUOTE, unknownText(phone)),
    replaced: errorNotice(
      'Er is net een nieuwe versie gestuurd',
      `${again}, dan zie je wat er veranderd is.`,
    ),
    expired: errorNotice('Deze offerte is net verlopen', `${again} en vraag om verlenging, of bel ${phone}.`),
    declined: errorNotice('Deze offerte is al afgewezen', isThatWrong(phone)),
    retracted: errorNotice('Deze offerte is ingetrokken', `${NOTHING_ORDERED} Bel ons op ${phone}.`),
    accepted: errorNotice('Er is al akkoord gegeven', `Laad de pagina opnieuw. ${isThatWrong(phone)}`),
    readOnly: errorNotice('Met deze link kun je alleen meelezen', NOTHING_ORDERED),
    tooMany: errorNotice(WAIT_TITLE, tooManyAtOnce('antwoorden', phone)),
    notSaved: errorNotice(WENT_WRONG_TITLE, `Je antwoord is niet bewaard. ${callUs(phone)}`),
  }
}

/** After these the page shows something that does not hold any more. */
export const isOutdated = (kind: AnswerRefusal['kind']) =>
  ['replaced', 'expired', 'declined', 'retracted', 'accepted'].includes(kind)

export const UNKNOWN_QUOTE = 'Deze offerte vinden we niet'

export const unknownText = (phone: string) =>
  `De link is afgebroken, of hij geldt niet meer. Druk op de knop in onze laatste mail, of bel ${phone}. Dan sturen we je een nieuwe.`

type ClosedWords = { stamp: string; title: string; text: string }

/** What the page says of a quote that cannot be accepted on it. */
export function closedWords(
  status: Exclude<QuoteStatus, 'sent'>,
  { phone, validUntil }: { phone: string; validUntil: string },
): ClosedWords {
  const words: Record<typeof status, ClosedWords> = {
    expired: {
      stamp: 'Verlopen',
      title: 'Deze offerte is verlopen',
      text: `Hij gold tot en met ${formatPlainDay(validUntil)}. Wil je er nog mee verder? Vraag om verlenging, of bel ${phone}.`,
    },
    declined: {
      stamp: 'Afgewezen',
      title: 'Je hebt deze offerte afgewezen',
      text: `Bedankt voor je antwoord. Bedenk je je, of wil je het anders? Bel ${phone}, dan sturen we een nieuwe.`,
    },
    retracted: {
      stamp: 'Ingetrokken',
      title: 'We hebben deze offerte ingetrokken',
      text: `Akkoord geven kan niet meer. Wil je weten waarom, of wil je een nieuwe? Bel ${phone}.`,
    },
    draft: {
      stamp: 'Concept',
      title: 'Aan deze offerte werken we nog',
      text: `Je krijgt een mail zodra hij klaar is. Eerder iets weten? Bel ${phone}.`,
    },
    accepted: {
      stamp: 'Akkoord',
      title: 'Op deze offerte is akkoord gegeven',
      text: `We gaan voor je aan de slag. Vragen? Bel ${phone}.`,
    },
  }
  return words[status]
}

/** Below the button, before it is pressed. */
export const afterwardsText = ({ schedule }: Pick<Edition, 'schedule'>) =>
  schedule.some(each => each.moment === 'acceptance')
    ? 'Je krijgt meteen een mail met de bevestiging en de eerste factuur. Betalen doe je daarna.'
    : 'Je krijgt meteen een mail met de bevestiging. Nu betalen hoeft niet.'

export const READ_ONLY = 'Je leest mee. Antwoorden kan wie de offerte van ons kreeg.'

export const RECALCULATED = 'We hebben het opnieuw uitgerekend. Er is nog niets besteld.'

type AskWords = { intro: string; message: string; button: string; done: string }

export const ASK_WORDS: Record<QuestionKind, AskWords> = {
  question: {
    intro: 'Stel hem gerust. Je zit nergens aan vast.',
    message: 'Je vraag',
    button: 'Verstuur mijn vraag',
    done: 'Je vraag is binnen',
  },
  change: {
    intro: 'Vink aan waar het over gaat en schrijf wat er anders moet. Je krijgt een nieuwe versie.',
    message: 'Wat moet er anders?',
    button: 'Verstuur mijn wijziging',
    done: 'Je wijziging is binnen',
  },
  extension: {
    intro: 'We kijken of de prijzen nog kloppen en sturen je de offerte opnieuw.',
    message: 'Wanneer wil je beginnen, en is er iets veranderd?',
    button: 'Vraag om verlenging',
    done: 'Je verzoek is binnen',
  },
}

/** What follows a question, by the name of who answers it. */
export const answeredBy = (name: string, phone: string) =>
  `${name} leest het en antwoordt per mail of telefoon. Haast? Bel ${phone}.`

export const withdrawnText = (at: string) =>
  `Je hebt deze opdracht herroepen op ${formatMoment(new Date(at))}. We werken er niet verder aan. Wat nog openstaat, hoef je niet te betalen. Betaalde je al iets, dan staat dat uiterlijk op ${formatPlainDay(refundDueOn(dayOf(new Date(at))))} op je rekening. Vroeg je ons om meteen te beginnen, dan betaal je alleen wat al geleverd is.`

export const withdrawalText = (lastDay: string) =>
  `Je mag deze opdracht herroepen tot en met ${formatPlainDay(lastDay)}, zonder reden. Dat kan op onze site, of met het modelformulier.`

/** Whose name stands on the quote: the company, with who it is sent to. */
export function addressee({ kind, name, company }: { kind: CustomerKind; name: string; company: string }): {
  title: string
  attention: string
} {
  const isCompany = kind === 'business' && company !== ''
  return isCompany ? { title: company, attention: name } : { title: name, attention: '' }
}
