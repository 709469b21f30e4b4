import { requireOperator } from '@/platform/access/authority'
import { recordEvent } from '@/platform/audit/auditLog'
import type { Ctx } from '@/platform/ctx'
import { type Tx, transaction } from '@/platform/db/transaction'
import { queueAgain } from '@/platform/email/mailEndpoints'
import { findLastMailAbout } from '@/platform/email/mailRepository'
import { type QueuedMail, sendNow } from '@/platform/email/outbox'
import { withinLimit } from '@/platform/limits/counters'
import type { ResendQuoteResult } from '../model/console'
import { quoteStanding, quoteStatus } from '../model/quoteStatus'
import { QUOTE_MAIL } from './quoteMails'
import { lockQuote, type Quote } from './quoteRepository'

/** The mail of the newest edition once more, with its attachments and the link as it is now. No new edition. */
export async function resendQuote(ctx: Ctx, id: string, version: number): Promise<ResendQuoteResult> {
  requireOperator(ctx)
  const done = await transaction(ctx, tx => requeue(ctx, tx, id, version))
  if ('kind' in done) return done
  return { kind: (await sendNow(ctx, [done.mail])) ? 'resent' : 'sentLater' }
}

async function requeue(
  ctx: Ctx,
  tx: Tx,
  id: string,
  version: number,
): Promise<ResendQuoteResult | { mail: QueuedMail }> {
  const quote = await lockQuote(tx, id)
  if (!quote) return { kind: 'notFound' }
  const refused = refusalOf(ctx, quote, version)
  if (refused) return refused
  const last = await findLastMailAbout(ctx, id, QUOTE_MAIL)
  if (!last) return { kind: 'noMail' }
  if (!(await withinLimit(ctx, 'quote-resend', id))) return { kind: 'tooSoon' }
  const mail = await queueAgain(ctx, tx, last.id)
  if (mail === 'sending') return { kind: 'tooSoon' }
  if (!mail) return { kind: 'noMail' }
  const { edition } = quote
  await recordEvent(ctx, tx, { collection: 'quotes', id }, { code: 'quote.resent', edition })
  return { mail }
}

function refusalOf(ctx: Ctx, quote: Quote, version: number): ResendQuoteResult | null {
  if (!quoteStatus(quoteStanding(quote, ctx.now())).awaitsAnswer) return { kind: 'closed' }
  return quote.version === version && quote.sentVersion === version ? null : { kind: 'changed' }
}
