import { lazy } from '@/platform/text/lazy'
import { AROUND_WORDS } from './around'
import { ASKED_WORDS } from './asked'
import { fillers, isFiller } from './fillers'
import { LINK_WORDS } from './link'
import { patternOf, plainWordsOf } from './pattern'
import { WORK_WORDS } from './work'

const MEANINGS = { ...WORK_WORDS, ...ASKED_WORDS, ...AROUND_WORDS, ...LINK_WORDS }

export type Meaning = keyof typeof MEANINGS

const entries = Object.entries(MEANINGS) as [Meaning, string][]

const patterns = lazy(() => entries.map(([name, meaning]) => [name, patternOf(meaning)] as const))

export const plainWords = lazy(
  () =>
    new Set([
      ...entries.filter(([name]) => name !== 'place').flatMap(([, meaning]) => plainWordsOf(meaning)),
      ...fillers,
    ]),
)

/** A word of a sentence and what it means. Unknown: it is in no list. */
export type ReadWord = {
  word: string
  meanings: ReadonlySet<string>
  isFiller: boolean
  isUnknown: boolean
}

type Span = { name: string; from: number; to: number }

/** Without the words between the parts of a phrase. */
function spansOf(words: string): Span[] {
  return patterns().flatMap(([name, pattern]) =>
    [...words.matchAll(pattern)].flatMap(({ index, 0: found, indices = [] }) => {
      const end = index + found.length
      const gaps = indices.slice(1).filter(gap => gap !== undefined)
      const tos = [...gaps.map(([from]) => from), end]
      return [index, ...gaps.map(([, to]) => to)].map((from, at) => ({ name, from, to: tos[at] ?? end }))
    }),
  )
}

/** `sold`: names of what is sold, which staff may change. */
export function readSentence(words: string, sold: readonly string[] = []): ReadWord[] {
  const spans = spansOf(words)
  const named = sold
    .map(name => ({ name, from: words.indexOf(` ${name} `) + 1 }))
    .filter(({ from }) => from > 0)
  return [...words.matchAll(/[a-z0-9]+/g)].map(({ index, 0: word }) => {
    const isHere = ({ from, to }: Omit<Span, 'name'>) => from <= index && index < to
    const meanings = new Set(spans.filter(isHere).map(({ name }) => name))
    if (named.some(({ name, from }) => isHere({ from, to: from + name.length }))) {
      meanings.add('goods')
      meanings.delete('foreign')
    }
    const isPlain = isFiller(word) || /^\d+$/.test(word)
    return { word, meanings, isFiller: isPlain, isUnknown: meanings.size === 0 && !isPlain }
  })
}

export const isMeaning = (name: string) => name in MEANINGS
export const isLink = (name: string) => name in LINK_WORDS || name === 'site'
