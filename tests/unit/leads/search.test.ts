import { describe, expect, test } from 'vitest'
import { likePatterns } from '@/features/leads/server/leadRepository'
import { parseSearch, phoneDigits } from '@/platform/text/search'

describe('the digits of a telephone', () => {
  test.each([
    ['0612345678', '612345678'],
    ['06 12 34 56 78', '612345678'],
    ['06-12345678', '612345678'],
    ['+31 6 12345678', '612345678'],
    ['+31 (0)6 1234 5678', '612345678'],
    ['0031612345678', '612345678'],
    ['31612345678', '612345678'],
    ['053 000 00 04', '530000004'],
    ['+49 171 234 56 78', '491712345678'],
    ['0049 171 234 56 78', '491712345678'],
    ['310 000', '310000'],
    ['geen', ''],
  ])('of %j are %j', (phone, digits) => {
    expect(phoneDigits(phone)).toBe(digits)
  })
})

describe('a search', () => {
  const patterns = (typed: string) => parseSearch(typed)?.texts.flatMap(likePatterns)

  test.each(['', '   '])('for %j asks for nothing', typed => {
    expect(parseSearch(typed)).toBeNull()
  })

  test.each([
    ['jan', '%jan%', 'jan'],
    ['  Jan   Proef ', '%Jan%Proef%', 'Jan Proef'],
    ['100%', '%100\\%%', '100%'],
    ['ja\u0000n', '%jan%', 'jan'],
    ['a_b\\c', '%a\\_b\\\\c%', 'a_b\\c'],
    ['Hoveniersbedrijf Proef', '%Hov%ijf%Proef%', 'Hoveniersbedrijf Proef'],
    ['Schutberg', '%Schutberg%', 'Schutberg'],
    ['kleinbedrijf2', '%kleinbedrijf2%', 'kleinbedrijf2'],
    ['info@hoveniersbedrijf.example', '%info@hoveniersbedrijf.example%', 'info@hoveniersbedrijf.example'],
  ])('for %j is for a text anywhere', (typed, pattern, whole) => {
    expect(parseSearch(typed)).toEqual({ texts: [{ text: whole, at: 'anywhere' }], numbers: [] })
    expect(patterns(typed)).toEqual([pattern])
  })

  test.each([
    ['ja', ['ja%', '% ja%']],
    ['%', ['\\%%', '% \\%%']],
  ])('for %j is for the start of a word', (typed, starts) => {
    expect(parseSearch(typed)).toEqual({ texts: [{ text: typed, at: 'wordStart' }], numbers: [] })
    expect(patterns(typed)).toEqual(starts)
  })

  test.each([
    ['06 1234', ['%06%1234%', '%61234%']],
    ['06-1234', ['%06-1234%', '%61234%']],
    ['+31 6 1234', ['%+31%6%1234%', '%61234%']],
    ['06123', ['%6123%']],
    ['06-12345', ['%612345%']],
    ['+31612345678', ['%612345678%']],
    ['0031 (0)6 12345', ['%612345%']],
    ['31612345678', ['%612345678%']],
    ['24/7', ['%24/7%', '%247%']],
    ['000', ['%000%']],
  ])('for %j is for the digits of a telephone too', (typed, expected) => {
    expect(patterns(typed)).toEqual(expected)
  })

  test.each([
    ['00427', [[427, 427]]],
    ['1234567', [[1234567, 1234567]]],
    ['0612345678', []],
    ['06 12', []],
    ['Studio 12', []],
  ])('for %j is for the numbers %j', (typed, numbers) => {
    expect(parseSearch(typed)?.numbers).toEqual(numbers)
  })

  test('for a form number as it stands on a slip is for nothing else', () => {
    expect(parseSearch('00427')).toEqual({ texts: [], numbers: [[427, 427]] })
    expect(patterns('0427')).toEqual(['%427%'])
  })

  test('for one or two digits is for the numbers that begin with them', () => {
    expect(parseSearch('12')).toEqual({
      texts: [],
      numbers: [
        [12, 12],
        [120, 129],
        [1200, 1299],
        [12000, 12999],
      ],
    })
    expect(parseSearch('9')?.numbers.at(-1)).toEqual([90_000, 99_999])
    expect(parseSearch('0')).toEqual({ texts: [], numbers: [] })
  })
})
