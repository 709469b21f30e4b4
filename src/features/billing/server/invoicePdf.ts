import { countryLine } from '@/features/tax/model/countries'
import { taxNotes } from '@/features/tax/model/taxNotes'
import { formatAmount } from '@/platform/money/euro'
import { vatCell } from '@/platform/money/vatLabel'
import { type Fact, writeBox, writeColumns } from '@/platform/pdf/blocks'
import { writeHead } from '@/platform/pdf/head'
import {
  breakPageFor,
  decorate,
  drawRule,
  finishSheet,
  heightOf,
  INK,
  newSheet,
  PAPER,
  type Sheet,
  write,
} from '@/platform/pdf/sheet'
import { lineColumns, newTable, writeCells } from '@/platform/pdf/table'
import { writeTotals } from '@/platform/pdf/totals'
import { formatPlainDay } from '@/platform/time/day'
import { moneyStanding } from '../model/bookings'
import {
  type InvoiceLine,
  invoicePeriod,
  nameLines,
  type Party,
  periodText,
  readingOf,
  registered,
} from '../model/invoice'
import { invoicePaymentStatus, invoiceSeries, invoiceTitle } from '../model/invoiceStatus'
import { formatQuantity } from '../model/quantity'
import type { InvoiceRecord } from './invoiceRepository'

export type InvoiceFile = { filename: string; content: Buffer }

/** The same record gives the same bytes. */
export async function invoicePdf(invoice: InvoiceRecord): Promise<Buffer> {
  const seller = invoice.seller
  if (!seller) throw new Error(`invoice ${invoice.id} names no seller`)
  const made = new Date(`${invoice.issueDate ?? '2000-01-01'}T12:00:00Z`)
  const sheet = newSheet(documentTitle(invoice), seller.name, made)
  const number = invoice.number ? `Nr. ${invoice.number}` : 'geen nummer'
  let y = writeHead(sheet, { seller: seller.name, title: documentKind(invoice), number })
  y = writeParties(sheet, invoice, seller, y + 22)
  y = writeLines(sheet, invoice.lines, y + 26)
  const { buyer } = invoice
  const reading = readingOf(buyer)
  y = writeTotals(sheet, { totals: invoice, reading, country: countryLine(buyer.country) }, y + 14)
  for (const note of [...taxNotes(invoice.lines, { buyer, seller }), invoice.note ?? '']) {
    if (!note) continue
    y = breakPageFor(sheet, y + 20, heightOf(sheet, note, {}))
    y = write(sheet, 'P', note, { y })
  }
  writePayment(sheet, invoice, seller, y + 26)
  return finishSheet(
    sheet,
    `${documentTitle(invoice)} van ${seller.name}, ${seller.address}, ${seller.zipcode} ${seller.city}`,
  )
}

function writeParties(sheet: Sheet, invoice: InvoiceRecord, seller: Party, y: number): number {
  const { buyer } = invoice
  return writeColumns(
    sheet,
    { label: 'Aan', names: nameLines(buyer), small: registered(buyer) },
    { label: 'Van', names: nameLines(seller), small: [...registered(seller), seller.email] },
    documentFacts(invoice),
    y,
  )
}

const LINE_COLUMNS = lineColumns<InvoiceLine>({
  name: line => line.label,
  quantity: formatQuantity,
  price: line => formatAmount(line.unitPrice),
  vat: vatCell,
  amount: { head: 'Bedrag excl. btw', of: line => formatAmount(line.amount) },
})

function writeLines(sheet: Sheet, lines: InvoiceLine[], from: number): number {
  const table = newTable(sheet, LINE_COLUMNS, from)
  let y = table.end
  for (const line of lines) {
    const { end } = writeCells(sheet, table, { row: line, above: y })
    drawRule(sheet, end + 7)
    y = end + 7
  }
  return y
}

const STAMP = { width: 168, height: 50 }

