import type { StatusMessage } from '@/platform/console/ActionButton'
import type { AssignmentResult } from '../model/assignmentConsole'
import type {
  AnsweredQuestionResult,
  PreviewQuoteResult,
  RecordAcceptanceResult,
  RenewLinksResult,
  ResendQuoteResult,
  RetractQuoteResult,
  SendQuoteResult,
} from '../model/console'

const done = (text: string): StatusMessage => ({ tone: 'done', text })
const problem = (text: string): StatusMessage => ({ tone: 'problem', text })

const GONE = 'Deze offerte bestaat niet meer.'
const CHANGED = 'Niet verstuurd: een collega veranderde de offerte intussen. Laad de pagina opnieuw.'
const CLOSED = 'Deze offerte is al gesloten. Laad de pagina opnieuw om te zien hoe hij nu staat.'

export const NOT_CREATED = {
  notFound: 'De offerte is niet gemaakt: waar hij bij hoort bestaat niet meer.',
  closed: 'De offerte is niet gemaakt: deze opdracht is al opgeleverd of gestopt.',
  withdrawn: 'De offerte is niet gemaakt: de klant heeft deze opdracht herroepen.',
  failed: 'De offerte is niet gemaakt: het kantoor gaf geen antwoord. Probeer het opnieuw.',
} as const

export const NOT_KEPT = {
  invalid: 'Nog niet bewaard: vul eerst de rode velden goed in.',
  failed: 'Niet bewaard: het kantoor gaf geen antwoord. Wat je typte staat hier nog.',
  closed:
    'Niet bewaard: deze offerte is intussen gesloten. Herlaad om te zien hoe hij staat, of bewaar een kopie.',
  notFound: 'Niet bewaard: deze offerte bestaat niet meer. Bewaar een kopie om verder te werken.',
} as const

export const PREVIEW: Record<Exclude<PreviewQuoteResult['kind'], 'shown'>, StatusMessage> = {
  invalid: problem('Nog niet te versturen. Kijk na wat er bij de velden staat.'),
  conflict: problem(CHANGED),
  closed: problem(CLOSED),
  notFound: problem(GONE),
}

export const SENT: Record<SendQuoteResult['kind'], StatusMessage> = {
  sent: done('De offerte is verstuurd.'),
  sentLater: done('De offerte is klaar. De mail hapert: we proberen het vanzelf opnieuw.'),
  invalid: problem('Niet verstuurd. Kijk na wat er bij de velden staat.'),
  conflict: problem(CHANGED),
  closed: problem(CLOSED),
  notFound: problem(GONE),
}

export const RESENT: Record<ResendQuoteResult['kind'], StatusMessage> = {
  resent: done('De mail is opnieuw verstuurd.'),
  sentLater: done('De mail hapert: we proberen het vanzelf opnieuw.'),
  tooSoon: problem('Niet verstuurd: deze mail ging net al weg. Probeer het over een paar minuten.'),
  changed: problem('Niet verstuurd: de offerte is veranderd. Verstuur een nieuwe versie.'),
  noMail: problem('Niet verstuurd: de mail van toen is niet bewaard. Verstuur een nieuwe versie.'),
  closed: problem(CLOSED),
  notFound: problem(GONE),
}

export const RETRACTED: Record<RetractQuoteResult['kind'], StatusMessage> = {
  retracted: done('De offerte is ingetrokken.'),
  closed: problem(CLOSED),
  notFound: problem(GONE),
}

export const RECORDED: Record<RecordAcceptanceResult['kind'], StatusMessage> = {
  recorded: done('Het akkoord is vastgelegd. De klant krijgt een bevestiging per mail.'),
  invalid: problem('Niet vastgelegd. Kijk na wat er bij de velden staat.'),
  replaced: problem('Niet vastgelegd: er is intussen een nieuwe versie verstuurd.'),
  closed: problem(CLOSED),
  notFound: problem(GONE),
}

export const ASSIGNMENT: Record<AssignmentResult['kind'], StatusMessage> = {
  started: done('De opdracht is onderhanden.'),
  delivered: done('De opdracht is opgeleverd. De facturen gaan per mail naar de klant.'),
  deliveredUninvoiced: done('De opdracht is opgeleverd. Er was niets te factureren.'),
  stopped: done('De opdracht is gestopt en de klant gemaild. Wat gefactureerd was, is gecrediteerd.'),
  stoppedUncredited: done('De opdracht is gestopt en de klant gemaild. Er was niets te crediteren.'),
  partEnded: done(
    'Het herroepen werk is gestopt en de klant gemaild. Wat ervan gefactureerd was, is gecrediteerd.',
  ),
  partEndedUncredited: done('Het herroepen werk is gestopt en de klant gemaild. Er was niets te crediteren.'),
  dealtWith: problem('Er is niets herroepen dat nog gestopt moet worden. Laad de pagina opnieuw.'),
  ended: done('De opdracht is afgerond.'),
  saved: done('Bewaard.'),
  invalid: problem('Niet bewaard. Kijk na wat er bij de velden staat.'),
  unbilled: problem('Er wacht nog een termijn op zijn dag. Daarna kun je afronden.'),
  withdrawn: problem('De klant heeft deze opdracht herroepen. Stop de opdracht.'),
  changed: problem('Niet bewaard: een collega was je voor. Kijk wat er nu staat.'),
  waits: problem('De bedenktijd van de klant loopt nog. Daarna kun je beginnen.'),
  closed: problem(
    'Deze opdracht is al opgeleverd of gestopt. Laad de pagina opnieuw om te zien hoe hij nu staat.',
  ),
  notFound: problem('Deze opdracht bestaat niet meer.'),
}

export const ANSWERED: Record<AnsweredQuestionResult['kind'], StatusMessage> = {
  answered: done('De vraag staat als beantwoord.'),
  closed: problem('Er staat geen vraag meer open. Laad de pagina opnieuw om te zien hoe het staat.'),
  notFound: problem(GONE),
}

export const RENEWED: Record<RenewLinksResult['kind'], StatusMessage> = {
  renewed: done('De oude links werken niet meer. Stuur de mail opnieuw om de nieuwe te mailen.'),
  notFound: problem(GONE),
}
