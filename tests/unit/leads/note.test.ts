import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { newNoteSchema, noteKind, statusAfterNote } from '@/features/leads/model/note'

describe('what a lead becomes with a note', () => {
  test.each([
    ['call', 'new', 'contacted'],
    ['call', 'contacted', null],
    ['call', 'quoted', null],
    ['call', 'won', null],
    ['call', 'lost', null],
    ['note', 'new', null],
    ['note', 'quoted', null],
  ] as const)('a %s on what is %s: %s', (kind, from, to) => {
    expect(statusAfterNote(kind, from)).toBe(to)
  })
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
