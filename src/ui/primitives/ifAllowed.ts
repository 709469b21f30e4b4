/** A browser may refuse its storage, or hold there what is no JSON; a page works without. */
export function ifAllowed<T>(useStorage: () => T, instead: T): T {
  try {
    return useStorage()
  } catch (error) {
    if (error instanceof DOMException || error instanceof SyntaxError) return instead
    throw error
  }
}
