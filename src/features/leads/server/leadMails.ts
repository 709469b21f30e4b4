import { getClaims } from '@/features/catalogue/server/public'
import type { Company } from '@/features/company/model/company'
import { getCompany, listClosures } from '@/features/company/server/public'
import { requireOperator } from '@/platform/access/authority'
import type { Ctx } from '@/platform/ctx'
import { transaction } from '@/platform/db/transaction'
import { mailFooter, promiseAndSignOff } from '@/platform/email/letterMail'
import { markAsFailed } from '@/platform/email/mailRepository'
import { attemptMail, type MailDraft, queueMail } from '@/platform/email/outbox'
import { slipHtml, slipText } from '@/platform/email/slipMail'
import { env } from '@/platform/env'
import { sourceLabel } from '@/platform/forms/sources'
import { formatMoment } from '@/platform/time/zone'
import type { LeadAnswers } from '../model/forms'
import { ADS_RESPONSE_TIME, ADS_SERVICE, type FormKind, formatReference, kindLabel } from '../model/lead'
import { leadLines } from '../model/leadLines'
import { ADS_DEADLINE_TEXT, leadRespondBy } from '../model/responseDeadline'
import { findLead } from './leadRepository'

export const LEAD_CONFIRMATION = 'lead-confirmation'
export const LEAD_NOTIFICATION = 'lead-notification'

type LeadMail = {
  kind: FormKind
  answers: LeadAnswers
  source: string
  company: Company & { notifyEmail: string }
  respondBy: Date
  responseTime: string
  site: string
  received: Date
  /** Later than `received` when staff accepted what was doubtful. */
  mailedAt: Date
}

type SavedLead = { id: string; number: number; reference: string }

const SOON = 'We nemen zo snel mogelijk contact met je op.'

/** A promise that is over when it is read is none. */
const inTime = (promise: string, { respondBy, mailedAt }: LeadMail) => (respondBy > mailedAt ? promise : SOON)

const CONFIRMATION_TEXTS: Record<FormKind, { heading: string; promise: (lead: LeadMail) => string }> = {
  quote: {
    heading: 'Je aanvraag is binnen',
    promise: lead =>
      inTime(`We nemen ${lead.responseTime} contact met je op met een persoonlijke offerte.`, lead),
  },
  ads: {
    heading: 'Je aanvraag is binnen',
    promise: lead => inTime(`We nemen ${ADS_RESPONSE_TIME} contact met je op.`, lead),
  },
  contact: {
    heading: 'Je bericht is binnen',
    promise: lead => inTime(`Je hebt ${lead.responseTime} antwoord.`, lead),
  },
  callback: {
    heading: 'Je terugbelverzoek is binnen',
    promise: lead => `We bellen je op ${lead.answers.phone}.`,
  },
}

export function leadMails(lead: LeadMail, saved: SavedLead): MailDraft[] {
  const about = { collection: 'leads', id: saved.id }
  const forStaff = { ...notification(lead, saved), template: LEAD_NOTIFICATION, about }
  // The visitor's is the first: `sendNow` waits for that one.
  return lead.answers.email
    ? [{ ...confirmation(lead, saved), template: LEAD_CONFIRMATION, about }, forStaff]
    : [forStaff]
}

/** From the lead as it was saved. */
export async function acceptedLeadMails(ctx: Ctx, id: string): Promise<MailDraft[]> {
  const [lead, company, { responseTime }] = await Promise.all([
    findLead(ctx, { collection: 'leads', id }),
    getCompany(ctx),
    getClaims(ctx),
  ])
  // An appointment has mails of its own, and what is doubted took no moment.
  if (!lead || lead.kind === 'configurator' || lead.kind === 'appointment') return []
  const { kind, name, email, phone, service, subject, message, source } = lead
  const mails = leadMails(
    {
      ...{ kind, company, responseTime, site: env.SITE_URL, source: source ?? '', mailedAt: ctx.now() },
      answers: {
        ...{ name, email, phone: phone ?? '', service: service ?? '' },
        ...{ subject: subject ?? '', message: message ?? '' },
      },
      received: new Date(lead.createdAt),
      respondBy: new Date(lead.respondBy),
    },
    lead,
  )
  return mails.filter(({ to }) => to !== '')
}

