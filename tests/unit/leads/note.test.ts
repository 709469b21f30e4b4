import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { statusAfterContact } from '@/features/leads/model/lead'
import { newNoteSchema, noteKind } from '@/features/leads/model/note'

test.each([
  ['new', 'contacted'],
  ['contacted', 'contacted'],
  ['quoted', 'quoted'],
  ['won', 'won'],
  ['lost', 'lost'],
] as const)('once staff reached who asked, what is %s is %s', (from, to) => {
  expect(statusAfterContact(from)).toBe(to)
})

test('a call reaches who asked, a note does not', () => {
  expect([noteKind('call').isContact, noteKind('note').isContact]).toEqual([true, false])
})

describe('what is sent', () => {
  const sent = (part: object) => ({
    ...{
      collection: 'leads',
      id: randomUUID(),
      idempotencyKey: randomUUID(),
      kind: 'note',
      text: 'Belt terug',
    },
    ...part,
  })

  test.each([
    ['a note', {}, true],
    ['a call that says nothing', { kind: 'call', text: '' }, true],
    ['a call with words', { kind: 'call', text: 'Wil een webshop.' }, true],
    ['a note that says nothing', { text: ' \n ' }, false],
    ['an unknown kind', { kind: 'mail' }, false],
    ['another collection', { collection: 'staff' }, false],
    ['no key', { idempotencyKey: '' }, false],
    ['a book', { text: 'x'.repeat(10_001) }, false],
  ])('%s is taken: %s', (_what, part, isTaken) => {
    expect(newNoteSchema.safeParse(sent(part)).success).toBe(isTaken)
  })
})

test('a kind that does not exist is a fault at once', () => {
  expect(() => noteKind('letter' as never)).toThrow('letter')
})
