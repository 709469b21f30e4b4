import { breakPageFor, drawRule, heightOf, INK, PAPER, type Sheet, write } from './sheet'

type Cell<Row> = (row: Row) => string
type Column<Row> = { head: string; x: number; width: number; align?: 'right'; of: Cell<Row> }

type LineCells<Row> = {
  name: Cell<Row>
  quantity: Cell<Row>
  price: Cell<Row>
  vat: Cell<Row>
  amount: { head: string; of: Cell<Row> }
}

/** Of a paper that names what is sold. */
export function lineColumns<Row>({ name, quantity, price, vat, amount }: LineCells<Row>): Column<Row>[] {
  return [
    { head: 'Omschrijving', x: PAPER.left, width: 206, of: name },
    { head: 'Aantal', x: 262, width: 60, align: 'right', of: quantity },
    { head: 'Prijs excl. btw', x: 328, width: 74, align: 'right', of: price },
    { head: 'Btw', x: 408, width: 44, align: 'right', of: vat },
    { ...amount, x: 458, width: PAPER.right - 458, align: 'right' },
  ]
}

export type Table<Row> = { element: PDFKit.PDFStructureElement; columns: Column<Row>[]; end: number }

export function newTable<Row>(sheet: Sheet, columns: Column<Row>[], from: number): Table<Row> {
  const element = sheet.doc.struct('Table')
  sheet.root.add(element)
  const head = tableRow(sheet, element)
  for (const { head: text, ...place } of columns)
    write(sheet, 'TH', text, { ...place, y: from, size: 8, color: INK.soft }, head)
  drawRule(sheet, from + 13)
  return { element, columns, end: from + 13 }
}

type Cells<Row> = {
  row: Row
  above: number
  color?: string
  /** What stands below it on the same page. */
  room?: number
}

/** `top` is where it begins, `end` where its first column ends: that may have several lines. */
export function writeCells<Row>(
  sheet: Sheet,
  { element, columns }: Table<Row>,
  { row, above, color = INK.blue, room = 0 }: Cells<Row>,
): { top: number; end: number } {
  const [first] = columns
  const height = first ? heightOf(sheet, first.of(row), { width: first.width, font: 'bold' }) : 0
  const top = breakPageFor(sheet, above + 7, height + 8 + room)
  const cells = tableRow(sheet, element)
  for (const { of, head: _head, ...place } of columns) {
    const font = place.align ? 'text' : 'bold'
    write(sheet, 'TD', of(row), { ...place, y: top, font, color }, cells)
  }
  return { top, end: top + height }
}

export function tableRow({ doc }: Sheet, table: PDFKit.PDFStructureElement): PDFKit.PDFStructureElement {
  const cells = doc.struct('TR')
  table.add(cells)
  return cells
}
