import { describe, expect, test } from 'vitest'
import {
  changeText,
  mergeEntries,
  type TimelineEntry,
  timelineKind,
} from '@/platform/timeline/model/timeline'

const entry = (at: string, key: string): TimelineEntry => ({
  ...{ key, at: `2026-11-${at}T10:00:00.000Z`, kind: 'note', title: key },
  ...{ detail: null, author: null, link: null, badge: null },
})

test('entries of several sources stand in one order: the newest first, and at one moment by their keys', () => {
  const merged = mergeEntries([
    [entry('20', 'mail:b'), entry('18', 'mail:a')],
    [],
    [entry('20', 'note:a'), entry('20', 'Note:z'), entry('19', 'note:b')],
  ])
  expect(merged.map(each => each.key)).toEqual(['note:a', 'mail:b', 'Note:z', 'note:b', 'mail:a'])
})

describe('what became of what', () => {
  test.each([
    [{ before: 'Nieuw', after: 'Gewonnen' }, 'van “Nieuw” naar “Gewonnen”'],
    [{ before: 'Nieuw' }, 'was “Nieuw”'],
    [{ before: 'Nieuw', after: '' }, 'was “Nieuw”'],
    [{ after: 'versie 1' }, 'versie 1'],
    [{}, null],
  ])('%j reads %s', (change, text) => {
    expect(changeText(change)).toBe(text)
  })
})

test.each([
  ['mail', 'mail'],
  ['alles', null],
  ['', null],
  [null, null],
] as const)('the kind %j is read as %j', (typed, kind) => {
  expect(timelineKind(typed)).toBe(kind)
})
