import { sql } from '@payloadcms/db-postgres/drizzle'
import { getClaims } from '@/features/catalogue/server/public'
import type { Company } from '@/features/company/model/company'
import { respondBy } from '@/features/company/model/openingTime'
import { getCompany } from '@/features/company/server/public'
import { formatReference, INITIAL_STATUS } from '@/features/leads/model/lead'
import { type InboxSource, type SaveResult, saveSubmission } from '@/features/leads/server/public'
import type { Ctx } from '@/platform/ctx'
import { mailFooter, promiseAndSignOff } from '@/platform/email/letterMail'
import { type MailDraft, sendNow, wasSent } from '@/platform/email/outbox'
import { type SlipMail, slipHtml, slipText } from '@/platform/email/slipMail'
import { env } from '@/platform/env'
import { VAT_LABELS } from '@/platform/money/readings'
import { formatMoment } from '@/platform/time/zone'
import type { Draft } from '../model/draft'
import { type ConfiguratorSubmission, type SubmitResult, submissionSchema } from '../model/draftSchema'
import { choicesExist, indicationText, type PriceIndication, priceIndication } from '../model/priceIndication'
import { choiceLines, requesterLines, type SlipLine, slipLines } from '../model/slip'
import { getConfigurator } from './getConfigurator'

export async function submitConfigurator(ctx: Ctx, input: unknown): Promise<SubmitResult> {
  const parsed = submissionSchema.safeParse(input)
  if (!parsed.success) return { kind: 'invalid' }
  const saved = await saveOrFail(ctx, parsed.data)
  if (!('id' in saved)) return saved
  const mailed =
    saved.kind === 'saved'
      ? await sendNow(ctx, saved.mails)
      : await wasSent(ctx, saved.id, CONFIGURATOR_CONFIRMATION)
  return { kind: mailed ? 'sent' : 'savedWithoutMail', reference: formatReference(saved.number) }
}

/** The specification has words of its own for a request that could not be saved. */
async function saveOrFail(
  ctx: Ctx,
  submission: ConfiguratorSubmission,
): Promise<SaveResult | { kind: 'notSaved' | 'outdated' }> {
  try {
    return await saveRequest(ctx, submission)
  } catch (err) {
    ctx.payload.logger.error({ err, msg: 'a configurator request was not saved' })
    return { kind: 'notSaved' }
  }
}

async function saveRequest(
  ctx: Ctx,
  { draft, gate }: ConfiguratorSubmission,
): Promise<SaveResult | { kind: 'outdated' }> {
  const [options, company, { responseTime }] = await Promise.all([
    getConfigurator(ctx),
    getCompany(ctx),
    getClaims(ctx),
  ])
  if (!choicesExist(draft, options)) return { kind: 'outdated' }
  const promised = respondBy(ctx.now(), company.openingHours)
  const lines = slipLines(draft, options)
  const indication = priceIndication(draft, options)
  return saveSubmission(ctx, {
    collection: 'configurator-requests',
    gate,
    email: draft.contactInfo.email,
    content: draft,
    row: {
      ...requestRow(draft, indication),
      answers: lines,
      respondBy: promised.toISOString(),
      openUntil: promised.toISOString(),
    },
    mails: saved =>
      configuratorMails(
        { draft, lines, indication, company, respondBy: promised, responseTime, site: env.SITE_URL },
        saved,
      ),
  })
}

function requestRow(draft: Draft, indication: PriceIndication) {
  const { businessInfo, contactInfo } = draft
  return {
    name: contactInfo.name,
    email: contactInfo.email,
    phone: contactInfo.phone || null,
    preferredContact: contactInfo.preferredContact,
    company: businessInfo.companyName,
    industry: businessInfo.industry,
    description: businessInfo.description || null,
    websiteType: draft.websiteType,
    services: draft.services,
    timeline: draft.timeline,
    features: draft.features,
    source: 'configurator',
    status: INITIAL_STATUS,
    priceOnce: indication.once.excl.from,
    priceMonthly: indication.monthly.excl.from,
    priceText: indicationText(indication, 'excl'),
  }
}

const CONFIGURATOR_CONFIRMATION = 'configurator-confirmation'

type ConfiguratorMail = {
  draft: Draft
  lines: SlipLine[]
  indication: PriceIndication
  company: Company & { notifyEmail: string }
  respondBy: Date
  responseTime: string
  site: string
}

function configuratorMails(request: ConfiguratorMail, saved: { id: string; number: number }): MailDraft[] {
  const about = { collection: 'configurator-requests', id: saved.id }
  const number = formatReference(saved.number)
  return [
    { ...confirmation(request, number), template: CONFIGURATOR_CONFIRMATION, about },
    { ...notification(request, saved.id, number), template: 'configurator-notification', about },
  ]
}

function confirmation({ draft, company, ...request }: ConfiguratorMail, number: string) {
  const mail: SlipMail = {
    ...slipParts({ draft, company, ...request }, number),
    heading: 'Je werkbon is binnen',
    intro: `Beste ${draft.contactInfo.name},\n\nBedankt voor je aanvraag. Dit heb je samengesteld:`,
    closing: promiseAndSignOff(
      `We nemen ${request.responseTime} contact met je op met een persoonlijke offerte. De bedragen zijn een indicatie; in de offerte staat wat het precies kost.`,
      company,
    ),
  }
  return {
    to: draft.contactInfo.email,
    replyTo: company.email,
    subject: `Je aanvraag ${number} bij ${company.name}`,
    ...mailBody(mail),
  }
}

function notification({ draft, company, ...request }: ConfiguratorMail, id: string, number: string) {
  const lines = [
    ...requesterLines({ ...draft.businessInfo, ...draft.contactInfo }),
    ...choiceLines(request.lines),
  ]
  const mail: SlipMail = {
    ...slipParts({ ...request, draft, company, lines }, number),
    heading: 'Nieuwe aanvraag',
    intro: `${draft.contactInfo.name} heeft een website samengesteld. Antwoord beloofd voor ${formatMoment(request.respondBy)}.`,
    closing: 'Bel of mail, en zet de aanvraag daarna een stap verder.',
    button: {
      label: 'Open de aanvraag',
      href: `${request.site}/admin/collections/configurator-requests/${id}`,
    },
  }
  return {
    to: company.notifyEmail,
    replyTo: draft.contactInfo.email,
    subject: `Aanvraag ${number}: ${draft.businessInfo.companyName}`,
    ...mailBody(mail),
  }
}

function slipParts({ lines, indication, company }: ConfiguratorMail, number: string) {
  return {
    company: company.name,
    number,
    lines: lines.filter(line => line.answer),
    total: `${indicationText(indication, 'excl')} (${VAT_LABELS.incl}: ${indicationText(indication, 'incl')})`,
    footer: mailFooter(company),
  }
}

function mailBody(mail: SlipMail) {
  return { html: slipHtml(mail), text: slipText(mail) }
}

/** Configurator requests in the list of leads. Their service is the first answer of the slip. */
export const configuratorInboxSource: InboxSource = {
  collection: 'configurator-requests',
  table: sql`configurator_requests`,
  kind: sql`'configurator'`,
  columns: sql`nullif(answers -> 0 ->> 'answer', '') as service, description as message,
    null as subject, null::timestamptz as appointment_at`,
}
