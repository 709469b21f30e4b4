import { respondBy } from '@/features/company/model/openingTime'
import { getCompany, listClosures } from '@/features/company/server/public'
import { type Customer, EMPTY_CUSTOMER } from '@/features/customers/model/customer'
import { reopenDeadline } from '@/features/leads/server/public'
import { recordEvent } from '@/platform/audit/auditLog'
import type { Ctx } from '@/platform/ctx'
import { type Tx, transaction } from '@/platform/db/transaction'
import { type QueuedMail, queueMail, sendNow } from '@/platform/email/outbox'
import { fieldErrors } from '@/platform/forms/fields'
import { withinLimit } from '@/platform/limits/counters'
import {
  type AnswerRefusal,
  type AnswerResult,
  acceptSchema,
  boxWords,
  declineSchema,
  questionSchema,
} from '../model/acceptance'
import {
  ANSWER_FIELDS,
  ANSWER_INTENTS,
  type AnswerIntent,
  type AnswerState,
  choicesIn,
  linesAskedIn,
} from '../model/ownQuote'
import type { Edition } from '../model/quote'
import { answerRefusal, type QuoteStatus, quoteStanding } from '../model/quoteStatus'
import { acceptQuote, completeCustomer } from './acceptQuote'
import { type OpenedQuote, openQuote } from './ownQuote'
import { lockQuote, markAsked, type Quote, updateQuoteStatus } from './quoteRepository'
import { newsAddress, staffMail } from './quoteStaffMails'
import { withdrawReminders } from './sendQuote'

type Values = Record<string, string>

/** One press on the page of a quote. It never throws for what was typed; what fails is logged. */
export async function answerQuote(ctx: Ctx, values: Values): Promise<AnswerState> {
  const intent = ANSWER_INTENTS.find(each => each === values[ANSWER_FIELDS.intent]) ?? 'recalculate'
  if (intent === 'recalculate') return { kind: 'recalculated', intent, values }
  return { ...(await answer(ctx, intent, values)), intent, values }
}

async function answer(
  ctx: Ctx,
  intent: Exclude<AnswerIntent, 'recalculate'>,
  values: Values,
): Promise<AnswerResult> {
  try {
    const opened = await openQuote(ctx, values[ANSWER_FIELDS.key] ?? '')
    if (!opened) return { kind: 'unknown' }
    if (opened.right !== 'answer') return { kind: 'readOnly' }
    if (!(await withinLimit(ctx, 'quote-answer', opened.quote.id))) return { kind: 'tooMany' }
    return await ANSWERS[intent](ctx, opened, values)
  } catch (err) {
    ctx.payload.logger.error({ err, msg: 'an answer to a quote was not saved' })
    return { kind: 'notSaved' }
  }
}

const ANSWERS = { accept, decline, ask }

const isTicked = (values: Values, field: string) => Boolean(values[field])

async function accept(ctx: Ctx, { quote, edition }: OpenedQuote, values: Values): Promise<AnswerResult> {
  const refusal = shownRefusal(ctx, quote, values)
  if (refusal) return refusal
  const { edition: number, signer, reference, terms, atOnce } = ANSWER_FIELDS
  const parsed = acceptSchema.safeParse({
    ...{ edition: values[number], choices: choicesIn(values) },
    ...{ signer: values[signer] ?? '', reference: values[reference] ?? '' },
    ...{ terms: isTicked(values, terms), atOnce: isTicked(values, atOnce) },
    customer: completeCustomer(edition.content, typedCustomer(values)),
  })
  if (!parsed.success) return { kind: 'invalid', errors: withoutCustomer(fieldErrors(parsed.error.issues)) }
  const { customer, choices, ...typed } = parsed.data
  const given = {
    ...{ customer, choices, signer: typed.signer, reference: typed.reference },
    ...({ way: 'page', note: '', recordedBy: '' } as const),
    boxes: boxesOf(edition.content, typed),
  }
  return acceptQuote(ctx, { quote, edition, given, by: 'customer' })
}

/** Against the edition that the page showed, before anything is made. */
function shownRefusal(ctx: Ctx, quote: Quote, values: Values): AnswerRefusal | null {
  return answerRefusal(quote, Number(values[ANSWER_FIELDS.edition]), 'customer', ctx.now())
}

