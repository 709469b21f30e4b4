import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Company } from '@/features/company/model/company'
import { getCompany } from '@/features/company/server/public'
import type { Ctx } from '@/platform/ctx'
import { transaction } from '@/platform/db/transaction'
import { mailFooter } from '@/platform/email/letterMail'
import { type MailDraft, type QueuedMail, queueMail, sendNow } from '@/platform/email/outbox'
import { slipHtml, slipText } from '@/platform/email/slipMail'
import { env } from '@/platform/env'
import { deadlineState, timeLeft } from '@/platform/time/deadline'
import { formatMoment } from '@/platform/time/zone'
import { INBOX_COLLECTIONS, type InboxLead } from '../model/inbox'
import { formatReference } from '../model/lead'
import { leadLines } from '../model/leadLines'
import { inboxSource } from './inboxSources'
import { NOT_QUARANTINED, selectLeads } from './leadRepository'

const MAX_PER_RUN = 500

export async function warnOfDeadlines(ctx: Ctx): Promise<void> {
  const waiting = await findUnwarned(ctx)
  const mails: QueuedMail[] = []
  for (const lead of waiting.filter(each => isDeadlineNear(each, ctx.now())))
    mails.push(...(await queueWarning(ctx, lead)))
  if (mails.length > 0) await sendNow(ctx, mails)
}

function findUnwarned(ctx: Ctx): Promise<InboxLead[]> {
  const order = sql`open_until`
  const rest = sql`where open_until is not null and ${NOT_QUARANTINED}
    and not exists (select from bureau.promise_mails where lead = id) order by ${order} limit ${MAX_PER_RUN}`
  return selectLeads(ctx, { from: INBOX_COLLECTIONS, rest, order, limit: MAX_PER_RUN })
}

function isDeadlineNear({ createdAt, respondBy }: InboxLead, now: Date): boolean {
  const promise = { received: new Date(createdAt), respondBy: new Date(respondBy), answered: false, now }
  return deadlineState(promise) !== 'running'
}

/** Whoever notes the lead first mails. */
async function queueWarning(ctx: Ctx, lead: InboxLead): Promise<QueuedMail[]> {
  const company = await getCompany(ctx)
  return transaction(ctx, async tx => {
    const { rows } = await tx.sql.execute(sql`
      insert into bureau.promise_mails (lead)
      select id from ${inboxSource(ctx, lead.collection).table} where id = ${lead.id} and open_until is not null
      on conflict do nothing returning lead`)
    if (rows.length === 0) return []
    return queueMail(ctx, tx, [deadlineWarningMail({ lead, company, now: ctx.now(), site: env.SITE_URL })])
  })
}

type DeadlineWarning = {
  lead: InboxLead
  company: Company & { notifyEmail: string }
  now: Date
  site: string
}

function deadlineWarningMail({ lead, company, now, site }: DeadlineWarning): MailDraft {
  const { collection, id, name, email, number } = lead
  const respondBy = new Date(lead.respondBy)
  const left = timeLeft(respondBy, now)
  const slip = {
    company: company.name,
    heading: respondBy > now ? 'Een belofte loopt af' : 'Te laat met antwoorden',
    intro: `${name} wacht op antwoord: ${left}. Beloofd voor ${formatMoment(respondBy)}.`,
    number: formatReference(number),
    lines: leadLines(lead),
    closing: 'Bel of mail, en zet de lead daarna een stap verder.',
    button: { label: 'Open de lead', href: `${site}/admin/collections/${collection}/${id}` },
    footer: mailFooter(company),
  }
  return {
    template: 'promise-breaking',
    to: company.notifyEmail,
    replyTo: email || undefined,
    subject: `${name} wacht op antwoord, ${left} (${slip.number})`,
    html: slipHtml(slip),
    text: slipText(slip),
    about: { collection, id },
  }
}
