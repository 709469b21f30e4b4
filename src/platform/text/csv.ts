/** A spreadsheet takes a cell that begins like this for a formula. */
const BEGINS_FORMULA = /^[=+\-@\t\r\n]/

/** The mark by which a Dutch spreadsheet knows that the file is UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF'

/** One cell, quoted. What would be a formula is made text by an apostrophe. */
export function csvCell(value: string): string {
  const text = BEGINS_FORMULA.test(value) ? `'${value}` : value
  return `"${text.replaceAll('"', '""')}"`
}

/** One line of a file (RFC 4180), with the semicolons that a Dutch spreadsheet expects. */
export function csvRow(values: string[]): string {
  return `${values.map(csvCell).join(';')}\r\n`
}
