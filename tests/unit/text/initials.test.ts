import { expect, test } from 'vitest'
import { initialsOf } from '@/platform/text/format'

test.each([
  ['De ontwerper', 'DO'],
  ['Het team', 'HT'],
  ['Anna', 'A'],
  ['jan van der proef', 'JP'],
  ['Émile Ørsted', 'ÉØ'],
  ['', '?'],
  ['42', '?'],
])('the initials of %j are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
