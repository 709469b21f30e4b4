/** Every run of five words, in the order they stand. Figures and signs between words do not count. */
export function fiveWordRuns(text: string): Set<string> {
  const words = text.toLowerCase().match(/\p{L}+(?:[’'-]\p{L}+)*/gu) ?? []
  return new Set(words.slice(4).map((_word, index) => words.slice(index, index + 5).join(' ')))
}

/** The part of the runs of `text` that `other` has too, from 0 to 1. */
export function sharedRuns(text: string, other: string): number {
  const [own, others] = [fiveWordRuns(text), fiveWordRuns(other)]
  return own.size === 0 ? 1 : [...own].filter(run => others.has(run)).length / own.size
}
