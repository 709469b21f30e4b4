import { createHash } from 'node:crypto'
import type { Company } from '@/features/company/model/company'
import { derivedKey } from '@/platform/auth/keys'
import type { Ctx } from '@/platform/ctx'
import { transaction } from '@/platform/db/transaction'
import { type MailDraft, type QueuedMail, queueMail } from '@/platform/email/outbox'
import { env } from '@/platform/env'
import { ADS_SERVICE, INITIAL_STATUS } from '../model/lead'
import type { MetaLead } from '../model/meta'
import { leadRespondBy } from '../model/responseDeadline'
import { LEAD_NOTIFICATION, leadMails } from './leadMails'
import { insertLead, type SavedLead } from './leadRepository'
import { markDone, type PendingMetaLead } from './webhookEventRepository'

export type Agency = { company: Company & { notifyEmail: string }; responseTime: string }

/**
 * Keeps one lead for one id of Meta's, with its mail, and has its event done: all of it or nothing. A lead that
 * stands already mails nobody.
 */
export function saveMetaLead(
  ctx: Ctx,
  waiting: PendingMetaLead,
  lead: MetaLead,
  agency: Agency,
): Promise<QueuedMail[]> {
  const { leadId, received } = waiting
  const respondBy = leadRespondBy('ads', received, agency.company.openingHours)
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
  const asked = { kind: 'ads', source: META_SOURCE, answers, received, respondBy } as const
  const mails = leadMails({ ...agency, ...asked, site: env.SITE_URL, appointmentAt: null }, saved)
  return mails.filter(draft => answers.email || draft.template === LEAD_NOTIFICATION)
}

const META_SOURCE = 'meta-ads'

/** A lead of Meta's as a record, dated when Meta announced it. */
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

/** The idempotency key of a lead of Meta's: the same however often it is announced. */
export function metaIdempotencyKey(leadId: string): string {
  return derivedKey(`meta:${leadId}`)
}
