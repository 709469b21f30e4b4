import { orderInConsole } from '@/domain/hosting/consoleLink'
import { formatMoment } from '@/domain/time/zone'
import { env } from '../env'
import { orderLetter } from '../hosting/orderLetter'
import type { MailDraft } from '../mail/outbox'
import { wordsOf } from '../payments/noticeWords'
import type { InvoiceRecord } from './invoiceRecord'
import type { Agency } from './orderEndMails'

/** Tells staff that an order was paid by bank transfer, and until when its hosting is promised. */
export function transferMail(invoice: InvoiceRecord, promised: Date, agency: Agency): MailDraft {
  const { order, orderNumber, buyer } = invoice
  if (!order || !orderNumber) throw new Error(`invoice ${invoice.id} is of no order`)
  const { heading, intro, closing } = wordsOf({ kind: 'paid' })
  const paid = `Het geld van ${buyer.name} voor bestelling ${orderNumber} kwam per overboeking. ${intro}`
  const button = {
    label: 'Open de bestelling',
    href: `${env.SITE_URL}${orderInConsole({ id: order, number: orderNumber })}`,
  }
  return orderLetter(
    { order, email: agency.notifyEmail, name: 'collega', company: agency },
    {
      ...{ template: 'payment-paid', subject: `${heading} (${orderNumber})`, heading, button },
      paragraphs: [paid, `De hosting is beloofd voor ${formatMoment(promised)}. ${closing}`],
    },
  )
}
