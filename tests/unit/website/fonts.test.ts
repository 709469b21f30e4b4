import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { EVERYDAY, RARE, rangeOf } from '../../../bin/font-signs.mjs'

test('a browser fetches the rare files for just the signs that they hold', () => {
  const fonts = readFileSync('app/(site)/_localFonts.ts', 'utf8')
  const named = [...fonts.matchAll(/value:\s*'(U\+[^']+)'/g)].map(match => match[1])
  expect(named).toEqual([rangeOf(RARE), rangeOf(RARE)])
  expect([...RARE].filter(sign => EVERYDAY.includes(sign))).toEqual([])
})
