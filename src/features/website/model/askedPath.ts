/** A path as a browser asks for it: without a slash at its end, and with every letter that no address has escaped. */
export function normalisePath(path: string): string {
  return encodeURI(decodeSafely(path)).replace(/(?<=.)\/+$/, '')
}

/** Escapes that stand for no letter stay as they were typed. */
function decodeSafely(path: string): string {
  try {
    return decodeURI(path)
  } catch (error) {
    if (error instanceof URIError) return path
    throw error
  }
}
