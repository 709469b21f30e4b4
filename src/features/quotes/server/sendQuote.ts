import { moveLead } from '@/features/leads/server/public'
import { legalFile } from '@/features/orders/server/public'
import { requireOperator } from '@/platform/access/authority'
import { recordEvent } from '@/platform/audit/auditLog'
import type { Ctx } from '@/platform/ctx'
import { database, type Tx, transaction } from '@/platform/db/transaction'
import { checkAddress, type LinkMaker, LinkRefused } from '@/platform/email/linkMaker'
import { withdrawMail } from '@/platform/email/mailRepository'
import { type MailDraft, type QueuedMail, queueMail, sendNow } from '@/platform/email/outbox'
import { replaceQueuedLinks } from '@/platform/email/queuedLinks'
import type {
  AnsweredQuestionResult,
  PreviewQuoteResult,
  RenewLinksResult,
  RetractQuoteResult,
  SendQuoteResult,
} from '../model/console'
import { type QuoteStatus, quoteStatus } from '../model/quoteStatus'
import { type MadeEdition, makeEdition } from './editionMaker'
import { insertEdition } from './editionRepository'
import { quoteLink } from './quoteKey'
import { QUOTE_REMINDERS, quoteMail } from './quoteMails'
import { quotePdf } from './quotePdf'
import {
  clearAsked,
  findQuote,
  lockQuote,
  markSent,
  type Quote,
  raiseGeneration,
  updateQuoteStatus,
} from './quoteRepository'

type Refused = Exclude<SendQuoteResult, { edition: number }>

type Ready = MadeEdition & { quote: Quote }

async function prepare(ctx: Ctx, id: string, version: number): Promise<Ready | Refused> {
  const quote = await findQuote(database(ctx).drizzle, id)
  if (!quote) return { kind: 'notFound' }
  const refused = refusalOf(quote, version)
  if (refused) return refused
  const made = await makeEdition(ctx, quote)
  return 'errors' in made ? { kind: 'invalid', errors: made.errors } : { ...made, quote }
}

function refusalOf(quote: Quote, version: number): Refused | null {
  if (!quoteStatus(quote.status).mayBeSent) return { kind: 'closed' }
  return quote.version === version ? null : { kind: 'conflict', by: quote.changedBy ?? '' }
}

/** The mail as it would go now. */
export async function previewQuote(ctx: Ctx, id: string, version: number): Promise<PreviewQuoteResult> {
  requireOperator(ctx)
  const ready = await prepare(ctx, id, version)
  if ('kind' in ready) return ready
  const { to, subject, text } = await mailOf(ready, Buffer.alloc(0))
  // Whoever reads the screen of the office does not get the customer's link.
  return { kind: 'shown', to, subject, text: text.replaceAll(quoteLink(ready.quote), '[link]') }
}

async function mailOf({ content, company, legal, quote }: Ready, pdf: Buffer): Promise<MailDraft> {
  const terms = await Promise.all(legal.map(page => legalFile(page, company)))
  return quoteMail(content, { company, id: quote.id, link: quoteLink(quote), pdf, terms })
}

/** Freezes the draft as the next edition, and mails it. Only the newest edition can be accepted. */
export async function sendQuote(ctx: Ctx, id: string, version: number): Promise<SendQuoteResult> {
  requireOperator(ctx)
  const ready = await prepare(ctx, id, version)
  if ('kind' in ready) return ready
  const pdf = await quotePdf(ready.content)
  const mail = await mailOf(ready, pdf)
  const saved = await transaction(ctx, tx => saveSent(ctx, tx, { ready, version, pdf, mail }))
  if ('kind' in saved) return saved
  const { edition } = ready.content
  return { kind: (await sendNow(ctx, saved.mails)) ? 'sent' : 'sentLater', edition }
}

type Sending = { ready: Ready; version: number; pdf: Buffer; mail: MailDraft }

