import { expect, test } from 'vitest'
import { chaptersOf, headingId, type RichTextNode, readingMinutes } from '@/domain/site/richText'

const words = (text: string): RichTextNode => ({ type: 'text', text })
const heading = (tag: string, ...children: RichTextNode[]): RichTextNode => ({
  type: 'heading',
  tag,
  children,
})
const paragraph = (text: string): RichTextNode => ({ type: 'paragraph', children: [words(text)] })
const body = (...children: RichTextNode[]) => ({ root: { type: 'root', children } })

test('the chapters are the second-level headings, with their words put together', () => {
  const text = body(
    heading('h2', words('Foto’s '), { type: 'link', children: [words('maken')] }),
    paragraph('Een alinea.'),
    heading('h3', words('Licht')),
    heading('h2', words('Én dan?')),
  )
  expect(chaptersOf(text)).toEqual([
    { id: 'foto-s-maken', text: 'Foto’s maken' },
    { id: 'en-dan', text: 'Én dan?' },
  ])
})

test.each([
  ['Wat kost het écht?', 'wat-kost-het-echt'],
  ['  1. Eerst bellen!  ', '1-eerst-bellen'],
  ['???', ''],
])('the id of %j is %j', (text, id) => {
  expect(headingId(text)).toBe(id)
})

test.each([
  [0, 1],
  [150, 1],
  [500, 3],
  [800, 4],
])('%i words take %i minutes', (count, minutes) => {
  expect(readingMinutes(body(paragraph(Array(count).fill('woord').join(' '))))).toBe(minutes)
})
