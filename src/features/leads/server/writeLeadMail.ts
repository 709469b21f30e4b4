import { getClaims } from '@/features/catalogue/server/public'
import { getCompany, type OwnCompany } from '@/features/company/server/public'
import { staffName } from '@/platform/access/actors'
import { asUser, requireOperator } from '@/platform/access/authority'
import { recordEvent } from '@/platform/audit/auditLog'
import type { Ctx } from '@/platform/ctx'
import { type Tx, transaction } from '@/platform/db/transaction'
import { letterDraft, signOff } from '@/platform/email/letterMail'
import { lockMail } from '@/platform/email/mailRepository'
import { type MailDraft, type QueuedMail, queueMail, sendNow, wasMailSent } from '@/platform/email/outbox'
import { fieldErrors } from '@/platform/forms/fields'
import { withinLimit } from '@/platform/limits/counters'
import type { InboxLead } from '../model/inbox'
import {
  filledLetter,
  filledTemplate,
  greetingFor,
  type LeadLetter,
  type LeadMailFrame,
  type LeadMailTemplate,
  leadMailSchema,
  type MailRefusal,
  mailRefusal,
  type PreviewLeadMailResult,
  placeholderValues,
  type SendLeadMailResult,
  type StartLeadMailResult,
} from '../model/leadMail'
import { findLead, lockLead } from './leadRepository'
import { recordContact } from './triage'

export const LEAD_LETTER = 'lead-letter'

type LeadKey = Pick<InboxLead, 'collection' | 'id'>

/** What staff begin with: the templates as they read for this lead. */
export async function startLeadMail(ctx: Ctx, key: LeadKey): Promise<StartLeadMailResult> {
  requireOperator(ctx)
  const found = await findMailed(ctx, key)
  if ('kind' in found) return found
  const { lead, company, values } = found
  const templates = await readTemplates(ctx)
  return {
    ...{ kind: 'ready', to: lead.email, frame: frameOf(ctx, lead, company) },
    templates: templates.map(each => filledTemplate(each, values)),
  }
}

async function readTemplates(ctx: Ctx): Promise<LeadMailTemplate[]> {
  const { templates } = await ctx.payload.findGlobal({
    ...{ slug: 'lead-mail-templates', depth: 0 },
    ...asUser(ctx),
  })
  return (templates ?? []).map(({ name, subject, text }) => ({ name, subject, text }))
}

type Mailed = { lead: InboxLead; company: OwnCompany; values: Record<string, string> }

async function findMailed(ctx: Ctx, key: LeadKey): Promise<Mailed | { kind: MailRefusal }> {
  const lead = await findLead(ctx, key)
  const refusal = lead ? mailRefusal(lead) : 'gone'
  if (!lead || refusal) return { kind: refusal ?? 'gone' }
  const [company, claims] = await Promise.all([getCompany(ctx), getClaims(ctx)])
  return { lead, company, values: placeholderValues(lead, staffName(ctx.user), claims) }
}

function frameOf(ctx: Ctx, { name }: InboxLead, company: OwnCompany): LeadMailFrame {
  const signer = [staffName(ctx.user), company.name].filter(Boolean).join('\n')
  return { greeting: greetingFor(name), closing: signOff({ city: company.city, name: signer }) }
}

type Draft = { lead: InboxLead; letter: LeadLetter; mail: MailDraft }

async function draftMail(
  ctx: Ctx,
  key: LeadKey,
  written: unknown,
): Promise<Draft | { kind: MailRefusal } | { kind: 'invalid'; errors: Record<string, string> }> {
  const parsed = leadMailSchema.safeParse(written)
  if (!parsed.success) return { kind: 'invalid', errors: fieldErrors(parsed.error.issues) }
  const found = await findMailed(ctx, key)
  if ('kind' in found) return found
  const { lead, company, values } = found
  const filled = filledLetter(parsed.data, values)
  if ('errors' in filled) return { kind: 'invalid', errors: filled.errors }
  const { letter } = filled
  return { lead, letter, mail: letterMail(lead, letter, { company, frame: frameOf(ctx, lead, company) }) }
}

function letterMail(
  { collection, id, email }: InboxLead,
  { subject, text }: LeadLetter,
  { company, frame }: { company: OwnCompany; frame: LeadMailFrame },
): MailDraft {
  return letterDraft(
    company,
    { template: LEAD_LETTER, to: email, about: { collection, id } },
    {
      ...{ subject, heading: subject, linksUrls: true },
      paragraphs: [frame.greeting, ...text.split(/\n{2,}/), frame.closing],
    },
  )
}

export async function previewLeadMail(
  ctx: Ctx,
  key: LeadKey,
  written: unknown,
): Promise<PreviewLeadMailResult> {
  requireOperator(ctx)
  const draft = await draftMail(ctx, key, written)
  return 'kind' in draft ? draft : { kind: 'shown', html: draft.mail.html }
}

/** The mail has its idempotency key as id: sent twice it goes once, and is answered alike. */
export async function sendLeadMail(
  ctx: Ctx,
  key: LeadKey,
  { idempotencyKey, written }: { idempotencyKey: string; written: unknown },
): Promise<SendLeadMailResult> {
  requireOperator(ctx)
  const draft = await draftMail(ctx, key, written)
  if ('kind' in draft) return draft
  if (!(await withinLimit(ctx, 'lead-mail', String(ctx.user?.id)))) return { kind: 'tooMany' }
  const saved = await transaction(ctx, tx => saveMail(ctx, tx, { ...draft, id: idempotencyKey }))
  if ('kind' in saved) return saved
  const { lead, mails } = saved
  const isSent = mails ? await sendNow(ctx, mails) : await wasMailSent(ctx, idempotencyKey)
  return { kind: isSent ? 'sent' : 'sentLater', lead }
}

type Saved = { lead: InboxLead; mails: QueuedMail[] | null }

async function saveMail(
  ctx: Ctx,
  tx: Tx,
  { id, lead: seen, letter, mail }: Draft & { id: string },
): Promise<Saved | { kind: MailRefusal | 'alreadySent' }> {
  const lead = await lockLead(ctx, tx, seen)
  const refusal = lead ? mailRefusal(lead) : 'gone'
  if (!lead || refusal) return { kind: refusal ?? 'gone' }
  const earlier = await lockMail(ctx, tx, id)
  if (earlier) {
    const isSame = earlier.aboutId === lead.id && earlier.text === mail.text
    return isSame ? { lead, mails: null } : { kind: 'alreadySent' }
  }
  const mails = await queueMail(ctx, tx, [{ ...mail, id }])
  const event = { code: 'lead.mailed', subject: letter.subject } as const
  await recordEvent(ctx, tx, { collection: lead.collection, id: lead.id }, event)
  await recordContact(ctx, tx, lead)
  const changed = await findLead(ctx, lead, tx)
  return { lead: changed ?? lead, mails }
}
