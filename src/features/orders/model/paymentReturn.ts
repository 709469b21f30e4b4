import { type PaymentState, UNPAID_HEADINGS } from '@/features/billing/model/payment'
import { SET_UP_HOURS } from '@/features/company/model/claims'
import type { Readings, VatReading } from '@/platform/money/readings'
import { formatPlainDay } from '@/platform/time/day'
import { beginsOn } from './startingTexts'

type PaymentOutcome = {
  heading: string
  sentence: string
  /** In its place, for an order that begins on a day. */
  sentenceLater?: (day: string) => string
  mayPayAgain: boolean
  isPaid: boolean
  /** The customer has nothing left to do. */
  isDone: boolean
  /** The bank has not answered yet: the page looks again. */
  waits: boolean
}

const UNPAID = { mayPayAgain: true, isPaid: false, isDone: false, waits: false } as const

export type ReturnedOrder = {
  outcome: PaymentState | 'unreachable'
  orderNumber: string
  title: string
  hasPackage: boolean
  domainName: string | null
  /** The day on which it begins; null when it begins once it is paid, or began. */
  startsOn: string | null
  /** The day from which its name is registered; null when nothing stands in the way. */
  nameFrom: string | null
  /** What it costs, in cents. */
  amounts: Readings<number>
  /** Which one its customer reckons with. */
  reading: VatReading
  /** Until when the hosting is promised, as an ISO string; null while it is not paid. */
  setUpBy: string | null
  /** Whether a button to pay stands under it: `payOrderByKey` with the same key. */
  mayPay: boolean
  isCancelled: boolean
  /** Whether the customer asked for no more mails to pay it. */
  remindersStopped: boolean
}

export type StopKind = 'stopped' | 'unknown' | 'tooMany' | 'failed'

/** `unreachable`: the order stands, and the provider did not answer. */
export const PAYMENT_OUTCOMES: Record<PaymentState | 'unreachable', PaymentOutcome> = {
  paid: {
    heading: 'Bedankt, je bestelling is betaald',
    sentence: 'Bestelling succesvol verwerkt! Je ontvangt een e-mail met alle details en login gegevens.',
    sentenceLater: day => `Bestelling succesvol verwerkt! Je bestelling begint op ${day}.`,
    ...{ mayPayAgain: false, isPaid: true, isDone: true, waits: false },
  },
  open: {
    heading: UNPAID_HEADINGS.open,
    sentence:
      'Je bestelling is bewaard. Zodra je betaling binnen is, gaan we aan de slag en krijg je een e-mail. Heb je nog niet betaald, doe dat dan alsnog.',
    sentenceLater: day =>
      `Je bestelling is bewaard, en begint op ${day}. Zodra je betaling binnen is, krijg je een e-mail. Heb je nog niet betaald, doe dat dan alsnog.`,
    ...UNPAID,
    waits: true,
  },
  pending: {
    heading: UNPAID_HEADINGS.pending,
    sentence:
      'Je bank verwerkt de betaling nog. Je hoeft niets te doen: zodra het geld binnen is, krijg je een e-mail.',
    ...{ mayPayAgain: false, isPaid: false, isDone: true, waits: true },
  },
  failed: {
    heading: UNPAID_HEADINGS.failed,
    sentence: 'Er is niets afgeschreven. Je bestelling is bewaard, en je kunt het meteen opnieuw proberen.',
    ...UNPAID,
  },
  canceled: {
    heading: UNPAID_HEADINGS.canceled,
    sentence: 'Er is niets afgeschreven. Je bestelling is bewaard, en je kunt alsnog betalen.',
    ...UNPAID,
  },
  expired: {
    heading: UNPAID_HEADINGS.expired,
    sentence:
      'Het betalen duurde te lang. Er is niets afgeschreven. Je bestelling is bewaard, en je kunt alsnog betalen.',
    ...UNPAID,
  },
  unreachable: {
    heading: 'We kunnen je betaling nu niet openen',
    sentence:
      'Je bestelling is bewaard. De betaaldienst geeft even geen antwoord. Probeer het over een paar minuten opnieuw.',
    ...UNPAID,
  },
}

type Ordered = Pick<ReturnedOrder, 'hasPackage' | 'domainName' | 'startsOn' | 'nameFrom'>

/** Of what was ordered, and no more. */
export function nextSteps({ hasPackage, domainName, startsOn, nameFrom }: Ordered) {
  if (startsOn) return stepsFrom(formatPlainDay(startsOn), { hasPackage, domainName })
  return [
    'Je krijgt een bevestiging per e-mail, met je factuur.',
    hasPackage ? 'We zetten je hosting klaar.' : 'We gaan aan de slag met je bestelling.',
    domainName && nameFrom
      ? `${domainName} leggen we vast vanaf ${formatPlainDay(nameFrom)}, de dag na je bedenktijd.`
      : domainName
        ? `We regelen ${domainName}: vastleggen, verhuizen of koppelen.`
        : 'Een domeinnaam kies je wanneer je wilt. Mail of bel ons, dan koppelen we hem.',
    'Je krijgt je inloggegevens per e-mail.',
    'Je kunt beginnen. Lukt er iets niet, dan helpen we je op weg.',
  ]
}

function stepsFrom(day: string, { hasPackage, domainName }: Pick<Ordered, 'hasPackage' | 'domainName'>) {
  return [
    'Je krijgt een bevestiging per e-mail, met je factuur.',
    `Tot ${day} gebeurt er niets: zo lang loopt je bedenktijd.`,
    hasPackage
      ? 'Op die dag zetten we je hosting klaar.'
      : 'Op die dag gaan we aan de slag met je bestelling.',
    ...(domainName
      ? [`Dan regelen we ook ${domainName}: nakijken, en vastleggen, verhuizen of koppelen.`]
      : []),
    'Je krijgt je inloggegevens per e-mail.',
  ]
}

/** What is said of the outcome; who is paid ahead hears of the day. */
export function outcomeSentence({ outcome, startsOn }: Pick<ReturnedOrder, 'outcome' | 'startsOn'>): string {
  const { sentence, sentenceLater } = PAYMENT_OUTCOMES[outcome]
  return startsOn && sentenceLater ? sentenceLater(formatPlainDay(startsOn)) : sentence
}

/** In place of the guarantee, for an order that begins on a day. */
export const scheduledNote = (startsOn: string) => ({
  title: beginsOn(startsOn),
  sentence:
    'Je betaalt vooruit. Je termijn en je verlenging tellen pas vanaf deze dag. Herroep je voor die tijd, dan krijg je alles terug.',
})

export const SET_UP_GUARANTEE = {
  title: `${SET_UP_HOURS}-uurs garantie`,
  sentence: `Binnen ${SET_UP_HOURS} uur na je betaling staat je hosting klaar, ook ’s avonds en in het weekend.`,
} as const
