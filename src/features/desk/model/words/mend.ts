import { lazy } from '@/platform/text/lazy'
import { plainWords, readSentence } from './meanings'

const NUMBERS: Record<string, string> = Object.fromEntries(
  'twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien twintig'
    .split(' ')
    .map((word, at) => [word, String(at + 2)]),
)

/** Look like one of them by a letter, and mean something else. */
const OTHER_WORDS = new Set(
  'contant contante testen bepalen behalen contacten gezegd koster planten plantjes klanten praten bestellen bedank vooral posten kostte pakken tekens schone morgens'.split(
    ' ',
  ),
)
const MIN_MENDED_LENGTH = 6

const mendable = lazy(() => [...plainWords()].filter(word => word.length >= MIN_MENDED_LENGTH))

export const inFigures = (words: string) => words.replace(/[a-z]+/g, word => NUMBERS[word] ?? word)

/** Numbers in figures, and one wrong letter mended in a word that means nothing as it stands. */
export function mendWords(words: string): string {
  const read = readSentence(inFigures(words))
  return ` ${read.map(({ word, isUnknown }) => (isUnknown ? mend(word) : word)).join(' ')} `
}

function mend(word: string): string {
  if (word.length < MIN_MENDED_LENGTH - 1 || OTHER_WORDS.has(word)) return word
  return mendable().find(known => known[0] === word[0] && isOneLetterOff(word, known)) ?? word
}

/** One letter added, left out, replaced, or two that changed places. */
function isOneLetterOff(typed: string, known: string): boolean {
  if (Math.abs(typed.length - known.length) > 1) return false
  let from = 0
  while (from < known.length && typed[from] === known[from]) from++
  const tails = [
    [1, 0],
    [0, 1],
    [1, 1],
  ] as const
  if (tails.some(([skip, miss]) => typed.slice(from + skip) === known.slice(from + miss))) return true
  const swapped = `${known.slice(0, from)}${known[from + 1] ?? ''}${known[from] ?? ''}${known.slice(from + 2)}`
  return typed === swapped
}
