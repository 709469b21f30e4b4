import { expect, test } from 'vitest'
import { isFreePath } from '@/features/website/model/regions'
import { PAGES } from '@/features/website/model/routes'
import { regions } from '../../../seed/data/regions'

test.each([
  ['webdesign-hengelo', true],
  ['twente', true],
  ['admin', false],
  ['api', false],
  ['contact', false],
  ['website-hosting-overijssel', false],
  ['Webdesign-Hengelo', false],
  ['webdesign/hengelo', false],
  ['../etc', false],
  ['', false],
  ['a'.repeat(120), true],
  ['a'.repeat(121), false],
])('a region at "%s" is allowed: %s', (path, free) => {
  expect(isFreePath(path)).toBe(free)
})

test('no page of the site can be taken by a region', () => {
  expect(PAGES.map(page => page.slice(1)).filter(isFreePath)).toEqual([])
})

test('the eleven regional addresses of the specification are seeded, each with words of its own', () => {
  expect(regions.map(region => region.path)).toEqual([
    'website-laten-maken-enschede',
    'webdesign-enschede',
    'wordpress-website-enschede',
    'ecommerce-enschede',
    'webshop-laten-maken-twente',
    'website-maken-twente',
    'online-marketing-twente',
    'website-maken-overijssel',
    'seo-optimalisatie-overijssel',
    'seo-onderhouden-overijssel',
    'overijssel-landing',
  ])
  for (const field of ['heading', 'opening'] as const)
    expect(new Set(regions.map(each => each[field])).size).toBe(11)
})
