import type { Company } from '@/domain/site/company'
import { signOff } from '../mail/closings'
import { type LetterMail, letterHtml, letterText } from '../mail/letterMail'
import { mailFooter } from '../mail/mailFooter'
import type { MailDraft } from '../mail/outbox'

/** To whom a letter about an order goes. */
type OrderReader = { order: string; email: string; name: string; company: Company }

type Words = Pick<LetterMail, 'heading' | 'paragraphs' | 'button'> & { template: string; subject: string }

/** A mail to the customer about an order that runs, or ran. */
export function orderLetter({ order, email, name, company }: OrderReader, words: Words): MailDraft {
  const { template, subject, ...rest } = words
  const mail: LetterMail = {
    ...rest,
    paragraphs: [`Beste ${name},`, ...rest.paragraphs, signOff(company)],
    company: company.name,
    footer: mailFooter(company),
  }
  return {
    ...{ template, subject, to: email, replyTo: company.email },
    about: { collection: 'hosting-orders', id: order },
    html: letterHtml(mail),
    text: letterText(mail),
  }
}
