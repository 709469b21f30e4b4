import type { KeywordRule } from './chat'

/** What staff wrote for the first rule whose keyword is in the message. */
export function findRuleReply(message: string, rules: KeywordRule[], fallback: string): string {
  return rules.find(({ keywords }) => containsKeyword(message, keywords))?.reply ?? fallback
}

/** Keywords from this length on may also be the beginning of a word: `prijs` finds `prijslijst`, `app` no `appel`. */
const MIN_PREFIX_LENGTH = 4

export function containsKeyword(message: string, keywords: readonly string[]): boolean {
  const text = ` ${normalise(message)} `
  return keywords
    .map(normalise)
    .filter(keyword => keyword !== '')
    .some(keyword => text.includes(keyword.length < MIN_PREFIX_LENGTH ? ` ${keyword} ` : ` ${keyword}`))
}

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
