import { getCompany } from '@/features/company/server/public'
import type { Ctx } from '@/platform/ctx'
import type { Tx } from '@/platform/db/transaction'
import { mailFooter, signOff } from '@/platform/email/letterMail'
import { type QueuedMail, queueMail } from '@/platform/email/outbox'
import { type MailLine, slipHtml, slipText, sumLine } from '@/platform/email/slipMail'
import { pdfAttachment } from '@/platform/email/transport'
import { env } from '@/platform/env'
import { formatAmount } from '@/platform/money/euro'
import { moneyStanding } from '../../model/bookings'
import { invoicePeriod, periodText, readingOf } from '../../model/invoice'
import { listBookings } from '../bookings/bookingRepository'
import type { InvoiceRecord } from '../invoiceRepository'
import { paymentStatement, statementName } from './paymentStatement'

/** Cents with VAT. `setOffFrom` is the number of the invoice whose excess it was; without it the money just came in. */
type Received = { amount: number; setOffFrom?: string }

/** Confirms money for a final invoice. What an order begins with is confirmed by the invoice itself. */
export async function queuePaymentReceived(
  ctx: Ctx,
  tx: Tx,
  invoice: InvoiceRecord,
  received: Received,
): Promise<QueuedMail[]> {
  if (!invoice.buyer.email) return []
  const company = await getCompany(ctx, tx.req)
  const { due } = moneyStanding(invoice)
  const statement = await paymentStatement(invoice, await listBookings(tx.sql, invoice.id), ctx.now())
  const slip = {
    company: company.name,
    heading: due > 0 ? 'Een deel van je factuur is betaald' : 'Je factuur is betaald',
    intro: `Beste ${invoice.buyer.name},\n\n${introOf(invoice, received)}`,
    number: invoice.number ?? '',
    lines: linesOf(invoice, received),
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
    subject: received.setOffFrom
      ? `Verrekend met factuur ${invoice.number}`
      : `Betaling ontvangen voor factuur ${invoice.number}`,
    html: slipHtml(slip),
    text: slipText(slip),
    about: { collection: 'hosting-invoices', id: invoice.id } as const,
    attachments: [pdfAttachment(statementName(invoice.number ?? ''), statement)],
  }
  return queueMail(ctx, tx, [mail])
}

function introOf(invoice: InvoiceRecord, { amount, setOffFrom }: Received): string {
  const { due, excess } = moneyStanding(invoice)
  const period = invoicePeriod(invoice)
  const days = period ? ` (${periodText(period)})` : ''
  const received = setOffFrom
    ? `Met factuur ${invoice.number} hebben we de ${formatAmount(amount)} verrekend die je te veel betaalde voor factuur ${setOffFrom}.`
    : `Bedankt, ${formatAmount(amount)} is binnen voor factuur ${invoice.number}${days}.`
  if (due > 0)
    return `${received} Er staat nog ${formatAmount(due)} open. Dat betaal je met iDEAL | Wero in je klantomgeving. Overmaken kan ook: naar ${invoice.seller?.iban} onder vermelding van ${invoice.number}.`
  if (excess > 0)
    return `${received} De factuur is betaald, en er is ${formatAmount(excess)} te veel binnen. Dat storten we terug. Heb je liever dat we het van een volgende factuur afhalen? Antwoord dan op deze mail.`
  return `${received} De factuur is helemaal betaald. Je hoeft niets meer te doen. Het overzicht zit in de bijlage.`
}

/** What came before counts too, so that the lines add up to what is left. */
function linesOf(invoice: InvoiceRecord, { amount, setOffFrom }: Received): MailLine[] {
  const { buyer, excl, incl, booked } = invoice
  const { due, excess } = moneyStanding(invoice)
  const before = booked - amount
  const total = sumLine('Factuur, incl. btw', incl, 'due')
  return [
    ...(readingOf(buyer) === 'incl'
      ? [{ ...total, weight: 'total' as const }]
      : [sumLine('Factuur, excl. btw', excl, 'total'), total]),
    ...(before === 0 ? [] : [sumLine('Al eerder betaald of verrekend', before)]),
    sumLine(setOffFrom ? 'Nu verrekend' : 'Nu ontvangen', amount),
    excess > 0 ? sumLine('Te veel betaald', excess, 'due') : sumLine('Nog te betalen', due, 'due'),
  ]
}
