import { expect, test } from 'vitest'
import { listed } from '@/platform/text/format'

test.each([
  [[], ''],
  [['Basis Hosting'], 'Basis Hosting'],
  [['Basis Hosting', 'SSL Premium'], 'Basis Hosting en SSL Premium'],
  [['KVK', 'btw', 'IBAN'], 'KVK, btw en IBAN'],
])('%j is said as %j', (names, said) => {
  expect(listed(names)).toBe(said)
})
