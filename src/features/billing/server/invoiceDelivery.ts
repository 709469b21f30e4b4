import type { Company } from '@/features/company/model/company'
import { getCompany } from '@/features/company/server/public'
import { countryLine } from '@/features/tax/model/countries'
import { taxNotes } from '@/features/tax/model/taxNotes'
import { asUser } from '@/platform/access/authority'
import type { Ctx } from '@/platform/ctx'
import { database, transaction } from '@/platform/db/transaction'
import { mailFooter, signOff } from '@/platform/email/letterMail'
import { type MailDraft, queueMail, sendNow } from '@/platform/email/outbox'
import { type MailLine, slipHtml, slipText, totalLines } from '@/platform/email/slipMail'
import { pdfAttachment, xmlAttachment } from '@/platform/email/transport'
import { env } from '@/platform/env'
import { formatAmount } from '@/platform/money/euro'
import { amountReadings } from '@/platform/money/readings'
import { isRecordId } from '@/platform/text/recordId'
import { formatPlainDay } from '@/platform/time/day'
import { moneyStanding } from '../model/bookings'
import { lineName, readingOf } from '../model/invoice'
import { invoiceSeries, invoiceStatus, isOpenInvoice } from '../model/invoiceStatus'
import { eInvoiceFile } from './eInvoice'
import { findInvoiceFile, findInvoicesWithoutFile, insertInvoiceFile } from './finalInvoiceRepository'
import { invoiceOwner } from './invoiceOwner'
import { documentKind, documentTitle, type InvoiceFile, invoicePdf } from './invoicePdf'
import { type InvoiceRecord, readInvoice } from './invoiceRepository'

/** Idempotent. Call it after the commit that made the invoice final; the worker does it for whoever died before. */
export async function storeInvoicePdf(ctx: Ctx, id: string): Promise<void> {
  if (await findInvoiceFile(database(ctx).drizzle, id)) return
  const invoice = await readInvoice(database(ctx).drizzle, id)
  if (!invoice?.number) throw new Error(`invoice ${id} is not final`)
  const mails = await saveFileAndMail(ctx, invoice, await invoicePdf(invoice))
  if (mails.length > 0) await sendNow(ctx, mails)
}

/** The same for a verb whose own work is done: what fails here is logged, and the worker tries again. */
export async function tryStoreInvoicePdf(ctx: Ctx, id: string): Promise<void> {
  try {
    await storeInvoicePdf(ctx, id)
  } catch (err) {
    ctx.payload.logger.error({ err, msg: 'the PDF of an invoice was not stored', invoice: id })
  }
}

/** Whoever keeps the file first mails it. */
async function saveFileAndMail(ctx: Ctx, invoice: InvoiceRecord, content: Buffer) {
  const mail = await invoiceMail(ctx, invoice, content)
  return transaction(ctx, async tx => {
    const isFirst = await insertInvoiceFile(ctx, tx, invoice.id, content)
    return isFirst ? queueMail(ctx, tx, [mail]) : []
  })
}

export async function readInvoicePdf(ctx: Ctx, id: string): Promise<InvoiceFile | null> {
  const number = await readableNumber(ctx, id)
  if (!number) return null
  await storeInvoicePdf(ctx, id)
  const content = await findInvoiceFile(database(ctx).drizzle, id)
  return content && { filename: `${number}.pdf`, content }
}

/** Null as well for an invoice that has none, such as that of a private person. */
export async function readEInvoice(ctx: Ctx, id: string): Promise<InvoiceFile | null> {
  if (!(await readableNumber(ctx, id))) return null
  const invoice = await readInvoice(database(ctx).drizzle, id)
  return invoice && eInvoiceFile(invoice)
}

/** Null for a draft, and for whoever may not read the invoice. */
async function readableNumber(ctx: Ctx, id: string): Promise<string | null> {
  if (!isRecordId(id)) return null
  const where = { id: { equals: id } }
  const { docs } = await ctx.payload.find({
    collection: 'hosting-invoices',
    where,
    limit: 1,
    depth: 0,
    pagination: false,
    disableErrors: true,
    ...asUser(ctx),
  })
  return docs[0]?.number ?? null
}

const MAX_FILES_PER_RUN = 20

export async function storeMissingPdfs(ctx: Ctx): Promise<void> {
  const minuteAgo = new Date(ctx.now().getTime() - 60_000).toISOString()
  const ids = await findInvoicesWithoutFile(database(ctx).drizzle, minuteAgo, MAX_FILES_PER_RUN)
  for (const id of ids) await tryStoreInvoicePdf(ctx, id)
}

