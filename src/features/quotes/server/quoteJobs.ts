import { openingsOn } from '@/features/company/model/openingTime'
import { getCompany, getOpeningDays } from '@/features/company/server/public'
import { recordEvent } from '@/platform/audit/auditLog'
import type { Ctx } from '@/platform/ctx'
import { transaction } from '@/platform/db/transaction'
import { queueMail, sendNow } from '@/platform/email/outbox'
import { addDays, dayOf, startOfDay } from '@/platform/time/day'
import { type QuoteStatus, quoteStanding, quoteStatus } from '../model/quoteStatus'
import { findEdition } from './editionRepository'
import { quoteLink } from './quoteKey'
import { reminderMail } from './quoteMails'
import {
  findOverdueQuotes,
  findQuote,
  findUnremindedQuotes,
  lockQuote,
  markReminded,
  type ReminderKind,
  updateQuoteStatus,
} from './quoteRepository'
import { withdrawReminders } from './sendQuote'

const BATCH_SIZE = 200

const EXPIRED: QuoteStatus = 'expired'

/** Idempotent. What is answered meanwhile stays as it is. */
export async function expireQuotes(ctx: Ctx): Promise<void> {
  for (const id of await findOverdueQuotes(ctx, dayOf(ctx.now()), BATCH_SIZE))
    await transaction(ctx, async tx => {
      const quote = await lockQuote(tx, id)
      const isOver =
        quote && quoteStatus(quote.status).awaitsAnswer && quoteStanding(quote, ctx.now()) === EXPIRED
      if (!isOver) return
      await updateQuoteStatus(ctx, tx, id, EXPIRED)
      await recordEvent(ctx, tx, { collection: 'quotes', id }, { code: 'quote.expired' })
      await withdrawReminders(tx, id)
    })
}

const UNANSWERED_DAYS = 3
const EXPIRES_DAYS = 2
const MAX_CLOSED_DAYS = 60

/**
 * Once each for an edition, from the moment that the agency opens: after three business days without an answer, and two
 * days before it expires, or before the closed days that this falls on.
 */
export async function remindOfQuotes(ctx: Ctx): Promise<void> {
  const today = dayOf(ctx.now())
  // Closed days that are over are listed for nobody but who asks as of then.
  const since = startOfDay(addDays(today, -MAX_CLOSED_DAYS))
  const { times, closed } = await getOpeningDays({ ...ctx, now: () => since })
  const isOpen = (day: string) => openingsOn(day, times, closed).length > 0
  const [opening] = openingsOn(today, times, closed)
  if (!opening || ctx.now().getTime() < opening.from) return
  const nextOpen = openDay(today, 1, 1, isOpen)
  const due = { today, expiresBy: addDays(nextOpen, EXPIRES_DAYS - 1) }
  const sentBefore = {
    expires: startOfDay(today).toISOString(),
    unanswered: startOfDay(openDay(today, UNANSWERED_DAYS - 1, -1, isOpen)).toISOString(),
  }
  // Who is told that it expires needs no other reminder.
  for (const kind of ['expires', 'unanswered'] as const) {
    const reminder = { kind, ...due, sentBefore: sentBefore[kind] }
    for (const id of await findUnremindedQuotes(ctx, { ...reminder, limit: BATCH_SIZE }))
      await remind(ctx, id, reminder)
  }
}

/** The day that lies so many open days further, `step` days at a time: 1 ahead, -1 back. */
function openDay(from: string, count: number, step: 1 | -1, isOpen: (day: string) => boolean): string {
  let [day, left] = [from, count]
  for (let tried = 0; left > 0 && tried < MAX_CLOSED_DAYS; tried++) {
    day = addDays(day, step)
    if (isOpen(day)) left -= 1
  }
  return day
}

type Due = { kind: ReminderKind; today: string; sentBefore: string; expiresBy: string }

/** The state is checked again in the statement that marks it. The mail is about the edition that was marked. */
async function remind(ctx: Ctx, id: string, due: Due): Promise<void> {
  const company = await getCompany(ctx)
  const mails = await transaction(ctx, async tx => {
    if (!(await markReminded(ctx, tx, id, due))) return []
    const quote = await findQuote(tx.sql, id)
    const edition = quote && (await findEdition(tx.sql, id, quote.edition))
    if (!quote || !edition) throw new Error(`quote ${id} has no edition to remind of`)
    const { edition: sent } = edition.content
    await recordEvent(ctx, tx, { collection: 'quotes', id }, { code: 'quote.reminded', edition: sent })
    const link = quoteLink(quote)
    return queueMail(ctx, tx, [reminderMail(edition.content, { company, id, link }, due.kind)])
  })
  await sendNow(ctx, mails)
}
