import type { SearchText } from '@/platform/text/search'

/** What `like` asks of the index for a text. It may let more through: the text itself is compared after it. */
export function likePatterns({ text, at }: SearchText): string[] {
  if (at === 'wordStart') return [`${escapeLike(text)}%`, `% ${escapeLike(text)}%`]
  return [`%${text.split(' ').map(escapeLike).map(shortenWord).join('%')}%`]
}

/** An index looks up every three letters. Of a long word, `hoveniersbedrijf`, both ends tell as much: 2 instead of 14. */
const shortenWord = (word: string) => word.replace(/^([a-z]{3})[a-z]{6,}([a-z]{3})$/i, '$1%$2')

/** The signs that mean something in a pattern, as themselves. */
const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&')
