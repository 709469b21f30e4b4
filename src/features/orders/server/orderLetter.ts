import type { Company } from '@/features/company/model/company'
import { signOff } from '@/platform/email/closings'
import { type LetterWords, letterDraft } from '@/platform/email/letterDraft'
import type { MailDraft } from '@/platform/email/outbox'

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
