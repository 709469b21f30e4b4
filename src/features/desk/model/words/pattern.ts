const WORD = '[a-z0-9]'

/**
 * Words and phrases of one meaning, with a space between them: `_` is the space inside a phrase, `..` up to four words,
 * `...` up to twelve, and `*` any letters. What else is in it is a regular expression. The words at the dots are captured.
 */
export function patternOf(meaning: string): RegExp {
  const alternatives = meaning
    .trim()
    .split(/\s+/)
    .sort((one, other) => Number(isPhrase(other)) - Number(isPhrase(one)))
    .map(each =>
      each
        .replace(/\((?!\?)/g, '(?:')
        .replaceAll('*', `${WORD}*`)
        .replaceAll('...', ` ((?:${WORD}+ ){0,12})`)
        .replaceAll('..', ` ((?:${WORD}+ ){0,4})`)
        .replaceAll('_', ' '),
    )
  return new RegExp(`(?<= )(?:${alternatives.join('|')})(?= )`, 'dg')
}

const isPhrase = (each: string) => /_|\.\./.test(each)

/** The words of one meaning that are no phrase: `offerte`, also of `offerte*`. */
export function plainWordsOf(meaning: string): string[] {
  return meaning
    .split(/\s+/)
    .filter(each => /^\*?[a-z]+\*?$/.test(each))
    .map(each => each.replaceAll('*', ''))
}
