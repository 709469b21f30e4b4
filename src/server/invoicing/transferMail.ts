import { orderInConsole } from '@/domain/hosting/consoleLink'
import type { OwnCompany } from '../content/getCompany'
import { env } from '../env'
import { orderLetter } from '../hosting/orderLetter'
import type { MailDraft } from '../mail/outbox'
import { runsNow, wordsOf } from '../payments/noticeWords'
import type { PaidOrder } from '../payments/startOrder'

/** Tells staff that an order was paid by bank transfer, and until when its hosting is promised. */
export function transferMail(order: PaidOrder, promised: Date, agency: OwnCompany): MailDraft {
  const { heading, intro, closing } = wordsOf({ kind: 'paid' })
  const paid = `Het geld van ${order.buyer.name} voor bestelling ${order.number} kwam per overboeking. ${intro}`
  return orderLetter(
    { order: order.id, email: agency.notifyEmail, name: 'collega', company: agency },
    {
      ...{ template: 'payment-paid', subject: `${heading} (${order.number})`, heading },
      button: { label: 'Open de bestelling', href: `${env.SITE_URL}${orderInConsole(order)}` },
      paragraphs: [paid, `${runsNow(order.status, promised)} ${closing}`],
    },
  )
}
