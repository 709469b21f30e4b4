import { sql } from '@payloadcms/db-postgres/drizzle'
import { expect } from 'vitest'
import { submitWithdrawal } from '@/features/orders/server/submitWithdrawal'
import type { QuoteLine } from '@/features/quotes/model/quoteLines'
import { findAssignmentOf } from '@/features/quotes/server/assignmentRepository'
import { getQuoteDetail } from '@/features/quotes/server/quoteDetail'
import { createQuote, saveQuote } from '@/features/quotes/server/quoteDraft'
import { sendQuote } from '@/features/quotes/server/sendQuote'
import type { Ctx } from '@/platform/ctx'
import { database } from '@/platform/db/transaction'
import {
  ACCEPTANCE,
  answerAs,
  holderAt,
  keyOf,
  PLAIN_ACCEPTANCE,
  quoteDraft,
  quoteItem,
  sentQuote,
} from './quotes'
import { withdrawalsOf } from './withdrawals'

const HALVES = [
  { percent: 50, moment: 'acceptance', day: null } as const,
  { percent: 50, moment: 'delivery', day: null } as const,
]

const EXTRA = [
  quoteItem('extra', { label: 'Fotogalerij', unitPrice: 40_000 }),
  quoteItem('back-up', { label: 'Back-up', rhythm: 'monthly', unitPrice: 500 }),
]

/** An assignment of a private person with extra work, by the real operations. */
export function extraWorkSteps(ctx: Ctx, staff: Ctx) {
  async function accept(quote: string, typed: Record<string, string>) {
    const values = { ...typed, company: '' }
    const answer = await answerAs(holderAt(ctx, staff.now()), await keyOf(ctx, quote), 'accept', values)
    expect(answer).toEqual({ kind: 'done' })
  }

  /** A website with extra work, of both of which half is invoiced. */
  async function accepted({ first: own, extra = EXTRA }: { first?: QuoteLine[]; extra?: QuoteLine[] } = {}) {
    const prospect = { ...quoteDraft().prospect, kind: 'private' as const, company: '' }
    const first = await sentQuote(staff, { prospect, schedule: HALVES, ...(own && { lines: own }) })
    await accept(first, own ? PLAIN_ACCEPTANCE : ACCEPTANCE)
    const assignment = (await findAssignmentOf(database(ctx).drizzle, first))?.id ?? ''
    const made = await createQuote(staff, { extraTo: assignment })
    if (made.kind !== 'created') throw new Error(`no extra work was offered: ${made.kind}`)
    const draft = quoteDraft({ lines: extra, prospect, schedule: HALVES })
    const saved = await saveQuote(staff, made.id, { version: 1, draft })
    if (saved.kind !== 'saved') throw new Error(`it was not saved: ${saved.kind}`)
    await sendQuote(staff, made.id, saved.version)
    await accept(made.id, PLAIN_ACCEPTANCE)
    return { first, extra: made.id, assignment, email: prospect.email }
  }

  const numberOf = async (quote: string) => (await getQuoteDetail(staff, quote))?.number ?? ''

  async function withdraw({ email }: { email: string }, quote: string, moment: string): Promise<string> {
    const statement = { name: 'Hanna Olthof', contract: await numberOf(quote), email, reason: '' }
    await submitWithdrawal(holderAt(ctx, new Date(moment)), statement)
    return (await withdrawalsOf(ctx, email)).at(-1)?.id ?? ''
  }

  return { accepted, numberOf, withdraw }
}

type Line = { label: string; amount: number }
type Task = { label: string; doneAt: string | null }

/** The order that an assignment became, and what it was invoiced for. */
export async function agreedOrderOf(ctx: Ctx, assignment: string) {
  const db = database(ctx).drizzle
  const orders = await db.execute<{ id: string; status: string; lines: Line[]; checklist: Task[] }>(sql`
    select o.id::text, o.status::text, o.lines, o.checklist from hosting_orders o
    where o.submission_key = ${assignment}`)
  const [order] = orders.rows
  if (!order) throw new Error('nothing renews of it')
  const { rows: invoices } = await db.execute<{
    id: string
    incl: number
    isCredit: boolean
    lines: Line[]
  }>(sql`
    select i.id::text, i.incl::int, i.credits_id is not null as "isCredit", i.lines from hosting_invoices i
    where i.order_id = ${order.id} order by i.credits_id is not null, i.created_at, i.id`)
  return { ...order, invoices }
}
