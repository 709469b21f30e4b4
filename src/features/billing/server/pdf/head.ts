import { initialsOf } from '@/platform/text/initials'
import type { Party } from '../../model/invoice'
import type { InvoiceRecord } from '../invoiceRecord'
import { INK, PAPER, type Sheet } from './sheet'
import { documentKind } from './words'
import { decorate, rule, write } from './writing'

const HOLES = 22

/** The edge that was torn off, the mark and the name, and what this paper is. Answers where it ends. */
export function writeHead(sheet: Sheet, invoice: InvoiceRecord, seller: Party): number {
  tornEdge(sheet)
  brandMark(sheet, seller.name)
  write(sheet, 'P', seller.name, { x: PAPER.left + 36, y: 62, font: 'bold', size: 12 })
  const title = documentKind(invoice)
  const size = title.length > 14 ? 26 : 32
  write(sheet, 'H1', title, { y: 110 + (32 - size), width: 320, font: 'heading', size })
  const number = invoice.number ? `Nr. ${invoice.number}` : 'geen nummer'
  const red = { x: 340, font: 'bold', size: 14, color: INK.red, align: 'right' } as const
  write(sheet, 'P', number, { ...red, y: 126 })
  rule(sheet, 154, INK.ink, 1.5)
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

/** The name says the same aloud, so the mark need not. */
function brandMark(sheet: Sheet, name: string): void {
  decorate(sheet, doc => {
    doc.save().rotate(-4, { origin: [PAPER.left + 13, 69] })
    doc.roundedRect(PAPER.left, 56, 26, 26, 3).lineWidth(1.4).stroke(INK.red)
    doc.font('heading').fontSize(12).fillColor(INK.red)
    doc.text(initialsOf(name), PAPER.left, 62, { width: 26, align: 'center' })
    doc.restore()
  })
}
