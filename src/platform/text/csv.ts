/** A spreadsheet takes a cell that begins like this for a formula. */
const BEGINS_FORMULA = /^[=+\-@\t\r\n]/

/** Tells a Dutch spreadsheet that the file is UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF'

/** An apostrophe turns a formula into text. */
export function csvCell(value: string): string {
  const text = BEGINS_FORMULA.test(value) ? `'${value}` : value
  return `"${text.replaceAll('"', '""')}"`
}

/** RFC 4180, with the semicolons that a Dutch spreadsheet expects. */
export function csvRow(values: string[]): string {
  return `${values.map(csvCell).join(';')}\r\n`
}
