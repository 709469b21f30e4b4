import * as z from 'zod/mini'
import { GENERAL_TERMS, legalName, PROCESSING_AGREEMENT } from '@/features/company/model/legal'
import { type Customer, customerSchema } from '@/features/customers/model/customer'
import { startDayFor } from '@/features/orders/model/starting'
import { AT_ONCE } from '@/features/orders/model/startingTexts'
import { optionalLine, optionalText, requiredLine, requiredText } from '@/platform/forms/fields'
import { labelIn } from '@/platform/text/format'
import { dayOf, formatPlainDay } from '@/platform/time/day'
import type { Edition } from './quote'
import type { QuoteTotals } from './quoteLines'
import { type KeptScan, scanSchema } from './scan'

/** How an acceptance came in. */
export const ACCEPTANCE_WAYS = [
  { value: 'page', label: 'Op de offertepagina', byStaff: false },
  { value: 'phone', label: 'Aan de telefoon', byStaff: true },
  { value: 'paper', label: 'Op papier', byStaff: true },
  { value: 'mail', label: 'Per e-mail', byStaff: true },
] as const

export type AcceptanceWay = (typeof ACCEPTANCE_WAYS)[number]['value']

export const ACCEPT_BUTTON = 'Opdracht geven met betalingsverplichting'

export const ACCEPT_MESSAGES = {
  signer: 'Vul in wie de opdracht geeft.',
  terms: 'Ga akkoord met de voorwaarden om de opdracht te geven.',
  choices: 'Kies bij elke vraag één antwoord.',
} as const

const choices = z.array(z.string().check(z.maxLength(40))).check(z.maxLength(60))

/** What the page sends. The particulars are those of the edition, completed by who accepts. */
export const acceptSchema = z.object({
  edition: z.coerce.number(),
  choices,
  signer: requiredLine(ACCEPT_MESSAGES.signer),
  reference: optionalLine(100),
  terms: z.literal(true, ACCEPT_MESSAGES.terms),
  atOnce: z.boolean(),
  customer: customerSchema,
})

/** What staff record of an acceptance that came in another way. */
export const recordedSchema = z.object({
  edition: z.number(),
  choices,
  signer: requiredLine(ACCEPT_MESSAGES.signer),
  way: z.enum(
    ACCEPTANCE_WAYS.filter(each => each.byStaff).map(each => each.value),
    'Kies hoe het akkoord kwam.',
  ),
  note: requiredText('Schrijf op wat er gezegd of getekend is.'),
  scan: z.optional(z.nullable(scanSchema)),
  customer: customerSchema,
})

type Box = { words: string; ticked: boolean }

/** What proves an acceptance. It is written once, with the hashes of what was accepted. */
export type Evidence = {
  number: string
  edition: number
  pdfSha256: string
  editionSha256: string
  choices: string[]
  totals: QuoteTotals
  customer: Customer
  reference: string
  signer: string
  terms: Edition['terms']
  boxes: Box[]
  way: AcceptanceWay
  note: string
  /** Of staff who recorded it; empty for the page. */
  recordedBy: string
  /** Of what was signed. Acceptances from before it could be kept lack it. */
  scan?: KeptScan | null
  acceptedAt: string
  clientIp: string | null
  browser: string
}

/** `de algemene voorwaarden (versie 3) en de verwerkersovereenkomst (versie 2)` */
export function termsNames({ general, processing }: Edition['terms']): string {
  const terms = `de ${legalName(GENERAL_TERMS)} (versie ${general})`
  return processing ? `${terms} en de ${legalName(PROCESSING_AGREEMENT)} (versie ${processing})` : terms
}

/** The boxes above the button, in the words that the page shows. A business has no days to withdraw. */
export function boxWords({ prospect, terms }: Pick<Edition, 'prospect' | 'terms'>): {
  terms: string
  atOnce: string | null
} {
  return {
    terms: `Ik ga akkoord met ${termsNames(terms)}`,
    atOnce: prospect.kind === 'private' ? `${AT_ONCE.label}. ${AT_ONCE.means}` : null,
  }
}

/** Whether a private person asked for a start within the days to withdraw. */
export function isAskedAtOnce({ boxes }: Pick<Evidence, 'boxes'>, { atOnce }: { atOnce: string | null }) {
  return boxes.some(each => each.words === atOnce && each.ticked)
}

/** The first day of work: after the days to withdraw, unless it was asked for at once; null when nothing stands in the way. */
export function workStartsOn(
  evidence: Pick<Evidence, 'boxes' | 'customer' | 'acceptedAt'>,
  edition: Pick<Edition, 'prospect' | 'terms'>,
): string | null {
  if (evidence.customer.kind !== 'private' || isAskedAtOnce(evidence, boxWords(edition))) return null
  return startDayFor(dayOf(new Date(evidence.acceptedAt)))
}

/** `9 december 2026, de dag na je bedenktijd` */
export const startText = (day: string) => `${formatPlainDay(day)}, de dag na je bedenktijd`

export const DECLINE_REASONS = [
  { value: 'price', label: 'Te duur' },
  { value: 'other', label: 'Ik koos een ander' },
  { value: 'later', label: 'Nu even niet' },
  { value: 'fit', label: 'Het past niet bij wat ik zoek' },
  { value: 'none', label: 'Zeg ik liever niet' },
] as const

export type DeclineReason = (typeof DECLINE_REASONS)[number]['value']

export const declineSchema = z.object({
  edition: z.coerce.number(),
  reason: z.enum(
    DECLINE_REASONS.map(each => each.value),
    'Kies een reden.',
  ),
  message: optionalText(1000),
})

/** What a customer asks on the page. A change names the lines that it is about. */
export const QUESTION_KINDS = [
  { value: 'question', label: 'Vraag stellen' },
  { value: 'change', label: 'Wijziging vragen' },
  { value: 'extension', label: 'Verlenging vragen' },
] as const

export type QuestionKind = (typeof QUESTION_KINDS)[number]['value']

export const questionLabel = (kind: QuestionKind) => labelIn(QUESTION_KINDS, kind)

export const questionSchema = z.object({
  edition: z.coerce.number(),
  kind: z.enum(QUESTION_KINDS.map(each => each.value)),
  message: requiredText('Schrijf je vraag.'),
  lines: choices,
})

/** Why an answer was not taken. `replaced`: a newer edition was sent. */
export type AnswerRefusal =
  | { kind: 'invalid'; errors: Record<string, string> }
  | {
      kind:
        | 'unknown'
        | 'replaced'
        | 'expired'
        | 'declined'
        | 'retracted'
        | 'accepted'
        | 'readOnly'
        | 'tooMany'
        | 'notSaved'
    }

export type AnswerResult = { kind: 'done' } | AnswerRefusal
