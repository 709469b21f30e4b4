import { describe, expect, test } from 'vitest'
import { claimedQuote, opensQuote, quoteKey } from '@/features/quotes/server/quoteKey'
import { seededInt } from '../../support/seeded'

const ID = '3f0f6a52-0b3c-4c43-9a52-6a2f4a3a7e10'
const OTHER = '9d0a4b7e-52a6-4d0e-8d0e-0d5f6b1c2a33'
const QUOTE = { id: ID, generation: 1 }
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

describe('a key', () => {
  test.each(['answer', 'read'] as const)('that was made to %s opens its quote for that', right => {
    const key = quoteKey(ID, 1, right)
    expect(claimedQuote(key)).toBe(ID)
    expect(opensQuote(key, QUOTE)).toBe(right)
  })

  const [answer, read] = [quoteKey(ID, 1, 'answer'), quoteKey(ID, 1, 'read')]
  const signed = (key: string) => key.split('.').at(-1) ?? ''

  test.each<[string, string]>([
    ['of an earlier generation', quoteKey(ID, 0, 'answer')],
    ['of a later generation', quoteKey(ID, 2, 'answer')],
    ['of another quote', quoteKey(OTHER, 1, 'answer')],
    ['of another quote under this id', `${ID}.a.${signed(quoteKey(OTHER, 1, 'answer'))}`],
    ['to read, said to answer', `${ID}.a.${signed(read)}`],
    ['without its signature', `${ID}.a.`],
    ['cut short', answer.slice(0, -1)],
    ['with a letter more', `${answer}A`],
    ['in capitals', answer.toUpperCase()],
    ['with a dot more', `${answer}.`],
    ['that is empty', ''],
  ])('%s opens nothing', (_, key) => {
    expect(opensQuote(key, QUOTE)).toBeNull()
  })

  test('that is guessed opens nothing, ten thousand times', () => {
    const draw = seededInt(1)
    const letter = () => LETTERS[draw(LETTERS.length)] ?? ''
    const opened: string[] = []
    for (let guess = 0; guess < 10_000; guess += 1) {
      const near = [...signed(answer)]
      // Half of the guesses differ from a true key in one place.
      const text = guess % 2 ? near.with(draw(near.length), letter()).join('') : near.map(letter).join('')
      const key = `${ID}.${guess % 3 ? 'a' : 'l'}.${text}`
      if (key !== answer && opensQuote(key, QUOTE) !== null) opened.push(key)
    }
    expect(opened).toEqual([])
  })
})
