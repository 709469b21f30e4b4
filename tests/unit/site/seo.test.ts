import { expect, test } from 'vitest'
import { seoOf } from '@/domain/site/seo'

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
])('%j says of a record %j', (typed, said) => {
  expect(seoOf(typed, own)).toEqual(said)
})
