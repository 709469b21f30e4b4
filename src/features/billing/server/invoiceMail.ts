import type { Company } from '@/features/company/model/company'
import { getCompany } from '@/features/company/server/getCompany'
import { termsAttachment } from '@/features/orders/server/termsAttachment'
import type { Ctx } from '@/platform/ctx'
import { signOff } from '@/platform/email/closings'
import { mailFooter } from '@/platform/email/mailFooter'
import type { MailDraft } from '@/platform/email/outbox'
import { type MailLine, slipHtml, slipText } from '@/platform/email/slipMail'
import { totalLines } from '@/platform/email/totalLines'
import { env } from '@/platform/env'
import { formatAmount } from '@/platform/money/euro'
import { formatPlainDay } from '@/platform/time/day'
import type { InvoiceLine } from '../model/invoice'
import { isOpenInvoice } from '../model/status'
import type { InvoiceRecord } from './invoiceRecord'
import { documentKind, documentTitle } from './pdf/words'
import { pdfAttachment } from './pdfFile'

const INVOICE_MAIL = 'hosting-invoice'

/** The mail that brings an invoice to its customer, with its PDF and the terms. A credit comes without the terms. */
export async function invoiceMail(ctx: Ctx, invoice: InvoiceRecord, pdf: Buffer): Promise<MailDraft> {
  const company = await getCompany(ctx)
  const terms = invoice.series === 'INV' ? await termsAttachment(ctx, company.name, invoice.order) : []
  const mail = slip(invoice, company)
  return {
    template: INVOICE_MAIL,
    to: invoice.buyer.email,
    replyTo: company.email,
    subject: `${documentTitle(invoice)} van ${company.name}`,
    html: slipHtml(mail),
    text: slipText(mail),
    about: { collection: 'hosting-invoices', id: invoice.id },
    attachments: [pdfAttachment(`${invoice.number}.pdf`, pdf), ...terms],
  }
}

function slip(invoice: InvoiceRecord, company: Company) {
  const { buyer, number } = invoice
  return {
    company: company.name,
    heading: `Je ${documentKind(invoice).toLowerCase()}`,
    intro: `Beste ${buyer.name},\n\n${introOf(invoice)}`,
    number: number ?? '',
    lines: linesOf(invoice),
    closing: `${termsWords(invoice)}Klopt er iets niet? Bel ${company.phone} of antwoord op deze mail.\n\n${signOff(company)}`,
    button: {
      label: isOpenInvoice(invoice) ? 'Bekijk en betaal' : 'Bekijk je facturen',
      href: `${env.SITE_URL}/hosting-dashboard`,
    },
    footer: mailFooter(company),
  }
}

const termsWords = ({ series }: InvoiceRecord) =>
  series === 'INV' ? 'De algemene voorwaarden zitten ook in de bijlage. ' : ''

function introOf(invoice: InvoiceRecord): string {
  const { series, status, dueDate, creditsNumber, seller, number } = invoice
  if (series === 'CR') return `In de bijlage staat de creditfactuur bij factuur ${creditsNumber}.`
  if (status === 'credited')
    return 'De factuur zit in de bijlage. Hij is gecrediteerd: je hoeft hem niet te betalen.'
  if (!isOpenInvoice(invoice)) return 'Bedankt, je betaling is binnen. De factuur zit in de bijlage.'
  return `De factuur zit in de bijlage. Wil je hem uiterlijk op ${formatPlainDay(dueDate ?? '')} betalen? Dat kan met iDEAL | Wero in je klantomgeving, of naar ${seller?.iban} onder vermelding van ${number}.`
}

function linesOf(invoice: InvoiceRecord): MailLine[] {
  return [
    ...invoice.lines.map(line => ({ label: '', answer: nameOf(line), amount: formatAmount(line.amount) })),
    ...totalLines(invoice, 'Totaal incl. btw'),
  ]
}

function nameOf({ label, quantity }: InvoiceLine): string {
  return quantity === 1 ? label : `${quantity} × ${label}`
}
