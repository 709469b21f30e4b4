import * as z from 'zod/mini'
import {
  type Draft as ConfiguratorDraft,
  EMPTY_DRAFT as NO_CHOICES,
} from '@/features/configurator/model/draft'
import { getConfigurator } from '@/features/configurator/server/public'
import { readingFor } from '@/features/customers/model/customer'
import { isQuoteWithdrawn } from '@/features/orders/server/public'
import type { ConfiguratorRequest, Lead } from '@/payload-types'
import { staffName } from '@/platform/access/actors'
import { asUser, requireOperator } from '@/platform/access/authority'
import { recordEvent } from '@/platform/audit/auditLog'
import type { Ctx } from '@/platform/ctx'
import { database, transaction } from '@/platform/db/transaction'
import { fieldErrors } from '@/platform/forms/fields'
import { assignmentStatus } from '../model/assignment'
import type { CreateQuoteResult, SaveQuoteResult } from '../model/console'
import { linesFromRequest } from '../model/fromRequest'
import {
  canonicalJson,
  EMPTY_DRAFT,
  type Prospect,
  type QuoteDraft,
  quoteDraftSchema,
  toProspect,
} from '../model/quote'
import { quoteStatus } from '../model/quoteStatus'
import { findAssignment, findAssignmentOf } from './assignmentRepository'
import { findAcceptance } from './editionRepository'
import {
  findQuote,
  insertQuote,
  lockQuote,
  type Quote,
  type QuoteOrigin,
  updateDraft,
} from './quoteRepository'

export type QuoteStart =
  | { from: QuoteOrigin }
  | { copyOf: string; draft?: unknown }
  /** Extra work on this assignment. */
  | { extraTo: string }
  | null

/** A draft for a lead or a request, as a copy, or empty. Every press makes one. */
export async function createQuote(ctx: Ctx, start: QuoteStart): Promise<CreateQuoteResult> {
  requireOperator(ctx)
  const draft = await draftFor(ctx, start)
  if (!draft) return { kind: 'notFound' }
  if ('kind' in draft) return draft
  const { from, extraTo } = await belongingOf(ctx, start)
  const id = await transaction(ctx, async tx => {
    const made = await insertQuote(ctx, tx, {
      draft,
      ...{ from, extraTo },
      owner: ctx.user?.id ?? null,
      madeBy: staffName(ctx.user),
    })
    await recordEvent(ctx, tx, { collection: 'quotes', id: made }, { code: 'quote.created' })
    return made
  })
  return { kind: 'created', id }
}

type NoExtraWork = { kind: 'closed' | 'withdrawn' }

type Belonging = { from: QuoteOrigin | null; extraTo: string | null }

/** A copy belongs to what its original does. */
async function belongingOf(ctx: Ctx, start: QuoteStart): Promise<Belonging> {
  if (start && 'copyOf' in start) return belongingOfCopy(ctx, start.copyOf)
  return {
    from: start && 'from' in start ? start.from : null,
    extraTo: start && 'extraTo' in start ? start.extraTo : null,
  }
}

/** Of extra work, as long as the assignment takes more. A copy of what began an assignment is another one. */
async function belongingOfCopy(ctx: Ctx, id: string): Promise<Belonging> {
  const db = database(ctx).drizzle
  const original = await findQuote(db, id)
  const assignment = await findAssignmentOf(db, id)
  const isExtra = assignment && assignment.quote !== id && assignmentStatus(assignment.status).isOpen
  const takesMore = isExtra && !(await isQuoteWithdrawn(db, assignment.quote))
  return { from: original && originOf(original), extraTo: takesMore ? assignment.id : null }
}

function originOf({ lead, request }: Quote): QuoteOrigin | null {
  if (lead) return { collection: 'leads', id: lead }
  return request ? { collection: 'configurator-requests', id: request } : null
}

async function draftFor(ctx: Ctx, start: QuoteStart): Promise<QuoteDraft | NoExtraWork | null> {
  if (start && 'extraTo' in start) return extraWorkDraft(ctx, start.extraTo)
  if (start && 'copyOf' in start) return copiedDraft(ctx, start)
  const empty = await emptyDraft(ctx)
  if (!start) return empty
  if (start.from.collection === 'leads') {
    const lead = await findRecord(ctx, 'leads', start.from.id)
    return lead && { ...empty, prospect: prospectOf(lead) }
  }
  const request = await findRecord(ctx, 'configurator-requests', start.from.id)
  return request && requestedDraft(ctx, empty, request)
}

