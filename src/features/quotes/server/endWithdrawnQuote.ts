import * as z from 'zod/mini'
import { getCompany } from '@/features/company/server/public'
import { withdrawalNote } from '@/features/orders/model/withdrawal'
import { findQuoteWithdrawal, isQuoteWithdrawn, takeBackLines } from '@/features/orders/server/public'
import type { Ctx } from '@/platform/ctx'
import type { Tx } from '@/platform/db/transaction'
import { queueMail } from '@/platform/email/outbox'
import { dayOf } from '@/platform/time/day'
import { formatMoment } from '@/platform/time/zone'
import { assignmentStatus } from '../model/assignment'
import type { AssignmentResult } from '../model/assignmentConsole'
import { linesOfQuote, setUpsOf } from '../model/quoteLines'
import { awaitsEnd } from '../model/withdrawal'
import { act, readAgreed, record } from './assignmentActs'
import type { Assignment } from './assignmentRepository'
import { type Ended, endQuotes, evidenceOf, sendEnded } from './endQuotes'
import { stoppedMail } from './quoteMails'
import { listAssignmentQuotes } from './quoteRepository'

const endSchema = z.object({ quote: z.uuid() })

/**
 * Ends what the customer withdrew from, and only that: the rest of the assignment goes on. Also after delivery, then with
 * all of it too. Whoever presses second finds it done.
 */
export async function endWithdrawnQuote(ctx: Ctx, id: string, input: unknown): Promise<AssignmentResult> {
  const parsed = endSchema.safeParse(input)
  if (!parsed.success) return { kind: 'notFound' }
  const { quote } = parsed.data
  const company = await getCompany(ctx)
  const done = await act(ctx, id, async (tx, assignment): Promise<AssignmentResult | Ended> => {
    const quotes = await listAssignmentQuotes(tx.sql, assignment)
    if (!quotes.some(each => each.id === quote)) return { kind: 'notFound' }
    const withdrawal = await findQuoteWithdrawal(tx.sql, quote)
    if (!withdrawal || !awaitsEnd(withdrawal)) return { kind: 'dealtWith' }
    const others = quotes.map(each => each.id).filter(each => each !== quote)
    const isRestLeft = await anyStands(tx, others)
    const { isOpen } = assignmentStatus(assignment.status)
    if (isOpen && quote === assignment.quote && !isRestLeft) return { kind: 'withdrawn' }
    const isFirst = await isFirstStanding(tx, quotes, quote)
    const { submittedAt } = withdrawal
    return end(ctx, tx, assignment, { quote, isFirst, isRestLeft, submittedAt, company })
  })
  if ('kind' in done) return done
  await sendEnded(ctx, done)
  return { kind: done.credits.length > 0 ? 'partEnded' : 'partEndedUncredited' }
}

async function isFirstStanding(tx: Tx, quotes: readonly { id: string }[], quote: string): Promise<boolean> {
  const earlier = quotes.slice(
    0,
    quotes.findIndex(each => each.id === quote),
  )
  return !(await anyStands(
    tx,
    earlier.map(each => each.id),
  ))
}

async function anyStands(tx: Tx, quotes: readonly string[]): Promise<boolean> {
  for (const quote of quotes) if (!(await isQuoteWithdrawn(tx.sql, quote))) return true
  return false
}

/** `isFirst`: nothing that was accepted before it stands. */
type Ending = {
  quote: string
  isFirst: boolean
  isRestLeft: boolean
  submittedAt: string
  company: Parameters<typeof stoppedMail>[0]['company']
}

async function end(
  ctx: Ctx,
  tx: Tx,
  assignment: Assignment,
  { quote, isFirst, isRestLeft, submittedAt, company }: Ending,
): Promise<Ended> {
  const evidence = await evidenceOf(tx, quote)
  await record(ctx, tx, assignment, { code: 'assignment.partEnded', number: evidence.number })
  // An order is locked before an invoice.
  const rest = (await readAgreed(tx, assignment)).filter(each => each.quote !== quote)
  const renewing = await takeBackLines(ctx, tx, assignment.id, {
    choose: lines => linesOfQuote(lines, { number: evidence.number, isFirst }),
    keepsHosting: rest.some(({ items }) => setUpsOf(items).some(each => each.setUp === 'hosting')),
  })
  const ended = await endQuotes(ctx, tx, assignment, {
    ...{ quotes: [quote], event: 'withdrawal.partEnded' as const, renewed: renewing?.refund },
  })
  const others = isRestLeft ? ' De rest van je opdracht blijft zoals afgesproken.' : ''
  const reason = `je hebt dit herroepen op ${formatMoment(new Date(submittedAt))}.${others}`
  const hasCredits = ended.hasCredits || (renewing?.hasCredits ?? false)
  const mails = await queueMail(ctx, tx, [stoppedMail({ company, quote, evidence, reason, hasCredits })])
  const note = withdrawalNote(dayOf(new Date(submittedAt)))
  return { mails, credits: [...(await ended.credit()), ...((await renewing?.credit(note)) ?? [])] }
}
