/** Keywords from this length on may also be the beginning of a word: `prijs` finds `prijslijst`, `app` no `appel`. */
const MIN_PREFIX_LENGTH = 4

/** Whether a message holds one of these words, whatever its capitals, accents and punctuation. */
export function containsKeyword(message: string, keywords: readonly string[]): boolean {
  const said = ` ${normalise(message)} `
  return keywords
    .map(normalise)
    .filter(keyword => keyword !== '')
    .some(keyword => said.includes(keyword.length < MIN_PREFIX_LENGTH ? ` ${keyword} ` : ` ${keyword}`))
}

/** Words as staff type them behind each other: `prijs, kosten, hoe duur`. */
export function parseKeywords(typed: string): string[] {
  return typed
    .split(/[,\n]/)
    .map(each => each.trim())
    .filter(each => each !== '')
}

function normalise(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
