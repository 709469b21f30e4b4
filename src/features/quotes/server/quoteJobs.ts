import { openingsOn } from '@/features/company/model/openingTime'
import { getCompany, getOpeningDays } from '@/features/company/server/public'
import { recordEvent } from '@/platform/audit/auditLog'
import type { Ctx } from '@/platform/ctx'
import { database, transaction } from '@/platform/db/transaction'
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
    })
}

const UNANSWERED_DAYS = 3
const EXPIRES_DAYS = 2

/** Once each for an edition: after three business days without an answer, and two days before it expires. */
export async function remindOfQuotes(ctx: Ctx): Promise<void> {
  const { times, closed } = await getOpeningDays(ctx)
  const today = dayOf(ctx.now())
  const isOpen = (day: string) => openingsOn(day, times, closed).length > 0
  if (!isOpen(today)) return
  const due = {
    ...{ today, expiresBy: addDays(today, EXPIRES_DAYS) },
    sentBefore: startOfDay(daysBefore(today, UNANSWERED_DAYS - 1, isOpen)).toISOString(),
  }
  // Who is told that it expires needs no other reminder on that day.
  for (const kind of ['expires', 'unanswered'] as const)
    for (const id of await findUnremindedQuotes(ctx, { kind, ...due, limit: BATCH_SIZE }))
      await remind(ctx, id, { kind, ...due })
}

const MAX_CLOSED_DAYS = 60

/** The day that so many open days lie before. */
function daysBefore(today: string, count: number, isOpen: (day: string) => boolean): string {
  let [day, left] = [today, count]
  for (let back = 0; left > 0 && back < MAX_CLOSED_DAYS; back++) {
    day = addDays(day, -1)
    if (isOpen(day)) left -= 1
  }
  return day
}

type Due = { kind: ReminderKind; today: string; sentBefore: string; expiresBy: string }

/** The state is checked again in the statement that marks it. */
async function remind(ctx: Ctx, id: string, due: Due): Promise<void> {
  const db = database(ctx).drizzle
  const quote = await findQuote(db, id)
  const edition = quote && (await findEdition(db, id, quote.edition))
  if (!quote || !edition) return
  const company = await getCompany(ctx)
  const link = quoteLink(quote)
  const mails = await transaction(ctx, async tx => {
    if (!(await markReminded(ctx, tx, id, due))) return []
    const { edition: sent } = edition.content
    await recordEvent(ctx, tx, { collection: 'quotes', id }, { code: 'quote.reminded', edition: sent })
    return queueMail(ctx, tx, [reminderMail(edition.content, { company, id, link }, due.kind)])
  })
  await sendNow(ctx, mails)
}