const INVOICE_MAIL = 'hosting-invoice'

export async function invoiceMail(ctx: Ctx, invoice: InvoiceRecord, pdf: Buffer): Promise<MailDraft> {
  const company = await getCompany(ctx)
  const { isCredit } = invoiceSeries(invoice.series)
  const terms = isCredit ? [] : await invoiceOwner(ctx).terms(ctx, company, invoice.order)
  const eInvoice = eInvoiceFile(invoice)
  const mail = slip(invoice, company, eInvoice !== null)
  return {
    template: INVOICE_MAIL,
    to: invoice.buyer.email,
    replyTo: company.email,
    subject: `${documentTitle(invoice)} van ${company.name}`,
    html: slipHtml(mail),
    text: slipText(mail),
    about: { collection: 'hosting-invoices', id: invoice.id },
    attachments: [
      pdfAttachment(`${invoice.number}.pdf`, pdf),
      ...(eInvoice ? [xmlAttachment(eInvoice.filename, eInvoice.content)] : []),
      ...terms,
    ],
  }
}

function slip(invoice: InvoiceRecord, company: Company, hasEInvoice: boolean) {
  const { buyer, number } = invoice
  return {
    company: company.name,
    heading: `Je ${documentKind(invoice).toLowerCase()}`,
    intro: `Beste ${buyer.name},\n\n${introOf(invoice)}`,
    number: number ?? '',
    lines: linesOf(invoice),
    closing: `${hasEInvoice ? E_INVOICE_WORDS : ''}${termsWords(invoice)}Klopt er iets niet? Bel ${company.phone} of antwoord op deze mail.\n\n${signOff(company)}`,
    button: {
      label: isOpenInvoice(invoice) ? 'Bekijk en betaal' : 'Bekijk je facturen',
      href: `${env.SITE_URL}/hosting-dashboard`,
    },
    footer: mailFooter(company),
  }
}

const E_INVOICE_WORDS = 'Het xml-bestand is dezelfde factuur voor je boekhoudprogramma (UBL). '

const termsWords = ({ series }: InvoiceRecord) =>
  invoiceSeries(series).isCredit ? '' : 'De algemene voorwaarden zitten ook in de bijlage. '

function introOf(invoice: InvoiceRecord): string {
  const { series, status, dueDate, creditsNumber, seller, number } = invoice
  if (invoiceSeries(series).isCredit)
    return `In de bijlage staat de creditfactuur bij factuur ${creditsNumber}. ${creditWords(invoice)}`
  if (invoiceStatus(status).isCredited)
    return 'De factuur zit in de bijlage. Hij is gecrediteerd: je hoeft hem niet te betalen.'
  const { due, isPartlyPaid } = moneyStanding(invoice)
  const part = isPartlyPaid
    ? `Er is al ${formatAmount(invoice.booked)} binnen, nog ${formatAmount(due)} te betalen. `
    : ''
  if (!isOpenInvoice(invoice)) return 'Bedankt, je betaling is binnen. De factuur zit in de bijlage.'
  return `De factuur zit in de bijlage. ${part}Wil je hem uiterlijk op ${formatPlainDay(dueDate ?? '')} betalen? Dat kan met iDEAL | Wero in je klantomgeving. Overmaken kan ook: naar ${seller?.iban} onder vermelding van ${number}.`
}

function creditWords(credit: InvoiceRecord): string {
  const { due } = moneyStanding(credit)
  return due > 0
    ? `Je krijgt ${formatAmount(due)} terug, op de rekening waarmee je betaald hebt. Je hoeft niets te doen.`
    : 'Het bedrag is verrekend met wat je nog moest betalen. Je hoeft niets te doen.'
}

function linesOf(invoice: InvoiceRecord): MailLine[] {
  const { buyer, lines } = invoice
  const reading = readingOf(buyer)
  const country = countryLine(buyer.country)
  return [
    ...lines.map(line => ({
      ...{ label: '', answer: lineName(line) },
      amount: amountReadings(line.amount, line.vatRate)[reading],
    })),
    ...totalLines(invoice, { label: 'Totaal incl. btw', reading, country }),
    ...taxNotes(lines, parties(invoice)).map(answer => ({ label: 'Btw', answer, amount: '' })),
  ]
}

const parties = ({ buyer, seller }: InvoiceRecord) => ({ buyer, seller: { vatId: seller?.vatId ?? '' } })
