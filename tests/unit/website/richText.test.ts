import { expect, test } from 'vitest'
import {
  chaptersOf,
  headingIds,
  pictureIds,
  type RichTextNode,
  readingMinutes,
  withPictures,
} from '@/features/website/model/richText'

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
    { id: 'deel-foto-s-maken', text: 'Foto’s maken' },
    { id: 'deel-en-dan', text: 'Én dan?' },
  ])
})

test.each([
  [['Wat kost het écht?'], ['deel-wat-kost-het-echt']],
  [['  1. Eerst bellen!  '], ['deel-1-eerst-bellen']],
  [
    ['???', '!!!'],
    ['deel', 'deel-2'],
  ],
  [
    ['Voorbeeld', 'Kosten', 'Voorbeeld', 'Voorbeeld!'],
    ['deel-voorbeeld', 'deel-kosten', 'deel-voorbeeld-2', 'deel-voorbeeld-3'],
  ],
  [
    ['Stap', 'Stap', 'Stap 2', 'Stap 2'],
    ['deel-stap', 'deel-stap-2', 'deel-stap-2-2', 'deel-stap-2-3'],
  ],
])('the headings %j have the ids %j', (texts, ids) => {
  const headings = texts.map((text, index) => heading(index % 2 ? 'h3' : 'h2', words(text)))
  expect([...headingIds(body(...headings)).values()]).toEqual(ids)
})

test('a chapter leads to its own id, whatever has the same words before it', () => {
  const text = body(heading('h3', words('Kosten')), heading('h2', words('Kosten')))
  expect(chaptersOf(text)).toEqual([{ id: 'deel-kosten-2', text: 'Kosten' }])
})

test.each([
  [0, 1],
  [150, 1],
  [500, 3],
  [800, 4],
])('%i words take %i minutes', (count, minutes) => {
  expect(readingMinutes(body(paragraph(Array(count).fill('woord').join(' '))))).toBe(minutes)
})

const image = (alt: string) => ({ alt, width: 800, height: 450, address: `/${alt}.webp`, webp: [], avif: [] })
const upload = (value: string, fields = {}): RichTextNode => ({ type: 'upload', value, fields })

test('pictures are found at every depth, each once', () => {
  const text = body(
    upload('a'),
    { type: 'quote', children: [upload('b'), paragraph('Tussen.')] },
    upload('a'),
  )
  expect(pictureIds(text)).toEqual(['a', 'b'])
})

test('a picture brings its own description, unless the article gives another', () => {
  const text = body(
    upload('a', { caption: 'De tuin' }),
    upload('a', { alt: 'Een vijver' }),
    upload('a', { alt: '' }),
  )
  const shown = withPictures(text, new Map([['a', image('tuin')]])).root.children ?? []
  expect(shown.map(node => node.picture?.alt)).toEqual(['tuin', 'Een vijver', 'tuin'])
  expect(shown[0]?.fields?.caption).toBe('De tuin')
})

test('a picture that is gone leaves no gap', () => {
  const text = body(paragraph('Voor.'), upload('weg'), paragraph('Na.'))
  expect(withPictures(text, new Map()).root.children).toEqual([paragraph('Voor.'), paragraph('Na.')])
})

test('both hold within a quote too', () => {
  const text = body({ type: 'quote', children: [upload('a'), upload('weg'), paragraph('Tussen.')] })
  const [quote] = withPictures(text, new Map([['a', image('tuin')]])).root.children ?? []
  expect(quote?.children).toEqual([{ ...upload('a'), picture: image('tuin') }, paragraph('Tussen.')])
})
