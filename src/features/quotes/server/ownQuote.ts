import { sql } from '@payloadcms/db-postgres/drizzle'
import { currentAccount, currentCustomerId } from '@/features/customers/server/public'
import { findQuoteWithdrawal, type QuoteWithdrawal } from '@/features/orders/server/public'
import type { Ctx } from '@/platform/ctx'
import { database, oneOf, type Sql } from '@/platform/db/transaction'
import { withinLimit } from '@/platform/limits/counters'
import type { QuoteRight } from '../model/openings'
import type { ListedQuote, OwnAssignment, OwnQuote, WorkState } from '../model/ownQuote'
import { quotePath } from '../model/quote'
import { initialChoices, quoteTotals, withoutNotes } from '../model/quoteLines'
import { QUOTE_STATUSES, quoteStanding } from '../model/quoteStatus'
import { type Assignment, assignmentSql, findAssignmentOf, listInvoicesOf } from './assignmentRepository'
import {
  editionSql,
  findAcceptance,
  findEdition,
  findQuoteFile,
  type StoredEdition,
} from './editionRepository'
import { claimedQuote, opensQuote, quoteKey } from './quoteKey'
import { boughtItems } from './quotePaper'
import { findQuote, type Quote, quoteSql } from './quoteRepository'

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
    // An edition of before notes were left out still holds them.
    edition: { ...edition.content, lines: withoutNotes(edition.content.lines) },
    assignment: await ownAssignment(ctx, id),
    readOnlyPath: mayAnswer ? quotePath(quoteKey(id, generation, 'read')) : null,
  }
}

async function ownAssignment(ctx: Ctx, quote: string): Promise<OwnAssignment | null> {
  const db = database(ctx).drizzle
  const [acceptance, assignment, withdrawal] = await Promise.all([
    findAcceptance(db, quote),
    findAssignmentOf(db, quote),
    findQuoteWithdrawal(db, quote),
  ])
  if (!acceptance || !assignment) return null
  const { acceptedAt, signer, choices, totals } = acceptance.evidence
  const invoices = await listInvoicesOf(db, quote)
  return {
    ...{ acceptedAt, signer, choices, totals, ...workOf(assignment, withdrawal) },
    invoices: invoices.map(({ id: _, ...invoice }) => invoice),
  }
}

function workOf(assignment: Assignment, withdrawal: QuoteWithdrawal | null): WorkState {
  const { status, startsOn, plannedFrom, plannedUntil, deliveredAt } = assignment
  const withdrawnAt = withdrawal?.isAccepted ? withdrawal.submittedAt : null
  return { status, startsOn, plannedFrom, plannedUntil, deliveredAt, withdrawnAt }
}

/** What was sent to the address of the account or accepted for it, the newest first. */
export async function listOwnQuotes(ctx: Ctx): Promise<ListedQuote[]> {
  const account = currentAccount(ctx)
  const customer = currentCustomerId(ctx)
  if (!account || !customer) return []
  const ids = await findQuotesOf(database(ctx).drizzle, { customer, email: account.email.toLowerCase() })
  const listed = await Promise.all(ids.map(id => listedQuote(ctx, id)))
  return listed.filter(each => each !== null)
}

const isShownToCustomer = oneOf(
  'q.status',
  QUOTE_STATUSES.filter(each => each.isWon || each.acceptedBy.length > 0),
)

const MAX_SHOWN = 30

/**
 * Quotes that a customer can still answer or that became their work, the newest first. By the address that the edition was
 * sent to: that of a draft may be another already.
 */
async function findQuotesOf(
  db: Pick<Sql, 'execute'>,
  { customer, email }: { customer: string; email: string },
): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
      select q.id::text from ${quoteSql.from} left join ${editionSql.acceptances} on x.quote_id = q.id
      left join ${assignmentSql.from} on a.id = q.assignment_id and x.id is not null
      join ${editionSql.editions} on e.quote_id = q.id and e.edition = q.edition
      where ${isShownToCustomer}
        and (a.customer_id = ${customer} or (x.id is null and lower(e.content #>> '{prospect,email}') = ${email}))
      order by q.sent_at desc, q.number desc limit ${MAX_SHOWN}`)
  return rows.map(({ id }) => id)
}

async function listedQuote(ctx: Ctx, id: string): Promise<ListedQuote | null> {
  const db = database(ctx).drizzle
  const quote = await findQuote(db, id)
  const edition = quote && (await findEdition(db, id, quote.edition))
  if (!quote || !edition) return null
  const { number, lines, texts, validUntil } = edition.content
  const acceptance = await findAcceptance(db, id)
  const items = boughtItems(edition.content, acceptance?.evidence.choices ?? initialChoices(lines))
  const assignment = acceptance && (await findAssignmentOf(db, id))
  return {
    ...{ id, number, validUntil, needs: texts.needs, title: items[0]?.label ?? number },
    path: quotePath(quoteKey(id, quote.generation, 'answer')),
    standing: quoteStanding(quote, ctx.now()),
    totals: quoteTotals(items),
    work: assignment && workOf(assignment, await findQuoteWithdrawal(db, id)),
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
