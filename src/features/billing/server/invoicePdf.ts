import { countryLine } from '@/features/tax/model/countries'
import { taxNotes } from '@/features/tax/model/taxNotes'
import { formatAmount } from '@/platform/money/euro'
import { formatRate, vatLabel } from '@/platform/money/vatLabel'
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
import { initialsOf } from '@/platform/text/format'
import { formatPlainDay } from '@/platform/time/day'
import { moneyStanding } from '../model/bookings'
import { deliveryPeriod, type InvoiceLine, type Party, readingOf } from '../model/invoice'
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
  y = writeTotals(sheet, invoice, y + 14)
  for (const note of [...taxNotes(invoice.lines, { buyer: invoice.buyer, seller }), invoice.note ?? '']) {
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

const HOLES = 22

type Head = { seller: string; title: string; number: string }

/** The same on every paper of an invoice. Returns where it ends. */
export function writeHead(sheet: Sheet, { seller, title, number }: Head): number {
  tornEdge(sheet)
  brandMark(sheet, seller)
  write(sheet, 'P', seller, { x: PAPER.left + 36, y: 62, font: 'bold', size: 12 })
  const size = title.length > 14 ? 26 : 32
  write(sheet, 'H1', title, { y: 110 + (32 - size), width: 320, font: 'heading', size })
  const red = { x: 340, font: 'bold', size: 14, color: INK.red, align: 'right' } as const
  write(sheet, 'P', number, { ...red, y: 126 })
  drawRule(sheet, 154, INK.ink, 1.5)
  return 154
}

function tornEdge(sheet: Sheet): void {
  const step = (PAPER.right - PAPER.left) / (HOLES - 1)
  decorate(sheet, doc => {
    for (let hole = 0; hole < HOLES; hole++) doc.circle(PAPER.left + hole * step, 30, 3)
    doc.fill(INK.rule)
    doc.moveTo(PAPER.left, 44).lineTo(PAPER.right, 44).lineWidth(0.7).dash(3, { space: 3 }).stroke(INK.rule)
    doc.undash()
  })
}

function brandMark(sheet: Sheet, name: string): void {
  decorate(sheet, doc => {
    doc.save().rotate(-4, { origin: [PAPER.left + 13, 69] })
    doc.roundedRect(PAPER.left, 56, 26, 26, 3).lineWidth(1.4).stroke(INK.red)
    doc.font('heading').fontSize(12).fillColor(INK.red)
    doc.text(initialsOf(name), PAPER.left, 62, { width: 26, align: 'center' })
    doc.restore()
  })
}

const COLUMN_GAP = 18
const COLUMN_WIDTH = (PAPER.right - PAPER.left - 2 * COLUMN_GAP) / 3
const column = (n: number) => ({ x: PAPER.left + n * (COLUMN_WIDTH + COLUMN_GAP), width: COLUMN_WIDTH })

function writeParties(sheet: Sheet, invoice: InvoiceRecord, seller: Party, y: number): number {
  const { buyer } = invoice
  const to = block(sheet, 0, y, 'Aan', nameLines(buyer), registered(buyer))
  const from = block(sheet, 1, y, 'Van', nameLines(seller), [...registered(seller), seller.email])
  let facts = y
  for (const [label, answer] of documentFacts(invoice)) {
    write(sheet, 'P', label, { ...column(2), y: facts, size: 8, color: INK.soft })
    facts = write(sheet, 'P', answer, { ...column(2), y: facts + 11, font: 'bold' }) + 5
  }
  return Math.max(to, from, facts)
}

function block(sheet: Sheet, n: number, y: number, label: string, names: string[], rest: string[]): number {
  const [first = '', ...others] = names
  let end = write(sheet, 'H2', label, { ...column(n), y, size: 8, color: INK.soft })
  end = write(sheet, 'P', first, { ...column(n), y: end + 2, font: 'bold' })
  end = write(sheet, 'P', others.join('\n'), { ...column(n), y: end })
  const small = rest.filter(Boolean).join('\n')
  return small ? write(sheet, 'P', small, { ...column(n), y: end + 5, size: 8, color: INK.soft }) : end
}

function nameLines({ name, company, address, zipcode, city, country }: Party): string[] {
  const names = company && company !== name ? [company, `t.a.v. ${name}`] : [name]
  return [...names, address, `${zipcode} ${city}`.trim(), countryLine(country)].filter(Boolean)
}

function registered({ kvk, vatId, iban }: Party): string[] {
  return [kvk && `KVK ${kvk}`, vatId && `Btw-nummer ${vatId}`, iban ? `IBAN ${iban}` : ''].filter(Boolean)
}

type Column = { head: string; x: number; width: number; align?: 'right'; of: (line: InvoiceLine) => string }

const COLUMNS: Column[] = [
  { head: 'Omschrijving', x: PAPER.left, width: 206, of: line => line.label },
  { head: 'Aantal', x: 262, width: 60, align: 'right', of: formatQuantity },
  { head: 'Prijs excl. btw', x: 328, width: 74, align: 'right', of: line => formatAmount(line.unitPrice) },
  { head: 'Btw', x: 408, width: 44, align: 'right', of: lineVat },
  {
    head: 'Bedrag excl. btw',
    x: 458,
    width: PAPER.right - 458,
    align: 'right',
    of: line => formatAmount(line.amount),
  },
]

function lineVat({ vatRate, tax }: InvoiceLine): string {
  if (tax?.regime === 'reverseCharge') return 'verlegd'
  return tax?.regime === 'outsideScope' ? 'geen' : formatRate(vatRate)
}

function writeLines(sheet: Sheet, lines: InvoiceLine[], from: number): number {
  const table = sheet.doc.struct('Table')
  sheet.root.add(table)
  const head = tableRow(sheet, table)
  for (const { head: text, ...place } of COLUMNS)
    write(sheet, 'TH', text, { ...place, y: from, size: 8, color: INK.soft }, head)
  let y = from + 13
  drawRule(sheet, y)
  for (const line of lines) y = writeLine(sheet, table, line, y)
  return y
}

function writeLine(
  sheet: Sheet,
  table: PDFKit.PDFStructureElement,
  line: InvoiceLine,
  above: number,
): number {
  const height = heightOf(sheet, line.label, { width: COLUMNS[0]?.width, font: 'bold' })
  const y = breakPageFor(sheet, above + 7, height + 8)
  const cells = tableRow(sheet, table)
  for (const { of, ...place } of COLUMNS) {
    const font = place.align ? 'text' : 'bold'
    write(sheet, 'TD', of(line), { ...place, y, font, color: INK.blue }, cells)
  }
  drawRule(sheet, y + height + 7)
  return y + height + 7
}

function tableRow({ doc }: Sheet, table: PDFKit.PDFStructureElement): PDFKit.PDFStructureElement {
  const cells = doc.struct('TR')
  table.add(cells)
  return cells
}

const TOTALS_LEFT = 296
const TOTAL_ROW = 17
const TOTALS_HEIGHT = 67
/** Of a business the amount without VAT leads, and what is to be paid follows it. */
const BUSINESS_HEIGHT = 66

function writeTotals(sheet: Sheet, invoice: InvoiceRecord, from: number): number {
  const { excl, incl, vatRates, buyer } = invoice
  const leadsExcl = readingOf(buyer) === 'excl'
  const height = (leadsExcl ? BUSINESS_HEIGHT : TOTALS_HEIGHT) + vatRates.length * TOTAL_ROW
  let y = breakPageFor(sheet, from, height)
  const end = y + height
  if (leadsExcl) y = leadingTotal(sheet, 'Totaal excl. btw', excl, y)
  else y = totalRow(sheet, 'Totaal excl. btw', formatAmount(excl), y)
  for (const each of vatRates) {
    const label = `${vatLabel(each, countryLine(buyer.country))} over ${formatAmount(each.excl)}`
    y = totalRow(sheet, label, formatAmount(each.vat), y)
  }
  drawRule(sheet, y + 3, INK.ink, 1.5, TOTALS_LEFT)
  if (leadsExcl) totalRow(sheet, 'Totaal incl. btw', formatAmount(incl), y + 10, 'bold')
  else leadingTotal(sheet, 'Totaal incl. btw', incl, y + 10)
  return end
}

function leadingTotal(sheet: Sheet, label: string, cents: number, y: number): number {
  write(sheet, 'P', label, { x: TOTALS_LEFT, y: y + 9, width: 100, font: 'bold' })
  const large = { x: TOTALS_LEFT + 90, font: 'heading', size: 22, align: 'right' } as const
  write(sheet, 'P', formatAmount(cents), { ...large, y })
  return y + 36
}

function totalRow(sheet: Sheet, label: string, amount: string, y: number, font?: 'bold'): number {
  const color = font ? INK.ink : INK.soft
  write(sheet, 'P', label, { x: TOTALS_LEFT, y, width: 150, font, color })
  const width = PAPER.right - TOTALS_LEFT - 150
  write(sheet, 'P', amount, { x: TOTALS_LEFT + 150, y, width, font, align: 'right' })
  return y + TOTAL_ROW
}

const STAMP = { width: 168, height: 50 }
const EDGE = 14

function writePayment(sheet: Sheet, invoice: InvoiceRecord, seller: Party, from: number): void {
  const words = paymentText(invoice, seller.iban ?? '')
  if (words) writeBox(sheet, words, from)
  else writeStamp(sheet, formatPlainDay(invoice.paidOn ?? invoice.issueDate ?? ''), from)
}

function writeBox(sheet: Sheet, words: { heading: string; text: string }, from: number): void {
  const text = { x: PAPER.left + EDGE, width: PAPER.right - PAPER.left - 2 * EDGE }
  const height = heightOf(sheet, words.text, text) + 2 * EDGE + 18
  const y = breakPageFor(sheet, from, height)
  decorate(sheet, doc => doc.rect(PAPER.left, y, PAPER.right - PAPER.left, height).fill(INK.yellow))
  write(sheet, 'H2', words.heading, { ...text, y: y + EDGE, font: 'bold', size: 12 })
  write(sheet, 'P', words.text, { ...text, y: y + EDGE + 18 })
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

export function documentFacts(invoice: InvoiceRecord): [label: string, answer: string][] {
  const { issueDate, dueDate, periodFrom, periodUntil, orderNumber, creditsNumber, series } = invoice
  const issued = issueDate ? formatPlainDay(issueDate) : 'nog niet verstuurd'
  return [
    ['Factuurdatum', issued],
    ...fact('Vervaldatum', !invoiceSeries(series).isCredit && dueDate && formatPlainDay(dueDate)),
    periodFrom && periodUntil ? ['Periode', periodText(periodFrom, periodUntil)] : ['Leverdatum', issued],
    ...fact('Bestelling', orderNumber),
    ...fact('Hoort bij factuur', creditsNumber),
  ]
}

function periodText(from: string, until: string): string {
  const { to } = deliveryPeriod({ from, until })
  return `${formatPlainDay(from)} t/m\n${formatPlainDay(to)}`
}

function fact(label: string, answer: string | null | false): [string, string][] {
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
