import { getPriceList, listProducts } from '@/features/catalogue/server/public'
import type { InboxCollection } from '@/features/leads/model/inbox'
import { findQuoteWithdrawal } from '@/features/orders/server/public'
import { asUser, requireOperator } from '@/platform/access/authority'
import type { Ctx } from '@/platform/ctx'
import { database } from '@/platform/db/transaction'
import { isRecordId } from '@/platform/text/recordId'
import type { QuoteAssignment, QuoteDetail, QuoteSource } from '../model/console'
import { linePrice } from '../model/fromRequest'
import type { QuoteItem } from '../model/quoteLines'
import { quoteStanding } from '../model/quoteStatus'
import { quoteTodo } from '../model/quoteTodo'
import { type Assignment, findAssignmentOf } from './assignmentRepository'
import { findAcceptance, listEditions } from './editionRepository'
import { getTodoDays } from './listQuotes'
import { listOpenings } from './quoteOpenings'
import { findQuote, type Quote } from './quoteRepository'

/** Everything that the editor shows; null for a quote that is not there. */
export async function getQuoteDetail(ctx: Ctx, id: string): Promise<QuoteDetail | null> {
  requireOperator(ctx)
  const db = database(ctx).drizzle
  const quote = isRecordId(id) ? await findQuote(db, id) : null
  if (!quote) return null
  const [source, editions, openings, acceptance, assignment, withdrawal] = await Promise.all([
    findSource(ctx, quote),
    listEditions(db, id),
    listOpenings(db, id),
    findAcceptance(db, id),
    findAssignmentOf(db, id),
    findQuoteWithdrawal(db, id),
  ])
  const { number, version, sentVersion, draft, askedAt } = quote
  const standing = quoteStanding(quote, ctx.now())
  const openedAt = openings.find(each => each.edition === quote.edition)?.at ?? null
  const isWithdrawn = withdrawal?.isAccepted ?? false
  const facts = { standing, openedAt, work: acceptance && assignment, isWithdrawn }
  return {
    ...{ id, number, version, draft, source, editions, openings, askedAt },
    ...{ status: standing, todo: quoteTodo({ ...facts, ...quote }, await getTodoDays(ctx)) },
    isChanged: editions.length > 0 && version !== sentVersion,
    acceptance: acceptance && {
      at: acceptance.evidence.acceptedAt,
      signer: acceptance.evidence.signer,
      way: acceptance.evidence.way,
      choices: acceptance.evidence.choices,
      hasScan: Boolean(acceptance.evidence.scan),
    },
    assignment: assignment && toQuoteAssignment(assignment),
    withdrawal,
  }
}

const toQuoteAssignment = ({ id, title, status }: Assignment): QuoteAssignment => ({ id, title, status })

async function findSource(ctx: Ctx, { lead, request }: Quote): Promise<QuoteSource | null> {
  const [collection, id]: [InboxCollection, string | null] = lead
    ? ['leads', lead]
    : ['configurator-requests', request]
  if (!id) return null
  const found = await ctx.payload.findByID({
    collection,
    id,
    depth: 0,
    disableErrors: true,
    ...asUser(ctx),
  })
  return found && { collection, id, reference: found.reference ?? '' }
}

/** A line to add: what is sold, at the price of today. A range is left open. */
type CatalogueLine = Pick<
  QuoteItem,
  'label' | 'description' | 'unitPrice' | 'vatRate' | 'rhythm' | 'hint' | 'supply' | 'setUp'
>

export async function listCatalogueLines(ctx: Ctx): Promise<CatalogueLine[]> {
  requireOperator(ctx)
  const [products, { packages, extras }] = await Promise.all([listProducts(ctx), getPriceList(ctx)])
  const sold = packages.map(each => ({ ...each, supply: 'electronic' as const, setUp: 'hosting' as const }))
  const hosting = [...sold, ...extras.map(each => ({ ...each, setUp: null }))]
  return [
    ...products.map(
      ({ name, description, price }): CatalogueLine => ({
        ...{ label: name, description, supply: 'other', ...linePrice(price) },
      }),
    ),
    ...hosting.map(
      ({ name, monthly, vatRate, supply = 'electronic', setUp }): CatalogueLine => ({
        ...{
          label: name,
          description: '',
          unitPrice: monthly,
          vatRate,
          rhythm: 'monthly',
          hint: '',
          supply,
          setUp,
        },
      }),
    ),
  ]
}
