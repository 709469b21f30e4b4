import * as z from 'zod/mini'
import { getClaims } from '@/features/catalogue/server/public'
import type { Company } from '@/features/company/model/company'
import { getCompany } from '@/features/company/server/public'
import { formatReference } from '@/features/leads/model/lead'
import { asSystem } from '@/platform/access/authority'
import type { Ctx } from '@/platform/ctx'
import { mailFooter, promiseAndSignOff } from '@/platform/email/letterMail'
import type { MailDraft } from '@/platform/email/outbox'
import { type SlipMail, slipHtml, slipText } from '@/platform/email/slipMail'
import { env } from '@/platform/env'
import { type Readings, VAT_LABELS } from '@/platform/money/readings'
import { formatMoment } from '@/platform/time/zone'
import { type AnswerLine, choiceLines, type Requester, requesterLines } from '../model/slip'

export const CONFIGURATOR_CONFIRMATION = 'configurator-confirmation'

type ConfiguratorMail = {
  requester: Requester
  lines: AnswerLine[]
  /** What the slip adds up to, in words. */
  total: Readings
  company: Company & { notifyEmail: string }
  respondBy: Date
  /** Later than the request when staff accepted what was doubtful. */
  mailedAt: Date
  responseTime: string
  site: string
  /** The reference of the request that this adds to. */
  addedTo: string | null
}

type SavedRequest = { id: string; number: number; reference: string }

export function configuratorMails(request: ConfiguratorMail, saved: SavedRequest): MailDraft[] {
  const about = { collection: 'configurator-requests', id: saved.id }
  return [
    { ...confirmation(request, saved), template: CONFIGURATOR_CONFIRMATION, about },
    { ...notification(request, saved), template: 'configurator-notification', about },
  ]
}

function confirmation(request: ConfiguratorMail, { reference }: SavedRequest) {
  const { requester, company, addedTo } = request
  const mail: SlipMail = {
    ...slipParts(request, reference),
    heading: addedTo ? 'Je aanvulling is binnen' : 'Je werkbon is binnen',
    intro: `Beste ${requester.name},\n\n${addedTo ? `Bedankt. Dit leggen we bij je aanvraag ${addedTo}:` : 'Bedankt voor je aanvraag. Dit heb je samengesteld:'}`,
    closing: promiseAndSignOff(
      `We nemen ${whenOf(request)} contact met je op met een persoonlijke offerte. De bedragen zijn een indicatie; in de offerte staat wat het precies kost.`,
      company,
    ),
  }
  return {
    to: requester.email,
    replyTo: company.email,
    subject: `Je ${addedTo ? 'aanvulling' : 'aanvraag'} ${reference} bij ${company.name}`,
    ...mailBody(mail),
  }
}

/** A promise that is over when it is read is none. */
const whenOf = ({ respondBy, mailedAt, responseTime }: ConfiguratorMail) =>
  respondBy > mailedAt ? responseTime : 'zo snel mogelijk'

function notification(request: ConfiguratorMail, { id, number, reference }: SavedRequest) {
  const { requester, company, addedTo } = request
  const lines = [...requesterLines(requester), ...choiceLines(request.lines)]
  const mail: SlipMail = {
    ...slipParts({ ...request, lines }, formatReference(number)),
    heading: addedTo ? `Aanvulling op aanvraag ${addedTo}` : 'Nieuwe aanvraag',
    intro: `${requester.name} heeft een website samengesteld. Antwoord beloofd voor ${formatMoment(request.respondBy)}.`,
    closing: `Bel of mail, en zet de aanvraag daarna een stap verder. De klant kent hem als ${reference}.`,
    button: {
      label: 'Open de aanvraag',
      href: `${request.site}/admin/collections/configurator-requests/${id}`,
    },
  }
  return {
    to: company.notifyEmail,
    replyTo: requester.email,
    subject: `${addedTo ? 'Aanvulling' : 'Aanvraag'} ${formatReference(number)}: ${requester.companyName}`,
    ...mailBody(mail),
  }
}

function slipParts({ lines, total, company }: ConfiguratorMail, number: string) {
  return {
    company: company.name,
    number,
    lines: lines.filter(line => line.answer),
    total: `${total.excl} (${VAT_LABELS.incl}: ${total.incl})`,
    footer: mailFooter(company),
  }
}

function mailBody(mail: SlipMail) {
  return { html: slipHtml(mail), text: slipText(mail) }
}

const slipLineSchema = z.object({
  ...{ step: z.number(), label: z.string(), answer: z.string(), amount: z.string() },
  amountIncl: z.optional(z.string()),
})

const text = z.pipe(
  z.nullish(z.string()),
  z.transform(value => value ?? ''),
)

const savedRequest = z.object({
  ...{ id: z.string(), number: z.number(), reference: z.string(), answers: z.array(slipLineSchema) },
  ...{ name: text, email: text, phone: text, preferredContact: text },
  ...{ company: text, industry: text, description: text, respondBy: z.coerce.date() },
  ...{ priceText: text, priceTextIncl: text },
  additionTo: z.nullish(z.object({ reference: z.string() })),
})

/** From the request as it was saved. */
export async function acceptedRequestMails(ctx: Ctx, id: string): Promise<MailDraft[]> {
  const [found, company, { responseTime }] = await Promise.all([
    ctx.payload.findByID({
      ...{ collection: 'configurator-requests', id, depth: 1, disableErrors: true },
      ...asSystem,
    }),
    getCompany(ctx),
    getClaims(ctx),
  ])
  if (!found) return []
  const { company: companyName, answers, respondBy, additionTo, ...request } = savedRequest.parse(found)
  const total = { excl: request.priceText, incl: request.priceTextIncl }
  return configuratorMails(
    {
      ...{ requester: { ...request, companyName }, lines: answers, total, respondBy },
      ...{ company, responseTime, mailedAt: ctx.now(), site: env.SITE_URL },
      addedTo: additionTo?.reference ?? null,
    },
    request,
  )
}
