import type { OwnCompany } from '@/features/company/server/getCompany'
import { orderLetter } from '@/features/orders/server/orderLetter'
import type { PaidOrder } from '@/features/orders/server/startOrder'
import { orderInConsole } from '@/platform/console/consoleLink'
import type { MailDraft } from '@/platform/email/outbox'
import { env } from '@/platform/env'
import { orderStartedText, noticeText } from './payments/noticeWords'

/** Tells staff that an order was paid by bank transfer, and until when its hosting is promised. */
export function paidByTransferMail(order: PaidOrder, promised: Date, agency: OwnCompany): MailDraft {
  const { heading, intro, closing } = noticeText({ kind: 'paid' })
  const paid = `Het geld van ${order.buyer.name} voor bestelling ${order.number} kwam per overboeking. ${intro}`
  return orderLetter(
    { order: order.id, email: agency.notifyEmail, name: 'collega', company: agency },
    {
      ...{ template: 'payment-paid', subject: `${heading} (${order.number})`, heading },
      button: { label: 'Open de bestelling', href: `${env.SITE_URL}${orderInConsole(order)}` },
      paragraphs: [paid, `${orderStartedText(order.status, promised)} ${closing}`],
    },
  )
}
