const CONTROL = /(?![\n\t])[\p{Cc}\u2028\u2029]/gu

/** One line of text: nothing in it can end a mail header or a database string. */
export function singleLine(typed: string): string {
  return typed.toWellFormed().replace(/\s+/g, ' ').replace(CONTROL, '').trim()
}

/** Text with line breaks kept, without what a database or a screen cannot hold. */
export function multiLine(typed: string): string {
  return typed.toWellFormed().replace(/\r\n?/g, '\n').replace(CONTROL, '').trim()
}