function writePayment(sheet: Sheet, invoice: InvoiceRecord, seller: Party, from: number): void {
  const words = paymentText(invoice, seller.iban ?? '')
  if (words) writeBox(sheet, words, from)
  else writeStamp(sheet, formatPlainDay(invoice.paidOn ?? invoice.issueDate ?? ''), from)
}

function writeStamp(sheet: Sheet, day: string, from: number): void {
  const y = breakPageFor(sheet, from, STAMP.height + 20)
  const x = PAPER.right - STAMP.width - 10
  sheet.doc.save().rotate(-6, { origin: [x + STAMP.width / 2, y + STAMP.height / 2] })
  decorate(sheet, doc => doc.roundedRect(x, y, STAMP.width, STAMP.height, 5).lineWidth(2).stroke(INK.red))
  const middle = { x, width: STAMP.width, align: 'center', color: INK.red } as const
  write(sheet, 'P', 'BETAALD', { ...middle, y: y + 7, font: 'heading', size: 18 })
  write(sheet, 'P', `op ${day}`, { ...middle, y: y + 30, font: 'bold', size: 10 })
  sheet.doc.restore()
}

export function documentKind({ number, series }: Pick<InvoiceRecord, 'number' | 'series'>): string {
  const { label } = invoiceSeries(series)
  return number ? label : `Concept${label.toLowerCase()}`
}

export function documentTitle(invoice: InvoiceRecord): string {
  return [documentKind(invoice), invoice.number].filter(Boolean).join(' ')
}

export function documentFacts(invoice: InvoiceRecord): Fact[] {
  const { issueDate, dueDate, orderNumber, creditsNumber, series } = invoice
  const period = invoicePeriod(invoice)
  const issued = issueDate ? formatPlainDay(issueDate) : 'nog niet verstuurd'
  return [
    ['Factuurdatum', issued],
    ...fact('Vervaldatum', !invoiceSeries(series).isCredit && dueDate && formatPlainDay(dueDate)),
    period ? ['Periode', periodText(period).replace(' t/m ', ' t/m\n')] : ['Leverdatum', issued],
    ...fact('Bestelling', orderNumber),
    ...fact('Hoort bij factuur', creditsNumber),
  ]
}

function fact(label: string, answer: string | null | false): Fact[] {
  return answer ? [[label, answer]] : []
}

export function paymentText(invoice: InvoiceRecord, iban: string): { heading: string; text: string } | null {
  const { number, series, paymentStatus, dueDate, seller } = invoice
  if (!number)
    return {
      heading: invoiceTitle(invoice),
      text: 'Dit is nog geen factuur: hij heeft geen nummer en kan nog veranderen.',
    }
  const { isPaid } = invoicePaymentStatus(paymentStatus)
  const { due, isPartlyPaid } = moneyStanding(invoice)
  if (invoiceSeries(series).isCredit) return isPaid ? SET_OFF : refund(due)
  if (isPaid || !dueDate) return null
  const part = isPartlyPaid
    ? `Deels betaald: van ${formatAmount(invoice.incl)} is ${formatAmount(invoice.booked)} binnen. `
    : ''
  return {
    heading: `Te betalen: ${formatAmount(due)}, uiterlijk op ${formatPlainDay(dueDate)}`,
    text: `${part}Maak het over naar ${iban}, ten name van ${seller?.name}, onder vermelding van ${number}. Of betaal met iDEAL | Wero in je klantomgeving.`,
  }
}

/** Less than the credit where a part of it was set off. */
const refund = (due: number) => ({
  heading: `Je krijgt ${formatAmount(due)} terug`,
  text: 'We storten het op de rekening waarmee je betaald hebt. Je hoeft niets te doen.',
})

/** Against the invoice that it credits, or against the one that came in its place. */
const SET_OFF = {
  heading: 'Je hoeft niets te doen',
  text: 'Dit bedrag is verrekend met wat je nog moest betalen.',
}
