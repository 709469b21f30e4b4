import { formatQuantity } from '@/features/billing/model/quantity'
import { formatAmount } from '@/platform/money/euro'
import { VAT_LABELS, type VatReading } from '@/platform/money/readings'
import { vatCell } from '@/platform/money/vatLabel'
import {
  breakPageFor,
  decorate,
  drawRule,
  heightOf,
  INK,
  PAPER,
  type Sheet,
  write,
} from '@/platform/pdf/sheet'
import { lineColumns, newTable, type Table, tableRow, writeCells } from '@/platform/pdf/table'
import { lineAmountText, lineParts, type PricedItem, type PricedLine, perRhythm } from '../model/quoteLines'

export type LineMarks = {
  /** Null for a line without a choice. */
  tick: (line: PricedItem) => 'on' | 'off' | null
  note: (line: PricedItem) => string
  /** Above the answers of a group; empty for nothing. */
  question: (group: string) => string
}

type TableParts = LineMarks & { lines: readonly PricedLine[]; reading: VatReading }

/** What is sold, under its headings, with what may be chosen. Returns where it ends. */
export function writeQuoteLines(
  sheet: Sheet,
  { lines, reading, ...marks }: TableParts,
  from: number,
): number {
  const table = newTable(sheet, columnsFor(reading), from)
  let y = table.end
  for (const row of rowsOf(lines, marks))
    y = 'title' in row ? writeTitle(sheet, table, row, y) : writeItem(sheet, table, { line: row, marks }, y)
  return y
}

/** Prices are without VAT, as on the invoice; what a line comes to is as its reader reckons. */
const columnsFor = (reading: VatReading) =>
  lineColumns<PricedItem>({
    name: line => line.label,
    quantity: formatQuantity,
    price: line => formatAmount(line.unitPrice),
    vat: vatCell,
    amount: {
      head: `Bedrag ${VAT_LABELS[reading]}`,
      of: line => lineAmountText(line, reading),
    },
  })

type Title = { title: string; size: number }

function rowsOf(lines: readonly PricedLine[], { question }: LineMarks): (Title | PricedItem)[] {
  return lineParts(lines).flatMap((part): (Title | PricedItem)[] => {
    if (part.kind === 'heading') return [{ title: part.label, size: 12 }]
    if (part.kind === 'item') return [part]
    const title = question(part.group)
    return [...(title ? [{ title, size: 9.5 }] : []), ...part.items]
  })
}

const TITLE_ROOM = 60

function writeTitle(sheet: Sheet, table: Table<PricedItem>, { title, size }: Title, above: number): number {
  const y = breakPageFor(sheet, above + size, heightOf(sheet, title, { font: 'bold', size }) + TITLE_ROOM)
  const end = write(sheet, 'TD', title, { y, font: 'bold', size }, tableRow(sheet, table.element))
  drawRule(sheet, end + 5)
  return end + 5
}

const NOTE = { width: 330, size: 8, color: INK.soft }

type Item = { line: PricedItem; marks: LineMarks }

function writeItem(sheet: Sheet, table: Table<PricedItem>, { line, marks }: Item, above: number): number {
  const [notes, per] = [notesOf(line, marks), perRhythm(line.rhythm)]
  const tick = marks.tick(line)
  const room = notes || per ? heightOf(sheet, notes || per, NOTE) + 2 : 0
  const color = tick === 'off' ? INK.soft : INK.blue
  const { top, end } = writeCells(sheet, table, { row: line, above, color, room })
  if (tick) drawTick(sheet, { top, isOn: tick === 'on', isRound: line.choice === 'oneOf' })
  if (room > 0) {
    const cells = tableRow(sheet, table.element)
    const below = { ...NOTE, y: end + 2 }
    write(sheet, 'TD', notes, below, cells)
    write(sheet, 'TD', per, { ...below, x: 458, width: PAPER.right - 458, align: 'right' }, cells)
  }
  drawRule(sheet, end + room + 7)
  return end + room + 7
}

function notesOf(line: PricedItem, { note }: LineMarks): string {
  const { minimumMonths: months, description } = line
  const least = months > 0 ? `Minstens ${formatQuantity({ quantity: months, unit: 'month' })}` : ''
  return [note(line), least, description].filter(Boolean).join('\n')
}

type Ticked = { top: number; isOn: boolean; isRound?: boolean }

const TICK = { x: PAPER.left - 18, size: 9 }

/** In the margin: a box that may be ticked, or the circle of one answer. */
export function drawTick(sheet: Sheet, { top, isOn, isRound = false }: Ticked): void {
  const { x, size } = TICK
  const y = top + 1.5
  decorate(sheet, doc => {
    if (isRound) doc.circle(x + size / 2, y + size / 2, size / 2)
    else doc.rect(x, y, size, size)
    doc.lineWidth(1).stroke(isOn ? INK.blue : INK.soft)
    if (isOn && isRound) doc.circle(x + size / 2, y + size / 2, size / 4).fill(INK.blue)
    if (isOn && !isRound)
      doc
        .moveTo(x + 2, y + 4.5)
        .lineTo(x + 4, y + 7)
        .lineTo(x + 8.5, y - 1)
    if (isOn && !isRound) doc.lineWidth(1.6).stroke(INK.blue)
  })
}
