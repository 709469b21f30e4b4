import { sql } from '@payloadcms/db-postgres/drizzle'
import { isCreditable } from '@/features/billing/model/invoiceStatus'
import {
  creditEach,
  getHeldAmount,
  lockWithOwner,
  pollAtOnce,
  tryStoreInvoicePdf,
} from '@/features/billing/server/public'
import { withdrawalNote } from '@/features/orders/model/withdrawal'
import { settleEndedQuote } from '@/features/orders/server/public'
import type { Ctx } from '@/platform/ctx'
import type { Tx } from '@/platform/db/transaction'
import { type QueuedMail, sendNow } from '@/platform/email/outbox'
import { dayOf } from '@/platform/time/day'
import type { Evidence } from '../model/acceptance'
import { type Assignment, invoicesOfQuote, listInstalments } from './assignmentRepository'
import { findAcceptance } from './editionRepository'

type Ending = {
  quotes: readonly string[]
  event: Parameters<typeof settleEndedQuote>[2]['event']
  /** What was paid of lines of the order that end with them, in cents with VAT. */
  renewed?: number
}

/** `credit` draws numbers: call it last. */
type EndedQuotes = { hasCredits: boolean; credit: () => Promise<string[]> }

/**
 * Ends the work of quotes: what their customer sent in is settled, with what they paid as what must go back, and what was
 * invoiced is credited whole. What staff credited before stays as it is. The caller holds the lock of the assignment.
 */
export async function endQuotes(
  ctx: Ctx,
  tx: Tx,
  { id }: Assignment,
  { quotes, event, renewed = 0 }: Ending,
): Promise<EndedQuotes> {
  for (const quote of quotes) await pollAtOnce(ctx, tx, invoicesOfQuote(sql`${quote}`))
  // All of them before the first number is drawn: who pays one waits for that number.
  const held: { quote: string; invoice: string }[] = []
  for (const { quote, invoice } of await listInstalments(tx.sql, id)) {
    if (!invoice || !quotes.includes(quote)) continue
    const locked = await lockWithOwner(ctx, tx, invoice)
    if (locked && isCreditable(locked)) held.push({ quote, invoice })
  }
  const notes = new Map<string, string>()
  for (const quote of quotes) {
    const refund = await getHeldAmount(tx.sql, invoicesOfQuote(sql`${quote}`))
    const withdrawnAt = await settleEndedQuote(ctx, tx, { quote, refund: refund + renewed, event })
    if (withdrawnAt) notes.set(quote, withdrawalNote(dayOf(withdrawnAt)))
  }
  const toCredit = held.map(({ quote, invoice }) => ({ invoice, note: notes.get(quote) ?? '' }))
  return { hasCredits: held.length > 0, credit: () => creditEach(ctx, tx, toCredit) }
}

/** What is mailed and drawn after the commit. */
export type Ended = { mails: QueuedMail[]; credits: string[] }

export async function sendEnded(ctx: Ctx, { mails, credits }: Ended): Promise<void> {
  await sendNow(ctx, mails)
  for (const credit of credits) await tryStoreInvoicePdf(ctx, credit)
}

export async function evidenceOf(tx: Tx, quote: string): Promise<Evidence> {
  const acceptance = await findAcceptance(tx.sql, quote)
  if (!acceptance) throw new Error(`the quote ${quote} of an assignment has no acceptance`)
  return acceptance.evidence
}
