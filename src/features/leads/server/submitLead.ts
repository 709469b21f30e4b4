import { createHash } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { getClaims } from '@/features/catalogue/server/public'
import { getCompany, listClosures } from '@/features/company/server/public'
import type { Ctx } from '@/platform/ctx'
import { type Tx, transaction } from '@/platform/db/transaction'
import { type MailDraft, type QueuedMail, queueMail, sendNow, wasSent } from '@/platform/email/outbox'
import { env } from '@/platform/env'
import { type FormGuard, fieldErrors, guardSigns } from '@/platform/forms/fields'
import type { ProofRequired } from '@/platform/forms/proofOfWork'
import { sourceSchema } from '@/platform/forms/sources'
import { type FormValues, readFormGuard } from '@/platform/http/formInput'
import { checkSubmissionLimits, SubmissionLimited } from '@/platform/limits/checkLimits'
import { judge, type Written } from '../model/doubt'
import { LEAD_FIELDS, LEAD_SCHEMAS, type LeadAnswers } from '../model/forms'
import type { InboxCollection } from '../model/inbox'
import { ADS_SERVICE, FORM_KINDS, type FormKind, INITIAL_STATUS, type LeadResult } from '../model/lead'
import { leadLines } from '../model/leadLines'
import { leadRespondBy } from '../model/responseDeadline'
import { type AgreedCallback, agreeCallback } from './callback'
import type { InboxSource } from './inboxSources'
import { acceptedLeadMails, LEAD_CONFIRMATION, leadMails } from './leadMails'
import { countRepetition, findLead, insertLead, type SavedLead } from './leadRepository'

export async function submitLead(ctx: Ctx, typed: FormValues): Promise<LeadResult> {
  const form = parseLeadForm(typed, ctx.now())
  if ('errors' in form) return { kind: 'invalid', errors: form.errors }
  const saved = await saveOrFail(ctx, form)
  if (saved === 'passed') return { kind: 'invalid', errors: { when: PASSED_MOMENT } }
  if (saved.kind === 'keyReused') return { kind: 'keyReused' }
  return 'id' in saved ? answerLead(ctx, saved, form.answers) : saved
}

/** Who left no email address waits for no mail. */
async function answerLead(ctx: Ctx, saved: Saved, { email }: LeadAnswers): Promise<LeadResult> {
  const answer = await answerSaved(ctx, saved, LEAD_CONFIRMATION)
  return answer.kind === 'savedWithoutMail' && !email ? { ...answer, kind: 'sent' } : answer
}

const PASSED_MOMENT = 'Op dat moment kunnen we niet bellen. Kies een ander.'

type LeadFormInput = { kind: FormKind; source: string; answers: LeadAnswers; gate: FormGuard }

function parseLeadForm(typed: FormValues, now: Date): LeadFormInput | { errors: Record<string, string> } {
  const kind = FORM_KINDS.find(each => each === typed.kind)
  const source = sourceSchema.safeParse(typed.source ?? '')
  if (!kind || !source.success) return { errors: {} }
  const asked = Object.fromEntries(LEAD_FIELDS[kind].map(name => [name, typed[name] ?? '']))
  const answers = LEAD_SCHEMAS[kind].safeParse(asked)
  if (!answers.success) return { errors: fieldErrors(answers.error.issues) }
  const gate = readFormGuard(typed, { kind, source: source.data, answers: answers.data }, now)
  return gate.success ? { kind, source: source.data, answers: answers.data, gate: gate.data } : { errors: {} }
}

async function saveOrFail(
  ctx: Ctx,
  form: LeadFormInput,
): Promise<SaveResult | 'passed' | { kind: 'notSaved' }> {
  try {
    const callback = form.kind === 'callback' ? await agreeCallback(ctx, form.answers.when ?? '') : undefined
    return callback === null ? 'passed' : await saveLead(ctx, form, callback)
  } catch (err) {
    ctx.payload.logger.error({ err, msg: 'a lead was not saved' })
    return { kind: 'notSaved' }
  }
}

