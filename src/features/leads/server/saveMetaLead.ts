import { createHash } from 'node:crypto'
import { eq } from '@payloadcms/db-postgres/drizzle'
import type { Company } from '@/features/company/model/company'
import { derivedKey } from '@/platform/auth/keys'
import type { Ctx } from '@/platform/ctx'
import { database, transaction } from '@/platform/db/transaction'
import { type MailDraft, type QueuedMail, queueMail } from '@/platform/email/outbox'
import { env } from '@/platform/env'
import { ADS_SERVICE } from '../model/lead'
import type { MetaLead } from '../model/meta'
import { leadRespondBy } from '../model/responseDeadline'
import { LEAD_NOTIFICATION, leadMails } from './leadMails'

/** A lead that Meta announced and that is not fetched yet. `id` is the event's, `leadId` is Meta's. */
export type PendingMetaLead = { id: string; leadId: string; attempts: number; received: Date }

export type Agency = { company: Company & { notifyEmail: string }; responseTime: string }

type SavedLead = { id: string; number: number }

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
  const { leads, webhook_events: events } = database(ctx).tables
  const { leadId, received } = waiting
  const respondBy = leadRespondBy('ads', received, agency.company.openingHours)
  const now = ctx.now().toISOString()
  const row = { ...toLeadRow(leadId, lead, received, respondBy), updatedAt: now }
  const columns = { id: leads.id, number: leads.number }
  return transaction(ctx, async tx => {
    const added = await tx.sql
      .insert(leads)
      .values(row)
      .onConflictDoNothing({ target: leads.submissionKey })
      .returning(columns)
    const standing = tx.sql.select(columns).from(leads).where(eq(leads.submissionKey, row.submissionKey))
    const [kept] = added.length > 0 ? added : await standing
    await tx.sql
      .update(events)
      .set(doneValues(waiting, kept?.id, now))
      .where(eq(events.id, waiting.id))
    return queueMail(
      ctx,
      tx,
      added.flatMap(saved => mailDrafts(received, lead, respondBy, agency, saved as SavedLead)),
    )
  })
}

function doneValues({ attempts }: PendingMetaLead, leadId: unknown, updatedAt: string) {
  return { state: 'done', leadId, attempts: attempts + 1, lastError: null, nextAttemptAt: null, updatedAt }
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
    status: 'new',
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
