import type { Ctx } from '@/platform/ctx'
import { database } from '@/platform/db/transaction'
import { withinLimit } from '@/platform/limits/counters'
import type { OwnAssignment, OwnQuote } from '../model/ownQuote'
import { quotePath } from '../model/quote'
import { quoteStanding } from '../model/quoteStatus'
import { findAssignment, listAssignmentInvoices } from './assignmentRepository'
import { findAcceptance, findEdition, findQuoteFile, type StoredEdition } from './editionRepository'
import { claimedQuote, opensQuote, type QuoteRight, quoteKey } from './quoteKey'
import { findQuote, type Quote } from './quoteRepository'

export type OpenedQuote = { quote: Quote; edition: StoredEdition; right: QuoteRight }

/** What a key opens; null for one that opens nothing. Everybody who guesses is counted. */
export async function openQuote(ctx: Ctx, key: string): Promise<OpenedQuote | null> {
  const id = claimedQuote(key)
  if (!id) return null
  if (ctx.clientIp && !(await withinLimit(ctx, 'quote-address', ctx.clientIp))) return null
  const db = database(ctx).drizzle
  const quote = await findQuote(db, id)
  const right = quote && opensQuote(key, quote)
  const edition = quote && right ? await findEdition(db, id, quote.edition) : null
  return quote && right && edition ? { quote, edition, right } : null
}

/** The newest edition, and what became of it. */
export async function getOwnQuote(ctx: Ctx, key: string): Promise<OwnQuote | null> {
  const opened = await openQuote(ctx, key)
  if (!opened) return null
  const { quote, edition, right } = opened
  const { id, generation } = quote
  const mayAnswer = right === 'answer'
  return {
    standing: quoteStanding(quote, ctx.now()),
    mayAnswer,
    edition: edition.content,
    assignment: await ownAssignment(ctx, id),
    readOnlyPath: mayAnswer ? quotePath(quoteKey(id, generation, 'read')) : null,
  }
}

async function ownAssignment(ctx: Ctx, quote: string): Promise<OwnAssignment | null> {
  const db = database(ctx).drizzle
  const [acceptance, assignment] = await Promise.all([findAcceptance(db, quote), findAssignment(db, quote)])
  if (!acceptance || !assignment) return null
  const { acceptedAt, signer, choices, totals } = acceptance.evidence
  const invoices = await listAssignmentInvoices(db, assignment.id)
  return {
    ...{ acceptedAt, signer, choices, totals, startsOn: assignment.startsOn },
    invoices: invoices.map(({ id: _, ...invoice }) => invoice),
  }
}

type QuoteFile = { filename: string; content: Buffer }

/** The PDF of the newest edition. */
export async function getQuotePdf(ctx: Ctx, key: string): Promise<QuoteFile | null> {
  const opened = await openQuote(ctx, key)
  if (!opened) return null
  const { id, content: sent } = opened.edition
  const content = await findQuoteFile(database(ctx).drizzle, id)
  return content && { filename: `${sent.number}.pdf`, content }
}
