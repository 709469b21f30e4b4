import type { StatusMessage } from '@/platform/console/ActionButton'
import type { MailRefusal, SendLeadMailResult } from '../model/leadMail'

const done = (text: string): StatusMessage => ({ tone: 'done', text })
const problem = (text: string): StatusMessage => ({ tone: 'problem', text })

export const NOT_MAILED: Record<MailRefusal, StatusMessage> = {
  noAddress: problem('Van deze lead is geen e-mailadres bekend.'),
  machine: problem('Dit kwam van een robot. Druk eerst op “Toch een lead”.'),
  gone: problem('Deze lead bestaat niet meer.'),
}

export const MAIL_SENT: Record<SendLeadMailResult['kind'], StatusMessage> = {
  ...NOT_MAILED,
  sent: done('Verstuurd.'),
  sentLater: done('Staat klaar: de mailserver antwoordt niet. We proberen het vanzelf opnieuw.'),
  invalid: problem('Niet verstuurd. Kijk na wat er bij de velden staat.'),
  tooMany: problem('Niet verstuurd: je stuurde het afgelopen uur al veel mail. Probeer het straks opnieuw.'),
  alreadySent: problem('Een eerdere versie is al verstuurd. Moet deze er ook achteraan? Druk dan nog eens.'),
}

export const NOT_SHOWN = problem('Nog niet te bekijken. Kijk na wat er bij de velden staat.')

export const NO_ANSWER = problem(
  'Het kantoor gaf geen antwoord. Je tekst staat er nog: probeer het opnieuw. Dezelfde mail gaat nooit twee keer weg.',
)

export const NOT_OPENED = problem('De mail kon niet worden klaargezet: het kantoor gaf geen antwoord.')
