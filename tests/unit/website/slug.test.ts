import { expect, test } from 'vitest'
import { isSlug, slugify } from '@/platform/text/format'

test.each([
  ['Een website verhuizen', 'een-website-verhuizen'],
  ['  Wat kost het écht?! ', 'wat-kost-het-echt'],
  ['Foto’s & tuinen: 3 tips', 'foto-s-tuinen-3-tips'],
  ['???', ''],
  ['', ''],
  [`${'woord '.repeat(30)}`, Array(20).fill('woord').join('-')],
  ['a'.repeat(121), ''],
])('the title %j gives the name %j', (title, slug) => {
  expect(slugify(title)).toBe(slug)
  expect(slug === '' || isSlug(slug)).toBe(true)
})
