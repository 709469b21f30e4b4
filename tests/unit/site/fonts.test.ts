import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { EVERYDAY, RARE, rangeOf } from '../../../bin/font-signs.mjs'

test('a browser fetches the rare files for just the signs that they hold', () => {
  const layout = readFileSync('app/(site)/layout.tsx', 'utf8')
  const named = [...layout.matchAll(/value:\s*'(U\+[^']+)'/g)].map(match => match[1])
  expect(named).toEqual([rangeOf(RARE), rangeOf(RARE)])
  expect([...RARE].filter(sign => EVERYDAY.includes(sign))).toEqual([])
})
