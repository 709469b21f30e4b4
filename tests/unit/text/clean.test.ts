import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { multiLine, singleLine } from '@/platform/text/format'

describe('singleLine', () => {
  test.each([
    ['  Jan  Proef ', 'Jan Proef'],
    ['Jan\r\nBcc: ander@adres.example', 'Jan Bcc: ander@adres.example'],
    ['a\u0000b', 'ab'],
    ['a\u2028b', 'a b'],
    ['Zoë 🌳', 'Zoë 🌳'],
    ['kapot \ud800', 'kapot \ufffd'],
  ])('%j becomes %j', (typed, kept) => {
    expect(singleLine(typed)).toBe(kept)
  })

  // fast-check's own characters take a second of processor time to prepare.
  const character = fc.integer({ min: 0, max: 0x10ffff }).map(code => String.fromCodePoint(code))
  const rare = fc.constantFrom('\0', '\r', '\n', '\x7f', '\x85', '\u2028', '\ud800', ' ')

  test('leaves nothing that could end a mail header or a database string', () => {
    const text = fc.string({ unit: fc.oneof(character, rare) })
    fc.assert(fc.property(text, typed => !/[\p{Cc}\u2028\u2029]/u.test(singleLine(typed))))
  })
})

describe('multiLine', () => {
  test('keeps the lines a person wrote', () => {
    expect(multiLine('een\r\ntwee\rdrie\u0000\n')).toBe('een\ntwee\ndrie')
  })
})
