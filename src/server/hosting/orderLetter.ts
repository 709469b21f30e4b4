import type { Company } from '@/domain/site/company'
import { signOff } from '../mail/closings'
import { type LetterWords, letterDraft } from '../mail/letterDraft'
import type { MailDraft } from '../mail/outbox'

/** To whom a letter about an order goes. */
type OrderReader = { order: string; email: string; name: string; company: Company }

/** A mail to the customer about an order that runs, or ran. */
export function orderLetter(
  { order, email, name, company }: OrderReader,
  { template, ...words }: LetterWords & { template: string },
): MailDraft {
  const head = { template, to: email, about: { collection: 'hosting-orders', id: order } }
  return letterDraft(company, head, {
    ...words,
    paragraphs: [`Beste ${name},`, ...words.paragraphs, signOff(company)],
  })
}
