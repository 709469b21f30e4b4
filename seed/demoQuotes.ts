import { getCompany } from '@/features/company/server/public'
import { ANSWER_FIELDS, type AnswerIntent } from '@/features/quotes/model/ownQuote'
import { answerQuote } from '@/features/quotes/server/answerQuote'
import {
  deliverAssignment,
  planAssignment,
  startAssignment,
  tickTask,
} from '@/features/quotes/server/assignmentActs'
import { findAssignmentOf } from '@/features/quotes/server/assignmentRepository'
import { createQuote, type QuoteStart, saveQuote } from '@/features/quotes/server/quoteDraft'
import { expireQuotes } from '@/features/quotes/server/quoteJobs'
import { quoteKey } from '@/features/quotes/server/quoteKey'
import { findQuote, type Quote } from '@/features/quotes/server/quoteRepository'
import { retractQuote, sendQuote } from '@/features/quotes/server/sendQuote'
import { asSystem } from '@/platform/access/authority'
import type { Ctx } from '@/platform/ctx'
import { database } from '@/platform/db/transaction'
import { storedMail } from '@/platform/email/transport'
import { addDays, dayOf } from '@/platform/time/day'
import { administrator } from './admin'
import { type DemoQuote, demoQuotes, type Happening, type Write } from './data/demoQuotes'
import { pastMoment } from './demoMoments'

/** Quotes in every status, each written, sent and answered the way that staff and customers do, at its own moments. */
export async function seedQuotes(ctx: Ctx): Promise<string[]> {
  const { openingHours: times } = await getCompany(ctx)
  const made: string[] = []
  for (const demo of demoQuotes) {
    const where = { email: { equals: demo.email } }
    const { totalDocs } = await ctx.payload.count({ collection: 'quotes', where, ...asSystem })
    const start = totalDocs > 0 ? 'gone' : await startOf(ctx, demo)
    if (start === 'gone') continue
    const office = { ...ctx, user: await administrator(ctx), mail: storedMail }
    const then = (past: DemoQuote['made']): Ctx => {
      const moment = pastMoment(past, ctx.now(), times)
      return { ...office, now: () => moment }
    }
    const id = await begin(then(demo.made), start)
    await rewrite(then(demo.made), id, demo.write)
    for (const step of demo.steps) await take(then(step), id, step)
    made.push(`demo quote ${demo.email}`)
  }
  return made
}

/** `gone`: staff deleted what it would answer. */
async function startOf(ctx: Ctx, { from }: DemoQuote): Promise<QuoteStart | 'gone'> {
  if (!from) return null
  const { collection, key } = from
  const where = { submissionKey: { equals: key } }
  const { docs } = await ctx.payload.find({ collection, where, limit: 1, depth: 0, ...asSystem })
  return docs[0] ? { from: { collection, id: docs[0].id } } : 'gone'
}

async function begin(then: Ctx, start: QuoteStart): Promise<string> {
  const made = await createQuote(then, start)
  if (made.kind !== 'created') throw new Error(`a demo quote was not made: ${made.kind}`)
  return made.id
}

async function take(then: Ctx, id: string, step: Happening): Promise<void> {
  if ('typed' in step) return answer(then, id, step.does, step.typed)
  if (step.does === 'expire') return expireQuotes(then)
  if (step.does === 'retract') return done(step.does, await retractQuote(then, id), 'retracted')
  if (step.does === 'plan' || step.does === 'start' || step.does === 'deliver' || step.does === 'tick')
    return work(then, id, step)
  if (step.does === 'revise') await rewrite(then, id, step.write)
  return send(then, id)
}

type Work = Extract<Happening, { does: 'start' } | { does: 'deliver' } | { does: 'plan' } | { does: 'tick' }>

/** On the assignment that the quote became. */
async function work(then: Ctx, quote: string, step: Work): Promise<void> {
  const assignment = await findAssignmentOf(database(then).drizzle, quote)
  if (!assignment) throw new Error(`a demo quote ${quote} became no assignment`)
  const { id, checklist, owner, plannedFrom: from, plannedUntil } = assignment
  if (step.does === 'start') return done(step.does, await startAssignment(then, id), 'started')
  if (step.does === 'deliver') return done(step.does, await deliverAssignment(then, id), 'delivered')
  if (step.does === 'tick') {
    for (const { key } of checklist.slice(0, step.tasks))
      done(step.does, await tickTask(then, id, { key, done: true }), 'saved')
    return
  }
  const plannedFrom = dayOf(then.now())
  const plan = { plannedFrom, plannedUntil: addDays(plannedFrom, step.days), owner: then.user?.id ?? null }
  const seen = { owner, plannedFrom: from, plannedUntil }
  done(step.does, await planAssignment(then, id, { ...plan, seen }), 'saved')
}

async function rewrite(then: Ctx, id: string, write: Write): Promise<void> {
  const { version, draft } = await quoteOf(then, id)
  done('save', await saveQuote(then, id, { version, draft: write(draft) }), 'saved')
}

async function send(then: Ctx, id: string): Promise<void> {
  const { version } = await quoteOf(then, id)
  done('send', await sendQuote(then, id, version), 'sent')
}

/** As who holds the link of the mail. */
async function answer(
  then: Ctx,
  id: string,
  intent: AnswerIntent,
  typed: Record<string, string>,
): Promise<void> {
  const { generation, edition } = await quoteOf(then, id)
  const said = {
    ...typed,
    [ANSWER_FIELDS.key]: quoteKey(id, generation, 'answer'),
    [ANSWER_FIELDS.intent]: intent,
    [ANSWER_FIELDS.edition]: String(edition),
  }
  done(intent, await answerQuote({ ...then, user: null }, said), 'done')
}

function done(what: string, result: { kind: string }, expected: string): void {
  if (result.kind !== expected) throw new Error(`a demo quote: ${what} gave ${JSON.stringify(result)}`)
}

async function quoteOf(ctx: Ctx, id: string): Promise<Quote> {
  const quote = await findQuote(database(ctx).drizzle, id)
  if (!quote) throw new Error(`there is no demo quote ${id}`)
  return quote
}
