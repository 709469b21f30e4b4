/** Keywords from this length on may also be the beginning of a word: `prijs` finds `prijslijst`, `app` no `appel`. */
const BEGINS_FROM = 4

/** Whether a message holds one of these words, whatever its capitals, accents and punctuation. */
export function mentions(message: string, keywords: readonly string[]): boolean {
  const said = ` ${plain(message)} `
  return keywords
    .map(plain)
    .filter(keyword => keyword !== '')
    .some(keyword => said.includes(keyword.length < BEGINS_FROM ? ` ${keyword} ` : ` ${keyword}`))
}

/** Words as staff type them behind each other: `prijs, kosten, hoe duur`. */
export function keywordsOf(typed: string): string[] {
  return typed
    .split(/[,\n]/)
    .map(each => each.trim())
    .filter(each => each !== '')
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