function boxesOf(edition: Edition, { terms, atOnce }: { terms: boolean; atOnce: boolean }) {
  const words = boxWords(edition)
  return [
    { words: words.terms, ticked: terms },
    ...(words.atOnce ? [{ words: words.atOnce, ticked: atOnce }] : []),
  ]
}

function typedCustomer(values: Values): Partial<Record<keyof Customer, string>> {
  const fields = Object.keys(EMPTY_CUSTOMER) as (keyof Customer)[]
  return Object.fromEntries(
    fields.filter(field => values[field] !== undefined).map(field => [field, values[field]]),
  )
}

/** A field of the customer goes by its own name. */
function withoutCustomer(errors: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).map(([field, text]) => [field.replace(/^customer\./, ''), text]),
  )
}

const DECLINED: QuoteStatus = 'declined'

async function decline(ctx: Ctx, { quote, edition }: OpenedQuote, values: Values): Promise<AnswerResult> {
  const { edition: number, reason, message } = ANSWER_FIELDS
  const parsed = declineSchema.safeParse({
    ...{ edition: values[number], reason: values[reason], message: values[message] ?? '' },
  })
  if (!parsed.success) return { kind: 'invalid', errors: fieldErrors(parsed.error.issues) }
  const company = await getCompany(ctx)
  const to = await newsAddress(ctx, quote, company)
  return change(ctx, quote, values, async (tx, { id }) => {
    await updateQuoteStatus(ctx, tx, id, DECLINED)
    const said = { reason: parsed.data.reason, message: parsed.data.message }
    await recordEvent(ctx, tx, { collection: 'quotes', id }, { code: 'quote.declined', ...said }, 'Klant')
    await withdrawReminders(tx, id)
    return queueMail(ctx, tx, [
      staffMail(edition.content, { kind: 'declined', ...said }, { company, id, to }),
    ])
  })
}

async function ask(ctx: Ctx, { quote, edition }: OpenedQuote, values: Values): Promise<AnswerResult> {
  const { edition: number, question, message } = ANSWER_FIELDS
  const parsed = questionSchema.safeParse({
    ...{ edition: values[number], kind: values[question] ?? 'question', message: values[message] ?? '' },
    lines: linesAskedIn(values),
  })
  if (!parsed.success) return { kind: 'invalid', errors: fieldErrors(parsed.error.issues) }
  const { kind, lines, message: typed } = parsed.data
  const [company, closures] = await Promise.all([getCompany(ctx), listClosures(ctx)])
  const to = await newsAddress(ctx, quote, company)
  const until = respondBy(ctx.now(), company.openingHours, closures.agency)
  return change(
    ctx,
    quote,
    values,
    async (tx, { id, number: quoteNumber, lead, request }) => {
      await markAsked(ctx, tx, id)
      await recordEvent(
        ctx,
        tx,
        { collection: 'quotes', id },
        { code: 'quote.asked', kind, message: typed },
        'Klant',
      )
      await withdrawReminders(tx, id)
      const waits = { respondBy: until, nextStep: `Antwoorden op de vraag bij offerte ${quoteNumber}` }
      if (lead) await reopenDeadline(ctx, tx, { collection: 'leads', id: lead }, waits)
      if (request) await reopenDeadline(ctx, tx, { collection: 'configurator-requests', id: request }, waits)
      return queueMail(ctx, tx, [
        staffMail(edition.content, { kind, message: typed, lines }, { company, id, to }),
      ])
    },
    kind === 'extension',
  )
}

/** Under the lock of the quote, for the edition that the page showed. */
async function change(
  ctx: Ctx,
  { id }: Quote,
  values: Values,
  work: (tx: Tx, quote: Quote) => Promise<QueuedMail[]>,
  alsoExpired = false,
): Promise<AnswerResult> {
  const done = await transaction(ctx, async (tx): Promise<AnswerRefusal | { mails: QueuedMail[] }> => {
    const quote = await lockQuote(tx, id)
    if (!quote) return { kind: 'unknown' }
    const refusal = shownRefusal(ctx, quote, values)
    const isExpired = alsoExpired && quoteStanding(quote, ctx.now()) === 'expired'
    if (refusal && !isExpired) return refusal
    return { mails: await work(tx, quote) }
  })
  if ('kind' in done) return done
  await sendNow(ctx, done.mails)
  return { kind: 'done' }
}
