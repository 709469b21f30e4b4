import type { Company } from '@/features/company/model/company'
import { type LetterMail, letterHtml, letterText } from './letterMail'
import { mailFooter } from './mailFooter'
import type { MailDraft } from './outbox'

/** What a letter says. */
export type LetterWords = Pick<LetterMail, 'heading' | 'paragraphs' | 'button' | 'leave'> &
  Pick<MailDraft, 'subject' | 'links'>

type Head = Pick<MailDraft, 'template' | 'to' | 'about' | 'unsubscribe'>

/** A letter of the agency, which is answered to the agency. */
export function letterDraft(company: Company, head: Head, words: LetterWords): MailDraft {
  const { subject, links, ...body } = words
  const mail: LetterMail = { ...body, company: company.name, footer: mailFooter(company) }
  return { ...head, subject, links, replyTo: company.email, html: letterHtml(mail), text: letterText(mail) }
}
