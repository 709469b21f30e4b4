import { expect, test } from 'vitest'
import { seoWithDefaults } from '@/features/website/model/pageTexts'

const own = { title: 'Een heg die rookt', description: 'Wat een hovenier laat zien.' }

test.each([
  [null, { ...own, keywords: '' }],
  [
    { title: null, description: null, keywords: null },
    { ...own, keywords: '' },
  ],
  [
    { title: '', description: '', keywords: '' },
    { ...own, keywords: '' },
  ],
  [{ title: 'Heggen' }, { title: 'Heggen', description: own.description, keywords: '' }],
  [
    { title: 'Heggen', description: 'Over heggen.', keywords: 'heg' },
    { title: 'Heggen', description: 'Over heggen.', keywords: 'heg' },
  ],
  [
    { title: 'Heggen', picture: '/api/media/file/heg.webp' },
    { title: 'Heggen', description: own.description, keywords: '', picture: '/api/media/file/heg.webp' },
  ],
])('%j says of a record %j', (typed, said) => {
  expect(seoWithDefaults(typed, own)).toEqual(said)
})

test('a record without a picture of its own for shared links shows the one it has', () => {
  const picture = '/api/media/file/artikel.webp'
  expect(seoWithDefaults({ title: 'Heggen' }, { ...own, picture }).picture).toBe(picture)
  expect(seoWithDefaults({ picture: '/api/media/file/heg.webp' }, { ...own, picture }).picture).toMatch(/heg/)
})
