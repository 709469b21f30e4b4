import { createHash } from 'node:crypto'
import { getClaims } from '@/features/catalogue/server/public'
import type { ClosedDays } from '@/features/company/model/closures'
import type { Company } from '@/features/company/model/company'
import { getCompany, listClosures } from '@/features/company/server/public'
import { requireOperator } from '@/platform/access/authority'
import { derivedKey } from '@/platform/auth/keys'
import type { Ctx } from '@/platform/ctx'
import { transaction } from '@/platform/db/transaction'
import { type MailDraft, type QueuedMail, queueMail, sendNow } from '@/platform/email/outbox'
import { env } from '@/platform/env'
import { ADS_SERVICE, INITIAL_STATUS } from '../model/lead'
import type { MetaLead } from '../model/meta'
import { leadRespondBy } from '../model/responseDeadline'
import { nextFetchAt } from '../model/webhookEvents'
import { LEAD_NOTIFICATION, leadMails } from './leadMails'
import { insertLead, type SavedLead } from './leadRepository'
import { configuredMeta, type MetaSettings, requestMetaLead } from './metaApi'
import {
  leaseDue,
  leaseForRetry,
  makeDue,
  markDone,
  type PendingMetaLead,
  recordFailure,
} from './webhookEventRepository'

const MAX_CONCURRENT = 8

/** So that the other jobs have their turn. */
const MAX_RUN_MS = 5000

/** Answers how many were tried. Once Meta answers again, whatever was put off is due at once. */
export async function fetchMetaLeads(ctx: Ctx, meta = configuredMeta, roundMs = MAX_RUN_MS): Promise<number> {
  const end = performance.now() + roundMs
  let [leased, tried, came] = [await leaseDue(ctx, MAX_CONCURRENT), 0, 0]
  if (leased.length === 0) return 0
  const agency = await getAgency(ctx)
  while (leased.length > 0) {
    tried += leased.length
    const more = await fetchLeased(ctx, meta, agency, leased)
    if (more === 0) break
    if (came === 0) await retryMetaLeads(ctx)
    came += more
    leased = performance.now() < end ? await leaseDue(ctx, MAX_CONCURRENT) : []
  }
  return tried
}

export async function retryMetaLeads(ctx: Ctx): Promise<void> {
  await makeDue(ctx)
}

export type RefetchResult = { kind: 'fetched' | 'notGiven' | 'notWaiting' }

export async function refetchMetaLead(ctx: Ctx, id: string, meta = configuredMeta): Promise<RefetchResult> {
  requireOperator(ctx)
  const waiting = await leaseForRetry(ctx, id)
  if (!waiting) return { kind: 'notWaiting' }
  const came = await fetchLeased(ctx, meta, await getAgency(ctx), [waiting])
  if (came === 0) return { kind: 'notGiven' }
  await retryMetaLeads(ctx)
  return { kind: 'fetched' }
}

async function getAgency(ctx: Ctx): Promise<Agency> {
  const [company, { responseTime }, closures] = await Promise.all([
    getCompany(ctx),
    getClaims(ctx),
    listClosures(ctx),
  ])
  return { company, responseTime, closed: closures.agency }
}

async function fetchLeased(
  ctx: Ctx,
  meta: MetaSettings,
  agency: Agency,
  leased: PendingMetaLead[],
): Promise<number> {
  const fetched = await Promise.all(leased.map(waiting => fetchLead(ctx, meta, waiting, agency)))
  const came = fetched.filter(mails => mails !== null)
  await sendNow(ctx, came.flat())
  return came.length
}

async function fetchLead(
  ctx: Ctx,
  meta: MetaSettings,
  waiting: PendingMetaLead,
  agency: Agency,
): Promise<QueuedMail[] | null> {
  try {
    return await saveMetaLead(ctx, waiting, await requestMetaLead(meta, waiting.leadId), agency)
  } catch (error) {
    const { id, received } = waiting
    const attempts = waiting.attempts + 1
    ctx.payload.logger.warn({ msg: 'an ad lead was not fetched', event: id, attempt: attempts })
    const lastError = faultText(error, meta.accessToken)
    await recordFailure(ctx, id, { attempts, lastError, again: nextFetchAt(attempts, received, ctx.now()) })
    return null
  }
}

const MAX_LENGTH = 500

/** The innermost cause: the errors around it may hold the token. */
function faultText(error: unknown, token = ''): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : ''
  const reason = cause || (error instanceof Error ? error.message : String(error))
  const secrets = [token, encodeURIComponent(token)].filter(Boolean)
  return secrets.reduce((text, secret) => text.replaceAll(secret, '***'), reason).slice(0, MAX_LENGTH)
}

type Agency = {
  company: Company & { notifyEmail: string }
  responseTime: string
  closed: ClosedDays[]
}

/** All of it or nothing. A known lead mails nobody. */
export function saveMetaLead(
  ctx: Ctx,
  waiting: PendingMetaLead,
  lead: MetaLead,
  agency: Agency,
): Promise<QueuedMail[]> {
  const { leadId, received } = waiting
  const respondBy = leadRespondBy('ads', received, agency.company.openingHours, agency.closed)
  const row = { ...toLeadRow(leadId, lead, received, respondBy), updatedAt: ctx.now().toISOString() }
  return transaction(ctx, async tx => {
    const { saved, isNew } = await insertLead(ctx, tx, 'leads', row)
    await markDone(ctx, tx, waiting.id, { attempts: waiting.attempts + 1, leadId: saved?.id })
    const drafts = saved && isNew ? mailDrafts(received, lead, respondBy, agency, saved) : []
    return queueMail(ctx, tx, drafts)
  })
}

/** Without an address only staff get a mail. */
function mailDrafts(
  received: Date,
  answers: MetaLead,
  respondBy: Date,
  agency: Agency,
  saved: SavedLead,
): MailDraft[] {
  const asked = {
    ...({ kind: 'ads', source: META_SOURCE } as const),
    ...{ answers, received, respondBy, mailedAt: received },
  }
  const mails = leadMails({ ...agency, ...asked, site: env.SITE_URL }, saved)
  return mails.filter(draft => answers.email || draft.template === LEAD_NOTIFICATION)
}

const META_SOURCE = 'meta-ads'

function toLeadRow(leadId: string, lead: MetaLead, received: Date, respondBy: Date) {
  return {
    kind: 'ads',
    source: META_SOURCE,
    name: lead.name,
    email: lead.email,
    phone: lead.phone || null,
    company: lead.company || null,
    service: ADS_SERVICE,
    message: lead.message || null,
    status: INITIAL_STATUS,
    respondBy: respondBy.toISOString(),
    openUntil: respondBy.toISOString(),
    submissionKey: metaIdempotencyKey(leadId),
    contentHash: createHash('sha256').update(JSON.stringify(lead)).digest('hex'),
    quarantined: false,
    createdAt: received.toISOString(),
  }
}

export function metaIdempotencyKey(leadId: string): string {
  return derivedKey(`meta:${leadId}`)
}