async function saveSent(
  ctx: Ctx,
  tx: Tx,
  { ready: { content, quote: seen }, version, pdf, mail }: Sending,
): Promise<{ mails: QueuedMail[] } | Refused> {
  const quote = await lockQuote(tx, seen.id)
  if (!quote) return { kind: 'notFound' }
  const refused = refusalOf(quote, version)
  if (refused) return refused
  // Two who press at once: the second sees that this version was sent.
  if (quote.edition !== seen.edition) return { kind: 'conflict', by: quote.changedBy ?? '' }
  const { id } = quote
  await insertEdition(ctx, tx, id, { content, pdf })
  await markSent(ctx, tx, id, { edition: content.edition, version, validUntil: content.validUntil })
  await recordEvent(ctx, tx, { collection: 'quotes', id }, { code: 'quote.sent', edition: content.edition })
  await moveOrigin(ctx, tx, quote, 'quoted')
  await withdrawReminders(tx, id)
  return { mails: await queueMail(ctx, tx, [mail]) }
}

/** The link as it is now, for a mail that is sent again to whom it is for. */
const quote: LinkMaker = async (_ctx, tx, { aboutId, to }) => {
  const found = aboutId ? await findQuote(tx.sql, aboutId) : null
  if (!found) throw new LinkRefused('settled')
  checkAddress(found.draft.prospect, { to })
  return quoteLink(found)
}

export const quoteLinkMakers = { quote }

/** A reminder that still waits for the mail server would be about what is no longer so. */
export async function withdrawReminders(tx: Tx, id: string): Promise<void> {
  for (const template of Object.values(QUOTE_REMINDERS)) await withdrawMail(tx, id, template)
}

export async function moveOrigin(
  ctx: Ctx,
  tx: Tx,
  { lead, request }: Pick<Quote, 'lead' | 'request'>,
  status: 'quoted' | 'won',
): Promise<void> {
  if (lead) await moveLead(ctx, tx, { collection: 'leads', id: lead }, status)
  if (request) await moveLead(ctx, tx, { collection: 'configurator-requests', id: request }, status)
}

const RETRACTED: QuoteStatus = 'retracted'

/** Possible as long as nobody accepted, because every edition says so. */
export async function retractQuote(ctx: Ctx, id: string): Promise<RetractQuoteResult> {
  requireOperator(ctx)
  return transaction(ctx, async tx => {
    const quote = await lockQuote(tx, id)
    if (!quote) return { kind: 'notFound' }
    if (!quoteStatus(quote.status).mayBeRetracted) return { kind: 'closed' }
    await updateQuoteStatus(ctx, tx, id, RETRACTED)
    await recordEvent(ctx, tx, { collection: 'quotes', id }, { code: 'quote.retracted' })
    await withdrawReminders(tx, id)
    return { kind: 'retracted' }
  })
}

/** Somebody answered what the prospect asked, by phone or mail. */
export async function markAnswered(ctx: Ctx, id: string): Promise<AnsweredQuestionResult> {
  requireOperator(ctx)
  return transaction(ctx, async tx => {
    const quote = await lockQuote(tx, id)
    if (!quote) return { kind: 'notFound' }
    if (!quote.askedAt) return { kind: 'closed' }
    await clearAsked(ctx, tx, id)
    await recordEvent(ctx, tx, { collection: 'quotes', id }, { code: 'quote.answered' })
    return { kind: 'answered' }
  })
}

/** Ends every link that was mailed or sent on. A mail that still waits leaves with the new one. */
export async function renewLinks(ctx: Ctx, id: string): Promise<RenewLinksResult> {
  requireOperator(ctx)
  return transaction(ctx, async tx => {
    const quote = await lockQuote(tx, id)
    if (!quote) return { kind: 'notFound' }
    await raiseGeneration(ctx, tx, id)
    const link = quoteLink({ id, generation: quote.generation + 1 })
    await replaceQueuedLinks(ctx, tx, id, { quote: link })
    await recordEvent(ctx, tx, { collection: 'quotes', id }, { code: 'quote.linksRenewed' })
    return { kind: 'renewed' }
  })
}
