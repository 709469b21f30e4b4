import { describe, expect, test } from 'vitest'
import {
  type ChangedBy,
  type ConflictField,
  changedBy,
  changedByThem,
  valueAt,
  withValueAt,
} from '@/platform/editing/model/compareEdits'

const rows = (...names: string[]) => names.map(name => ({ id: name, name }))
const text = (words: string) => ({ root: { children: [{ type: 'text', text: words, format: 0 }] } })

describe('whose change a field carries', () => {
  const TABLE: [what: string, base: unknown, stored: unknown, mine: unknown, expected: ChangedBy][] = [
    ['nobody wrote', 'a', 'a', 'a', 'none'],
    ['both wrote the same', 'a', 'b', 'b', 'none'],
    ['only I wrote', 'a', 'a', 'b', 'mine'],
    ['only they wrote', 'a', 'b', 'a', 'stored'],
    ['both wrote', 'a', 'b', 'c', 'both'],
    ['they emptied what I rewrote', 'a', '', 'c', 'both'],
    ['nothing and an empty text are the same', null, '', undefined, 'none'],
    ['they wrote where nothing was', undefined, 'b', null, 'stored'],
    ['a tick is a value, also when it is off', true, false, true, 'stored'],
    ['off is not nothing', null, false, null, 'stored'],
    ['zero is not nothing', null, 0, null, 'stored'],
    ['a moment in another notation', '2026-11-23T10:00:00Z', '2026-11-23T10:00:00.000Z', 'x', 'mine'],
    ['another moment', '2026-11-23T10:00:00Z', '2026-11-23T11:00:00Z', '2026-11-23T10:00:00.000Z', 'stored'],
    ['a row more', rows('a'), rows('a', 'b'), rows('a'), 'stored'],
    ['rows in another order', rows('a', 'b'), rows('b', 'a'), rows('a', 'b', 'c'), 'both'],
    ['an empty list and no list', [], null, undefined, 'none'],
    ['formatted text', text('a'), text('b'), text('a'), 'stored'],
    ['a key that holds nothing', { a: 1 }, { a: 1, b: null }, { a: 2 }, 'mine'],
    ['a list is no text', 'a', ['a'], 'a', 'stored'],
    ['an empty group and no group', {}, { a: null }, { a: '' }, 'none'],
  ]
  test.each(TABLE)('%s', (_, base, stored, mine, expected) => {
    expect(changedBy({ base, stored, mine })).toBe(expected)
  })
})

describe('the fields to choose for', () => {
  const field = (path: string, parts: Partial<ConflictField>): ConflictField => ({
    ...{ path, label: path, stored: 'stored', mine: 'mine', storedText: '', ownText: '' },
    ...parts,
  })

  test('are those that a colleague changed, by the version that was opened', () => {
    const fields = [
      field('title', { base: 'before' }),
      field('excerpt', { base: 'mine' }),
      field('author', { base: 'stored' }),
    ]
    const found = changedByThem(fields, () => 'never asked')
    expect(found.map(({ path, changed }) => [path, changed])).toEqual([
      ['title', 'both'],
      ['excerpt', 'stored'],
    ])
  })

  test('are found by what the form opened where no version is kept', () => {
    const opened = { notes: 'stored', seo: { title: 'before' } }
    const found = changedByThem([field('notes', {}), field('seo.title', {})], path => valueAt(opened, path))
    expect(found.map(({ path, changed }) => [path, changed])).toEqual([['seo.title', 'both']])
  })
})

describe('a path', () => {
  const content = { title: 'a', seo: { title: 'b', description: 'c' } }

  test.each([
    ['title', 'a'],
    ['seo.title', 'b'],
    ['seo.picture', undefined],
    ['title.length', undefined],
  ])('%s is read', (path, expected) => expect(valueAt(content, path)).toBe(expected))

  test('is written beside what else a group holds, and leaves the first content alone', () => {
    expect(withValueAt(content, 'seo.title', 'd')).toEqual({
      ...{ title: 'a', seo: { title: 'd', description: 'c' } },
    })
    expect(withValueAt({}, 'seo.title', 'd')).toEqual({ seo: { title: 'd' } })
    expect(content.seo.title).toBe('b')
  })
})
