import type { Company } from '@/features/company/model/company'
import type { MailDraft } from '@/platform/email/outbox'
import { env } from '@/platform/env'
import { nameOf, orderLetter } from './orderLetter'
import type { Order } from './orderRow'

export function changeLetter(order: Order, sentences: string[], company: Company): MailDraft {
  const { id, buyer, number } = order
  return orderLetter(
    { order: id, email: buyer.email, name: buyer.name, company },
    {
      template: 'hosting-order-changed',
      subject: `Je bestelling is gewijzigd: ${number}`,
      heading: 'Je bestelling is gewijzigd',
      paragraphs: [
        `We hebben bestelling ${nameOf(order)} voor je gewijzigd.`,
        ...sentences,
        `Klopt er iets niet? Bel ${company.phone} of antwoord op deze mail.`,
      ],
      button: {
        label: 'Bekijk je bestelling',
        href: `${env.SITE_URL}/hosting-dashboard/bestelling/${id}`,
      },
    },
  )
}