async function saveLead(
  ctx: Ctx,
  form: LeadFormInput,
  callback: AgreedCallback | undefined,
): Promise<SaveResult> {
  const [company, { responseTime }, closures] = await Promise.all([
    getCompany(ctx),
    getClaims(ctx),
    listClosures(ctx),
  ])
  const { gate, ...asked } = form
  const { kind, source, answers } = asked
  const received = ctx.now()
  const respondBy =
    callback?.respondBy ?? leadRespondBy(kind, received, company.openingHours, closures.agency)
  const subject = callback?.when ?? answers.subject
  const lead = {
    ...{ ...asked, company, received, respondBy, responseTime, site: env.SITE_URL },
    answers: { ...answers, subject },
    mailedAt: received,
  }
  return saveSubmission(ctx, {
    collection: 'leads',
    gate,
    email: answers.email,
    phone: answers.phone,
    content: asked,
    written: {
      name: answers.name,
      lines: [answers.phone, answers.subject ?? ''],
      text: answers.message ?? '',
    },
    row: {
      kind,
      source: source || null,
      name: answers.name,
      email: answers.email,
      phone: answers.phone || null,
      service: kind === 'ads' ? ADS_SERVICE : answers.service || null,
      subject: subject || null,
      message: answers.message || null,
      status: INITIAL_STATUS,
      respondBy: respondBy.toISOString(),
      openUntil: respondBy.toISOString(),
    },
    mails: saved => leadMails(lead, saved),
  })
}

type Submission = {
  collection: InboxCollection
  gate: FormGuard
  email: string
  /** Counted where there is no email address. */
  phone?: string
  content: unknown
  written: Written
  row: Record<string, unknown>
  mails: (saved: SavedLead) => MailDraft[]
  /** What belongs to a new lead that nobody doubts. When it throws, nothing is saved. */
  alsoSave?: (tx: Tx, saved: SavedLead) => Promise<void>
}

type Saved = SavedLead & { kind: 'saved' | 'repeated'; mails: QueuedMail[] }

export type SaveResult =
  | Saved
  /** `first` is the reference of what came with this key before; null when that is deleted. */
  | { kind: 'keyReused'; first: string | null }
  | { kind: 'tooMany' }
  | ProofRequired

/** True also for a repeated submission, and for one that staff accepted meanwhile. */
export async function answerSaved(
  ctx: Ctx,
  saved: Saved,
  confirmation: string,
): Promise<{ kind: 'sent' | 'savedWithoutMail' | 'received'; reference: string }> {
  const { kind, id, reference, quarantined, mails } = saved
  if (quarantined) return { kind: 'received', reference }
  const mailed = kind === 'saved' ? await sendNow(ctx, mails) : await wasSent(ctx, id, confirmation)
  return { kind: mailed ? 'sent' : 'savedWithoutMail', reference }
}

/** Mail in the same transaction. What is doubtful gets no mail: nobody is flooded in the name of another. */
export async function saveSubmission(ctx: Ctx, submission: Submission): Promise<SaveResult> {
  try {
    return await transaction(ctx, tx => insertSubmission(ctx, tx, submission))
  } catch (error) {
    if (error instanceof SubmissionLimited) return error.answer
    throw error
  }
}

async function insertSubmission(
  ctx: Ctx,
  tx: Tx,
  { collection, gate, row, ...submission }: Submission,
): Promise<SaveResult> {
  const contentHash = createHash('sha256').update(JSON.stringify(submission.content)).digest('hex')
  const repeated = await countRepetition(ctx, tx, collection, submission)
  const { doubt, score, signs } = judge(guardSigns(gate), submission.written, repeated)
  const now = ctx.now().toISOString()
  const { saved, isNew } = await insertLead(ctx, tx, collection, {
    ...row,
    submissionKey: gate.submissionKey,
    contentHash,
    quarantined: doubt !== null,
    doubt,
    doubtScore: score,
    doubtSigns: signs,
    createdAt: now,
    updatedAt: now,
  })
  if (saved?.contentHash !== contentHash) return { kind: 'keyReused', first: saved?.reference ?? null }
  if (!isNew) return { kind: 'repeated', ...saved, mails: [] }
  if (!doubt) await submission.alsoSave?.(tx, saved)
  const drafts = doubt ? [] : submission.mails(saved)
  // Side by side: the counters have connections of their own, and past a limit the mail is rolled back too.
  const { email, phone } = submission
  const sent = { form: collection, email, phone, proof: gate.proof }
  const [stop, mails] = await Promise.all([checkSubmissionLimits(ctx, sent), queueMail(ctx, tx, drafts)])
  if (stop) throw new SubmissionLimited(stop)
  return { kind: 'saved', ...saved, mails }
}

export const leadsInboxSource: InboxSource = {
  collection: 'leads',
  table: sql`leads`,
  kind: sql`kind::text`,
  columns: sql`service, message, subject, appointment_at, appointment_state::text`,
  mails: acceptedLeadMails,
  slip: async (ctx, id) => {
    const lead = await findLead(ctx, { collection: 'leads', id })
    return lead && { lines: leadLines(lead), total: '' }
  },
}
