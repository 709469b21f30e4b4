import { expect, test } from 'vitest'
import { isInternalPath } from '@/features/website/model/links'
import { PAGE_TEXTS } from '@/features/website/model/pageTexts'
import { PREVIEWED_SLUGS, previewPath } from '@/features/website/server/preview'

test.each([
  ['regions', { path: 'webdesign-enschede' }, '/webdesign-enschede'],
  ['posts', { slug: 'een-artikel' }, '/blog/een-artikel'],
  ['projects', { slug: 'een-project' }, '/portfolio/een-project'],
  ['faqs', { place: 'support' }, '/support'],
  ['faqs', {}, '/faq'],
  ['legal-pages', { slug: 'privacy' }, '/privacy'],
  ['home', {}, '/'],
])('%s %j is previewed on %s', (slug, doc, path) => {
  expect(previewPath(slug, doc)).toBe(path)
})

test.each([
  ['page-texts', 0, '/diensten'],
  ['page-texts', 3, '/over-ons'],
  ['page-texts', PAGE_TEXTS.findIndex(page => page.name === 'hostingLogin'), '/hosting-bestellen'],
  ['page-texts', 99, '/diensten'],
  ['shared-texts', 0, '/'],
  ['shared-texts', 3, '/niet-gevonden'],
  ['landing-pages', 0, '/meta-ads-landing'],
  ['landing-pages', 1, '/configurator-abonnement'],
])('tab %2$i of %1$s is previewed on its own page', (slug, tab, path) => {
  expect(previewPath(slug, {}, tab)).toBe(path)
})

test('every preview stands on our own site, also of a record without a name yet', () => {
  expect(PREVIEWED_SLUGS.map(slug => previewPath(slug, {})).filter(path => !isInternalPath(path))).toEqual([])
  expect(() => previewPath('staff', {})).toThrow('staff')
})

test.each([
  ['/diensten', true],
  ['/', true],
  ['/blog/een?x=1#y', true],
  ['//elders.example', false],
  ['/\\elders.example', false],
  ['https://elders.example', false],
  ['diensten', false],
  ['', false],
  ['/a b', false],
])('%j is our own address: %s', (path, own) => {
  expect(isInternalPath(path)).toBe(own)
})
