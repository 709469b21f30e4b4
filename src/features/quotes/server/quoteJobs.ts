import type { OpeningDays } from '@/features/company/model/openingDays'
import { getCompany, getOpeningDays } from '@/features/company/server/public'
import { recordEvent } from '@/platform/audit/auditLog'
import type { Ctx } from '@/platform/ctx'
import { transaction } from '@/platform/db/transaction'
import { queueMail, sendNow } from '@/platform/email/outbox'
import { addDays, dayOf, startOfDay } from '@/platform/time/day'
import { type QuoteStatus, quoteStanding, quoteStatus } from '../model/quoteStatus'
import { type DueReminder, dueReminders, MAX_CLOSED_DAYS } from '../model/reminders'
import { findEdition } from './editionRepository'
import { quoteLink } from './quoteKey'
import { reminderMail } from './quoteMails'
import {
  findQuote,
  findQuotesToExpire,
  findUnremindedQuotes,
  lockQuote,
  markReminded,
  updateQuoteStatus,
} from './quoteRepository'
import { withdrawReminders } from './sendQuote'

const BATCH_SIZE = 200

const EXPIRED: QuoteStatus = 'expired'

/** Idempotent. What is answered meanwhile stays as it is. */
export async function expireQuotes(ctx: Ctx): Promise<void> {
  for (const id of await findQuotesToExpire(ctx, dayOf(ctx.now()), BATCH_SIZE))
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

/** Once each for an edition. */
export async function remindOfQuotes(ctx: Ctx): Promise<void> {
  const opening = await getRecentOpeningDays(ctx)
  for (const due of dueReminders(ctx.now(), opening))
    for (const id of await findUnremindedQuotes(ctx, { ...due, limit: BATCH_SIZE }))
      await remind(ctx, id, due)
}

/** Also the closed days that are over, which are listed for nobody but who asks as of then. */
export function getRecentOpeningDays(ctx: Ctx): Promise<OpeningDays> {
  const since = startOfDay(addDays(dayOf(ctx.now()), -MAX_CLOSED_DAYS))
  return getOpeningDays({ ...ctx, now: () => since })
}

/** The state is checked again in the statement that marks it. The mail is about the edition that was marked. */
async function remind(ctx: Ctx, id: string, due: DueReminder): Promise<void> {
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
