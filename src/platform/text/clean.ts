const CONTROL = /(?![\n\t])[\p{Cc}\u2028\u2029]/gu

/** Without what could end a mail header or a database string. */
export function singleLine(typed: string): string {
  return typed.toWellFormed().replace(/\s+/g, ' ').replace(CONTROL, '').trim()
}

export function multiLine(typed: string): string {
  return typed.toWellFormed().replace(/\r\n?/g, '\n').replace(CONTROL, '').trim()
}
