import { formatAmount } from '@/platform/money/euro'
import { VAT_RATE } from '@/platform/money/vat'
import type { InvoiceLine } from '../../model/invoice'
import { INK, PAPER, type Sheet } from './sheet'
import { heightOf, roomFor, rule, write } from './writing'

type Column = { head: string; x: number; width: number; align?: 'right'; of: (line: InvoiceLine) => string }

const COLUMNS: Column[] = [
  { head: 'Omschrijving', x: PAPER.left, width: 236, of: line => line.label },
  { head: 'Aantal', x: 296, width: 38, align: 'right', of: line => String(line.quantity) },
  { head: 'Prijs excl. btw', x: 340, width: 78, align: 'right', of: line => formatAmount(line.unitPrice) },
  { head: 'Btw', x: 424, width: 30, align: 'right', of: () => `${VAT_RATE}%` },
  {
    head: 'Bedrag excl. btw',
    x: 458,
    width: PAPER.right - 458,
    align: 'right',
    of: line => formatAmount(line.amount),
  },
]

/** What was delivered, line by line, each with its rule. Answers where the table ends. */
export function writeLines(sheet: Sheet, lines: InvoiceLine[], from: number): number {
  const table = sheet.doc.struct('Table')
  sheet.root.add(table)
  const head = tableRow(sheet, table)
  for (const { head: text, ...place } of COLUMNS)
    write(sheet, 'TH', text, { ...place, y: from, size: 8, color: INK.soft }, head)
  let y = from + 13
  rule(sheet, y)
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
  const y = roomFor(sheet, above + 7, height + 8)
  const cells = tableRow(sheet, table)
  for (const { of, ...place } of COLUMNS) {
    const font = place.align ? 'text' : 'bold'
    write(sheet, 'TD', of(line), { ...place, y, font, color: INK.blue }, cells)
  }
  rule(sheet, y + height + 7)
  return y + height + 7
}

function tableRow({ doc }: Sheet, table: PDFKit.PDFStructureElement): PDFKit.PDFStructureElement {
  const cells = doc.struct('TR')
  table.add(cells)
  return cells
}
