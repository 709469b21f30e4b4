import { getCompany } from '@/features/company/server/public'
import type { Ctx } from '@/platform/ctx'
import type { Tx } from '@/platform/db/transaction'
import { mailFooter, signOff } from '@/platform/email/letterMail'
import { type QueuedMail, queueMail } from '@/platform/email/outbox'
import { slipHtml, slipText } from '@/platform/email/slipMail'
import { pdfAttachment } from '@/platform/email/transport'
import { env } from '@/platform/env'
import { formatAmount } from '@/platform/money/euro'
import { moneyStanding } from '../../model/bookings'
import { invoiceSeries } from '../../model/invoiceStatus'
import { listBookings } from '../bookings/bookingRepository'
import type { InvoiceRecord } from '../invoiceRepository'
import { paymentStatement } from './paymentStatement'

/** Confirms money for a final invoice. What an order begins with is confirmed by the invoice itself. */
export async function queuePaymentReceived(
  ctx: Ctx,
  tx: Tx,
  invoice: InvoiceRecord,
  amount: number,
): Promise<QueuedMail[]> {
  if (invoiceSeries(invoice.series).isCredit || !invoice.buyer.email) return []
  const company = await getCompany(ctx, tx.req)
  const { due } = moneyStanding(invoice)
  const statement = await paymentStatement(invoice, await listBookings(tx.sql, invoice.id), ctx.now())
  const slip = {
    company: company.name,
    heading: due > 0 ? 'Een deel van je factuur is betaald' : 'Je factuur is betaald',
    intro: `Beste ${invoice.buyer.name},\n\n${introOf(invoice, amount)}`,
    number: invoice.number ?? '',
    lines: linesOf(invoice, amount),
    closing: `Klopt er iets niet? Bel ${company.phone} of antwoord op deze mail.\n\n${signOff(company)}`,
    button: {
      label: due > 0 ? 'Bekijk en betaal' : 'Bekijk je facturen',
      href: `${env.SITE_URL}/hosting-dashboard`,
    },
    footer: mailFooter(company),
  }
  const mail = {
    template: 'payment-received',
    to: invoice.buyer.email,
    replyTo: company.email,
    subject: `Betaling ontvangen voor factuur ${invoice.number}`,
    html: slipHtml(slip),
    text: slipText(slip),
    about: { collection: 'hosting-invoices', id: invoice.id } as const,
    attachments: [pdfAttachment(`Betaaloverzicht ${invoice.number}.pdf`, statement)],
  }
  return queueMail(ctx, tx, [mail])
}

function introOf(invoice: InvoiceRecord, amount: number): string {
  const { due, excess } = moneyStanding(invoice)
  const received = `Bedankt, ${formatAmount(amount)} is binnen voor factuur ${invoice.number}.`
  if (due > 0)
    return `${received} Er staat nog ${formatAmount(due)} open. Dat betaal je met iDEAL | Wero in je klantomgeving, of naar ${invoice.seller?.iban} onder vermelding van ${invoice.number}.`
  if (excess > 0)
    return `${received} Dat is ${formatAmount(excess)} te veel. We betalen het terug, of verrekenen het als je dat liever hebt.`
  return `${received} De factuur is helemaal betaald. Je hoeft niets meer te doen. Het overzicht zit in de bijlage.`
}

function linesOf(invoice: InvoiceRecord, amount: number) {
  const { due, excess } = moneyStanding(invoice)
  return [
    { label: '', answer: 'Factuur, incl. btw', amount: formatAmount(invoice.incl) },
    { label: '', answer: 'Nu ontvangen', amount: formatAmount(amount) },
    { label: '', answer: 'Nog open', amount: formatAmount(due) },
    ...(excess > 0 ? [{ label: '', answer: 'Te veel betaald', amount: formatAmount(excess) }] : []),
  ]
}
