import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { Company } from '@/features/company/model/company'
import { getCompany } from '@/features/company/server/public'
import { asSystem, requireOperator } from '@/platform/access/authority'
import type { Ctx } from '@/platform/ctx'
import { database, type Tx, transaction } from '@/platform/db/transaction'
import { letterDraft } from '@/platform/email/letterMail'
import { type MailDraft, queueMail, sendNow } from '@/platform/email/outbox'
import { env } from '@/platform/env'
import { formatMoment } from '@/platform/time/zone'
import { doubtReasons, isDoubtMailDue } from '../model/doubt'
import { INBOX_COLLECTIONS, type InboxLead } from '../model/inbox'
import type { DoubtDecision, DoubtDecisions, DoubtOutcome } from '../model/triage'
import { inboxSource, inboxTables } from './inboxSources'
import { DOUBTFUL, lockLead, selectLeads } from './leadRepository'

/** A transaction each. What a colleague decided, or took up, stays: nothing is mailed twice. */
export async function decideDoubt(ctx: Ctx, { leads, decision }: DoubtDecisions): Promise<DoubtOutcome[]> {
  requireOperator(ctx)
  const outcomes: DoubtOutcome[] = []
  for (const lead of leads) outcomes.push(await decide(ctx, lead, decision))
  return outcomes
}

type LeadKey = DoubtDecisions['leads'][number]

const FIELDS = { accept: { quarantined: false }, discard: { doubt: 'machine' } } as const

async function decide(ctx: Ctx, lead: LeadKey, decision: DoubtDecision): Promise<DoubtOutcome> {
  const { collection, id } = lead
  // Read before the transaction: inside it would ask for a second connection.
  const drafts = decision === 'accept' ? await inboxSource(ctx, collection).mails(ctx, id) : []
  const mails = await transaction(ctx, async tx => {
    const locked = await lockLead(ctx, tx, lead)
    if (!locked?.doubt || (decision === 'discard' && locked.doubt.verdict === 'machine')) return null
    const data = FIELDS[decision]
    await ctx.payload.update({ collection, id, data, depth: 0, req: tx.req, user: ctx.user, ...asSystem })
    return queueMail(ctx, tx, drafts)
  })
  if (!mails) return { id, kind: 'settled' }
  if (mails.length > 0) await sendNow(ctx, mails)
  return { id, kind: decision }
}

/** Once a day, about what came since the last mail. */
export async function mailDoubtfulLeads(ctx: Ctx): Promise<void> {
  if (!isDoubtMailDue(ctx.now(), await lastMailed(ctx))) return
  const company = await getCompany(ctx)
  const mails = await transaction(ctx, async tx => {
    const total = await markMailed(ctx, tx)
    if (total === 0) return []
    const listed = await selectMailed(ctx, tx)
    return queueMail(ctx, tx, [doubtMail({ listed, total, company })])
  })
  if (mails.length > 0) await sendNow(ctx, mails)
}

async function lastMailed(ctx: Ctx): Promise<Date | null> {
  const last = (table: SQL) =>
    sql`(select max(doubt_mailed_at) from ${table} where doubt_mailed_at is not null)`
  const { rows } = await database(ctx).drizzle.execute<{ at: string | null }>(
    sql`select greatest(${sql.join(inboxTables(ctx).map(last), sql`, `)}) as at`,
  )
  return rows[0]?.at ? new Date(rows[0].at) : null
}

async function markMailed(ctx: Ctx, tx: Tx): Promise<number> {
  let marked = 0
  for (const table of inboxTables(ctx)) {
    const { rows } = await tx.sql.execute(sql`
      update ${table} set doubt_mailed_at = ${ctx.now().toISOString()}
      where ${DOUBTFUL} and doubt_mailed_at is null returning id`)
    marked += rows.length
  }
  return marked
}

const MAX_LISTED = 50

function selectMailed(ctx: Ctx, tx: Tx): Promise<InboxLead[]> {
  const order = sql`created_at, id`
  const rest = sql`where ${DOUBTFUL} and doubt_mailed_at = ${ctx.now().toISOString()} order by ${order} limit ${MAX_LISTED}`
  return selectLeads(ctx, { from: INBOX_COLLECTIONS, rest, order, limit: MAX_LISTED }, tx.sql)
}

type DoubtMail = { listed: InboxLead[]; total: number; company: Company & { notifyEmail: string } }

function doubtMail({ listed, total, company }: DoubtMail): MailDraft {
  const heading = total === 1 ? 'Nieuw in Twijfel: 1 aanvraag' : `Nieuw in Twijfel: ${total} aanvragen`
  const lines = listed.map(({ name, email, createdAt, doubt }) => {
    const reasons = doubtReasons(doubt?.signs ?? []).join(', ')
    return `${formatMoment(new Date(createdAt))}, ${name || email}: ${reasons}`
  })
  const more = total - listed.length
  return letterDraft(
    company,
    { template: 'doubtful-leads', to: company.notifyEmail },
    {
      ...{ subject: heading, heading },
      paragraphs: [
        'We weten niet zeker of dit van een mens komt. De afzender kreeg geen mail, en wacht misschien op antwoord.',
        [...lines, ...(more > 0 ? [`En nog ${more}.`] : [])].join('\n'),
        'Druk bij elk op “Toch een lead” of op “Weggooien”.',
      ],
      button: { label: 'Open Twijfel', href: `${env.SITE_URL}/admin/leads?tab=doubt` },
    },
  )
}
