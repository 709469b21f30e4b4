export function encodeCursor(values: readonly unknown[]): string {
  return Buffer.from(JSON.stringify(values)).toString('base64url')
}

export function decodeCursor(after: string | null): unknown {
  try {
    return JSON.parse(Buffer.from(after ?? '', 'base64url').toString())
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

/** A list reads one row more than it shows: that one tells whether a page follows. */
export function pageOf<Row>(found: Row[], size: number, cursorOf: (last: Row) => string) {
  const rows = found.slice(0, size)
  const last = found.length > size ? rows.at(-1) : undefined
  return { rows, next: last === undefined ? null : cursorOf(last) }
}
