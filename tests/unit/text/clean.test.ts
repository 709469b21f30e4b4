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

  test('leaves nothing that could end a mail header or a database string', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), typed => !/[\p{Cc}]/u.test(singleLine(typed))))
  })
})

describe('multiLine', () => {
  test('keeps the lines a person wrote', () => {
    expect(multiLine('een\r\ntwee\rdrie\u0000\n')).toBe('een\ntwee\ndrie')
  })
})
