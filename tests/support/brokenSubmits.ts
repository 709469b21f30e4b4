import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { submitConfigurator } from '@/features/configurator/server/submitConfigurator'
import { submitLead } from '@/features/leads/server/submitLead'
import { subscribe } from '@/features/newsletter/server/subscription'
import { placeOrder } from '@/features/orders/server/placeOrder'
import type { Ctx } from '@/platform/ctx'
import { database } from '@/platform/db/transaction'
import { processCtx } from '@/platform/processCtx'
import { typedForm } from './leadForms'
import { order } from './orders'
import { filledDraft, submission } from './submissions'
import { signUp } from './subscriptions'

export type ToSubmitter = { submit: 'refused' | 'cut'; first: number } | { crash: true }
export type FromSubmitter = { said: 'ready' } | { said: 'submitted'; kinds: string[] }

export const ROUNDS = 20

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

/** A process of the site whose database breaks. It prints what it prints; nothing is silenced. */
async function run(): Promise<void> {
  const ctx = await processCtx()
  const known = await order(ctx)
  const tell = (said: FromSubmitter) => process.send?.(said)
  process.on('message', async (told: ToSubmitter) => {
    if ('crash' in told) return crash(ctx)
    const kinds: string[] = []
    for (let number = told.first; number < told.first + ROUNDS; number++)
      kinds.push(...(await submitAll({ ...ctx, clientIp: randomUUID() }, known, number)))
    tell({ said: 'submitted', kinds })
  })
  tell({ said: 'ready' })
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
