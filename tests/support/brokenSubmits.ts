import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { submitConfigurator } from '@/features/configurator/server/submitConfigurator'
import { listFreeMoments } from '@/features/desk/server/appointments/agenda'
import { bookAppointment } from '@/features/desk/server/appointments/bookAppointment'
import { submitLead } from '@/features/leads/server/submitLead'
import { confirmSubscription, subscribe } from '@/features/newsletter/server/subscription'
import { placeOrder } from '@/features/orders/server/placeOrder'
import { ANSWER_FIELDS } from '@/features/quotes/model/ownQuote'
import type { Ctx } from '@/platform/ctx'
import { database } from '@/platform/db/transaction'
import { sendDueMail } from '@/platform/email/outbox'
import { processCtx } from '@/platform/processCtx'
import { typedBooking } from './appointments'
import { typedForm } from './leadForms'
import { order } from './orders'
import { ACCEPTANCE, answerAs, keyOf, quoteStaff, sentQuote } from './quotes'
import { filledDraft, submission } from './submissions'
import { signUp } from './subscriptions'

export type ToSubmitter = { submit: 'forms' | 'everything'; first: number; rounds: number } | { crash: true }
export type FromSubmitter =
  /** The keys of links that it uses. */
  { said: 'ready'; keys: string[] } | { said: 'submitted'; kinds: string[] }

/** What the made-up person with this number types. */
export function person(number: number) {
  const sign = `zq${number}x${number * 7919}`
  return {
    name: `Naam ${sign}`,
    email: `${sign}@proeftuin.example`,
    phone: `06 ${String(20_000_000 + number * 7919)}`,
    message: `Bericht van ${sign}.`,
  }
}

/** Five submits: two leads, a request, a sign-up and an order. */
async function submitAll(ctx: Ctx, known: Awaited<ReturnType<typeof order>>, number: number) {
  const { name, email, phone, message } = person(number)
  const typed = { name, email, phone, message }
  const customer = { ...known.customer, name, email, phone, address: message }
  const gate = { ...known.gate, submissionKey: randomUUID() }
  const answers = await Promise.all([
    submitLead(ctx, typedForm('contact', { ...typed, subject: message })),
    submitLead(ctx, typedForm('quote', typed)),
    submitConfigurator(ctx, submission(filledDraft({ name, email, phone }))),
    subscribe(ctx, { ...signUp(), email }),
    placeOrder(ctx, { ...known, customer, gate }),
  ])
  return answers.map(answer => answer.kind)
}

type Known = { input: Awaited<ReturnType<typeof order>>; quotes: string[]; slot: string }

/** What there is before anything breaks: quotes that can be answered, and a free moment. */
async function prepare(ctx: Ctx): Promise<Known> {
  const staff = await quoteStaff(ctx)
  const quotes = [await sentQuote(staff), await sentQuote(staff)]
  const [moment] = await listFreeMoments(ctx, 1)
  return {
    input: await order(ctx),
    quotes: await Promise.all(quotes.map(id => keyOf(ctx, id))),
    slot: moment?.start ?? '',
  }
}

/** Besides: what the chat sends, an appointment, three answers to quotes, and a link of a newsletter that is none. */
async function submitRest(ctx: Ctx, { quotes: [accepted = '', declined = ''], slot }: Known, number: number) {
  const { name, email, phone, message } = person(number)
  const accept = { ...ACCEPTANCE, [ANSWER_FIELDS.signer]: name, name, company: message, phone }
  const answers = [
    await submitLead(ctx, typedForm('callback', { source: 'chat', name, email, phone })),
    await bookAppointment(ctx, typedBooking(slot, { name, email, phone, subject: message })),
    await answerAs(ctx, accepted, 'ask', { edition: '1', question: 'question', message }),
    await answerAs(ctx, declined, 'decline', { edition: '1', reason: 'price', message }),
    await answerAs(ctx, accepted, 'accept', accept),
    await confirmSubscription(ctx, message),
  ]
  // As the worker tries again what did not leave.
  await sendDueMail({ ...ctx, now: () => new Date(Date.now() + 3_600_000) }).catch(err =>
    ctx.payload.logger.error({ err, msg: 'mail that is due was not sent' }),
  )
  return answers.map(answer => answer.kind)
}

/** A process of the site while something breaks. It prints what it prints; nothing is silenced. */
async function run(): Promise<void> {
  const ctx = await processCtx()
  const known = await prepare(ctx)
  const tell = (said: FromSubmitter) => process.send?.(said)
  process.on('message', async (told: ToSubmitter) => {
    if ('crash' in told) return crash(ctx)
    const kinds: string[] = []
    for (let number = told.first; number < told.first + told.rounds; number++) {
      const visitor = { ...ctx, clientIp: randomUUID() }
      kinds.push(...(await submitAll(visitor, known.input, number)))
      if (told.submit === 'everything') kinds.push(...(await submitRest(visitor, known, number)))
    }
    tell({ said: 'submitted', kinds })
  })
  tell({ said: 'ready', keys: known.quotes })
}

/** As an error that nobody caught: Next prints it, and Node ends with it. */
async function crash(ctx: Ctx): Promise<void> {
  const { name, email } = person(0)
  const failing = [
    sql`insert into newsletter_subscribers (email, state) values (${email}, 'pending')`,
    sql`select id from leads where id = ${name}::uuid`,
  ]
  const { drizzle } = database(ctx)
  for (const query of failing) {
    const error = await drizzle.execute(query).then(
      () => null,
      (reason: unknown) => reason,
    )
    console.error('⨯', error)
    process.emitWarning(`it failed: ${error}`)
  }
  await drizzle.execute(failing[0] ?? sql``)
}

if (process.send) await run()