function confirmation(lead: LeadMail, { reference }: SavedLead) {
  const { answers, company, kind } = lead
  const { heading, promise } = CONFIRMATION_TEXTS[kind]
  return {
    to: answers.email,
    replyTo: company.email,
    subject: `${heading}: ${reference} bij ${company.name}`,
    ...mailBody(lead, reference, {
      heading,
      intro: `Beste ${answers.name},\n\nBedankt. Dit hebben we van je ontvangen:`,
      closing: promiseAndSignOff(promise(lead), company),
    }),
  }
}

function notification(lead: LeadMail, { id, number, reference }: SavedLead) {
  const { answers, company, kind, source } = lead
  const urgent = kind === 'ads'
  const promised = kind === 'callback' ? 'Bel voor' : 'Antwoord beloofd voor'
  const what = `${kindLabel(kind)} via ${sourceLabel(source)}`
  return {
    to: company.notifyEmail,
    replyTo: answers.email || undefined,
    subject: `${urgent ? 'URGENT: ' : ''}${what}, ${answers.name} (${formatReference(number)})`,
    ...mailBody(lead, formatReference(number), {
      heading: urgent ? 'URGENT: nieuwe lead' : 'Nieuwe lead',
      intro: `${what}. ${urgent ? `${ADS_DEADLINE_TEXT}, uiterlijk` : promised} ${formatMoment(lead.respondBy)}.`,
      closing: `Bel of mail, en zet de aanvraag daarna een stap verder. De klant kent hem als ${reference}.`,
      button: { label: 'Open de lead', href: `${lead.site}/admin/collections/leads/${id}` },
    }),
  }
}

type MailText = {
  heading: string
  intro: string
  closing: string
  button?: { label: string; href: string }
}

function mailBody({ answers, company, kind }: LeadMail, number: string, words: MailText) {
  const service = kind === 'ads' ? ADS_SERVICE : answers.service
  const mail = {
    ...words,
    company: company.name,
    number,
    lines: leadLines({ ...answers, kind, service }),
    footer: mailFooter(company),
  }
  return { html: slipHtml(mail), text: slipText(mail) }
}

const SAMPLE_ANSWERS = {
  name: 'Tessa Voorbeeld (test)',
  email: 'tessa@testlead.example',
  phone: '06 00 00 00 00',
  message: 'Dit is een test. Er is geen aanvraag binnengekomen.',
}

/** Sent at once: a test that failed does not arrive an hour later. */
export async function sendTestMails(ctx: Ctx): Promise<{ kind: 'sent' | 'kept' | 'failed' }> {
  requireOperator(ctx)
  const drafts = await sampleMails(ctx)
  const mails = await transaction(ctx, tx => queueMail(ctx, tx, drafts))
  const states = await Promise.all(mails.map(mail => attemptMail(ctx, mail)))
  if (states.some(state => state === 'queued' || state === 'failed')) {
    await markAsFailed(ctx, mails)
    return { kind: 'failed' }
  }
  return { kind: states.includes('kept') ? 'kept' : 'sent' }
}

async function sampleMails(ctx: Ctx) {
  const [company, { responseTime }, closures] = await Promise.all([
    getCompany(ctx),
    getClaims(ctx),
    listClosures(ctx),
  ])
  const received = ctx.now()
  const lead = {
    ...({ kind: 'ads', answers: SAMPLE_ANSWERS, source: 'meta-ads' } as const),
    ...{ company, received, mailedAt: received, responseTime, site: env.SITE_URL },
    respondBy: leadRespondBy('ads', received, company.openingHours, closures.agency),
  }
  return leadMails(lead, { id: '', number: 0, reference: 'TEST' }).map(({ about, ...draft }) => ({
    ...draft,
    to: company.notifyEmail,
    subject: `TEST: ${draft.subject}`,
  }))
}
