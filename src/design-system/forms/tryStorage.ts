/** A browser may refuse its storage, or hold invalid JSON there; a page works without. */
export function tryStorage<T>(read: () => T, instead: T): T {
  try {
    return read()
  } catch (error) {
    if (error instanceof DOMException || error instanceof SyntaxError) return instead
    throw error
  }
}
