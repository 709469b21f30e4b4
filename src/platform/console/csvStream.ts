import { ZONE } from '@/platform/time/zone'

export type CsvColumn<Row> = { heading: string; cell: (row: Row) => string | null | undefined }

type Batch<Row> = { rows: Row[]; next: string | null }

/** Reads and sends in parts, never the whole file. */
export function csvStream<Row>(
  columns: readonly CsvColumn<Row>[],
  read: (after: string | null) => Promise<Batch<Row>>,
): ReadableStream<Uint8Array> {
  const cellsOf = (row: Row) => columns.map(({ cell }) => cell(row) ?? '')
  const bytes = new TextEncoder()
  let after: string | null = null
  return new ReadableStream<Uint8Array>({
    start(file) {
      file.enqueue(bytes.encode(BYTE_ORDER_MARK + csvRow(columns.map(each => each.heading))))
    },
    async pull(file) {
      const { rows, next } = await read(after)
      if (rows.length > 0) file.enqueue(bytes.encode(rows.map(row => csvRow(cellsOf(row))).join('')))
      if (next) after = next
      else file.close()
    },
  })
}

const sortable = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: ZONE })

/** `2026-11-20 10:56`, in Amsterdam: a spreadsheet reads it as a moment. */
export const csvMoment = (iso: string) => sortable.format(new Date(iso))

/** A spreadsheet takes a cell that begins like this for a formula. */
const BEGINS_FORMULA = /^[=+\-@\t\r\n]/

/** Tells a Dutch spreadsheet that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

/** An apostrophe turns a formula into text. */
export function csvCell(value: string): string {
  const text = BEGINS_FORMULA.test(value) ? `'${value}` : value
  return `"${text.replaceAll('"', '""')}"`
}

/** RFC 4180, with the semicolons that a Dutch spreadsheet expects. */
export function csvRow(values: string[]): string {
  return `${values.map(csvCell).join(';')}\r\n`
}
