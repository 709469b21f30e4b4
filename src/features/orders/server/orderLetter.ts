import type { Company } from '@/features/company/model/company'
import { type LetterWords, letterDraft, signOff } from '@/platform/email/letterMail'
import type { MailDraft } from '@/platform/email/outbox'
import type { Order } from './orderRow'

type OrderReader = { order: string; email: string; name: string; company: Company }

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

export const nameOf = ({ number, domainName }: Order) => (domainName ? `${number} (${domainName})` : number)