/** A copy may hold what a colleague was faster with: what was typed is not lost. */
async function copiedDraft(
  ctx: Ctx,
  { copyOf, draft }: { copyOf: string; draft?: unknown },
): Promise<QuoteDraft | null> {
  const original = await findQuote(database(ctx).drizzle, copyOf)
  const typed = quoteDraftSchema.safeParse(draft)
  return typed.success ? typed.data : (original?.draft ?? null)
}

/** For whom the work is, as they accepted it. */
async function extraWorkDraft(ctx: Ctx, id: string): Promise<QuoteDraft | NoExtraWork | null> {
  const db = database(ctx).drizzle
  const assignment = await findAssignment(db, id)
  const acceptance = assignment && (await findAcceptance(db, assignment.quote))
  if (!acceptance) return null
  if (!assignmentStatus(assignment.status).isOpen) return { kind: 'closed' }
  if (await isQuoteWithdrawn(db, assignment.quote)) return { kind: 'withdrawn' }
  const { customer, reference } = acceptance.evidence
  return { ...(await emptyDraft(ctx)), prospect: toProspect(customer), reference }
}

async function emptyDraft(ctx: Ctx): Promise<QuoteDraft> {
  const { validDays, ...texts } = await readSettings(ctx)
  return { ...EMPTY_DRAFT, texts, validDays }
}

async function readSettings(ctx: Ctx) {
  const kept = await ctx.payload.findGlobal({ slug: 'quote-settings', depth: 0, ...asUser(ctx) })
  const { opening, needs, planning, closing, validDays } = kept
  return {
    ...{ opening: opening ?? '', needs: needs ?? '', planning: planning ?? '', closing: closing ?? '' },
    validDays: validDays ?? EMPTY_DRAFT.validDays,
  }
}

function findRecord<Slug extends QuoteOrigin['collection']>(ctx: Ctx, collection: Slug, id: string) {
  return ctx.payload.findByID({ collection, id, depth: 0, disableErrors: true, ...asUser(ctx) })
}

type Contact = Pick<Lead | ConfiguratorRequest, 'name' | 'email' | 'phone' | 'company'>

/** Who names a company reckons without VAT. Staff can choose the other. */
function prospectOf({ name, email, phone, company }: Contact): Prospect {
  return toProspect({
    ...{ name: name ?? '', email: email ?? '', phone: phone ?? '', company: company ?? '' },
    kind: company ? 'business' : 'private',
  })
}

async function requestedDraft(
  ctx: Ctx,
  empty: QuoteDraft,
  request: ConfiguratorRequest,
): Promise<QuoteDraft> {
  const options = await getConfigurator({ ...ctx, cache: null })
  const prospect = prospectOf(request)
  const shown = { excl: request.priceText, incl: request.priceTextIncl }
  return {
    ...empty,
    prospect,
    ...linesFromRequest(choicesOf(request), options),
    indication: shown[readingFor(prospect.kind)] ?? request.priceText ?? '',
  }
}

function choicesOf({ websiteType, services, timeline, features }: ConfiguratorRequest): ConfiguratorDraft {
  return {
    ...NO_CHOICES,
    ...{ websiteType: websiteType ?? null, timeline: timeline ?? null },
    services: storedServices.parse(services ?? []),
    features: storedFeatures.parse(features ?? []),
  }
}

const storedServices = z.array(z.string())
const storedFeatures = z.array(z.object({ id: z.string(), quantity: z.number() }))

type SavedDraft = { version: number; draft: unknown }

/** Idempotent: a draft that is kept already changes nothing. A colleague's later version is never overwritten. */
export async function saveQuote(
  ctx: Ctx,
  id: string,
  { version, draft }: SavedDraft,
): Promise<SaveQuoteResult> {
  requireOperator(ctx)
  const parsed = quoteDraftSchema.safeParse(draft)
  if (!parsed.success) return { kind: 'invalid', errors: fieldErrors(parsed.error.issues) }
  return transaction(ctx, async tx => {
    const quote = await lockQuote(tx, id)
    if (!quote) return { kind: 'notFound' }
    if (!quoteStatus(quote.status).mayBeSent) return { kind: 'closed' }
    const isKept = canonicalJson(quote.draft) === canonicalJson(parsed.data)
    if (isKept) return { kind: 'saved', version: quote.version }
    if (quote.version !== version) return { kind: 'conflict', by: quote.changedBy ?? '' }
    const changed = { draft: parsed.data, changedBy: staffName(ctx.user) }
    return { kind: 'saved', version: await updateDraft(ctx, tx, id, changed) }
  })
}
