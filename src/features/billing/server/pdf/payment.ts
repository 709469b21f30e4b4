import { formatPlainDay } from '@/platform/time/day'
import type { Party } from '../../model/invoice'
import type { InvoiceRecord } from '../invoiceRecord'
import { INK, PAPER, type Sheet } from './sheet'
import { paymentText } from './words'
import { decorate, heightOf, roomFor, write } from './writing'

const STAMP = { width: 168, height: 50 }
const EDGE = 14

/** What remains to be done, on the yellow copy; or the stamp of what is paid already. */
export function writePayment(sheet: Sheet, invoice: InvoiceRecord, seller: Party, from: number): void {
  const words = paymentText(invoice, seller.iban ?? '')
  if (words) writeBox(sheet, words, from)
  else writeStamp(sheet, formatPlainDay(invoice.paidOn ?? invoice.issueDate ?? ''), from)
}

function writeBox(sheet: Sheet, words: { heading: string; text: string }, from: number): void {
  const text = { x: PAPER.left + EDGE, width: PAPER.right - PAPER.left - 2 * EDGE }
  const height = heightOf(sheet, words.text, text) + 2 * EDGE + 18
  const y = roomFor(sheet, from, height)
  decorate(sheet, doc => doc.rect(PAPER.left, y, PAPER.right - PAPER.left, height).fill(INK.yellow))
  write(sheet, 'H2', words.heading, { ...text, y: y + EDGE, font: 'bold', size: 12 })
  write(sheet, 'P', words.text, { ...text, y: y + EDGE + 18 })
}

function writeStamp(sheet: Sheet, day: string, from: number): void {
  const y = roomFor(sheet, from, STAMP.height + 20)
  const x = PAPER.right - STAMP.width - 10
  sheet.doc.save().rotate(-6, { origin: [x + STAMP.width / 2, y + STAMP.height / 2] })
  decorate(sheet, doc => doc.roundedRect(x, y, STAMP.width, STAMP.height, 5).lineWidth(2).stroke(INK.red))
  const middle = { x, width: STAMP.width, align: 'center', color: INK.red } as const
  write(sheet, 'P', 'BETAALD', { ...middle, y: y + 7, font: 'heading', size: 18 })
  write(sheet, 'P', `op ${day}`, { ...middle, y: y + 30, font: 'bold', size: 10 })
  sheet.doc.restore()
}
