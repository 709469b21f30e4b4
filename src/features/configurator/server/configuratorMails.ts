import type { Company } from '@/features/company/model/company'
import { formatReference } from '@/features/leads/model/lead'
import { mailFooter, promiseAndSignOff } from '@/platform/email/mailFooter'
import type { MailDraft } from '@/platform/email/outbox'
import { type SlipMail, slipHtml, slipText } from '@/platform/email/slipMail'
import { formatMoment } from '@/platform/time/zone'
import type { Draft } from '../model/draft'
import { indicationText, type PriceIndication } from '../model/priceIndication'
import { choiceLines, requesterLines, type SlipLine } from '../model/slip'

export const CONFIGURATOR_CONFIRMATION = 'configurator-confirmation'

type ConfiguratorMail = {
  draft: Draft
  lines: SlipLine[]
  indication: PriceIndication
  company: Company & { notifyEmail: string }
  respondBy: Date
  responseTime: string
  site: string
}

/** The visitor's confirmation first, then the notification to staff. */
export function configuratorMails(
  request: ConfiguratorMail,
  saved: { id: string; number: number },
): MailDraft[] {
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
    total: indicationText(indication),
    footer: mailFooter(company),
  }
}

function mailBody(mail: SlipMail) {
  return { html: slipHtml(mail), text: slipText(mail) }
}
