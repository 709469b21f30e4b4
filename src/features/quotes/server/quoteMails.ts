import type { Company } from '@/features/company/model/company'
import type { OwnCompany } from '@/features/company/server/public'
import { letterDraft, signOff } from '@/platform/email/letterMail'
import type { MailDraft } from '@/platform/email/outbox'
import { type Attachment, pdfAttachment } from '@/platform/email/transport'
import { onSite } from '@/platform/env'
import type { DeclineReason, Evidence, QuestionKind } from '../model/acceptance'
import { type Edition, quoteInOffice } from '../model/quote'

export const QUOTE_REMINDERS = ['quote-reminder', 'quote-expires'] as const

type Head = { company: Company; id: string; link: string }
const about = (id: string) => ({ collection: 'quotes', id })

export function quoteMail(
  edition: Edition,
  { company, id, link, pdf, terms }: Head & { pdf: Buffer; terms: Attachment[] },
): MailDraft {
  const draft = letterDraft(
    company,
    { template: 'quote', to: edition.prospect.email, about: about(id) },
    {
      subject: `Je offerte ${edition.number} van ${company.name}`,
      heading: 'Je offerte',
      paragraphs: [signOff(company)],
      button: { label: 'Bekijk je offerte', href: link },
      links: { other: link },
    },
  )
  return { ...draft, attachments: [pdfAttachment(`${edition.number}.pdf`, pdf), ...terms] }
}

export function confirmationMail(
  edition: Edition,
  evidence: Evidence,
  { company, id, link, pdf }: Head & { pdf: Buffer; passwordLink: string | null },
): MailDraft {
  const head = { template: 'quote-confirmation', to: evidence.customer.email, about: about(id) }
  const draft = letterDraft(company, head, {
    subject: `Opdrachtbevestiging ${edition.number}`,
    heading: 'Opdrachtbevestiging',
    paragraphs: [signOff(company)],
    button: { label: 'Bekijk', href: link },
    links: { other: link },
  })
  return { ...draft, attachments: [pdfAttachment('x.pdf', pdf)] }
}

type StaffNews =
  | { kind: 'accepted'; edition: Edition; evidence: Evidence }
  | { kind: 'declined'; edition: Edition; reason: DeclineReason; message: string }
  | { kind: 'asked'; edition: Edition; asks: QuestionKind; message: string; lines: string[]; respondBy: Date }

export function staffMail(news: StaffNews, { company, id }: { company: OwnCompany; id: string }): MailDraft {
  return letterDraft(
    company,
    { template: 'quote-staff', to: company.notifyEmail, about: about(id) },
    {
      subject: `Offerte ${news.edition.number}`,
      heading: news.kind,
      paragraphs: [onSite(quoteInOffice(id))],
    },
  )
}

export function reminderMail(
  edition: Edition,
  { company, id, link }: Head,
  kind: 'unanswered' | 'expires',
): MailDraft {
  const [unanswered, expires] = QUOTE_REMINDERS
  const template = kind === 'expires' ? expires : unanswered
  return letterDraft(
    company,
    { template, to: edition.prospect.email, about: about(id) },
    {
      subject: `Je offerte ${edition.number}`,
      heading: 'Je offerte',
      paragraphs: [signOff(company)],
      button: { label: 'Bekijk je offerte', href: link },
      links: { other: link },
    },
  )
}
