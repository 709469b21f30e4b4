import { expect, test } from 'vitest'
import { resolvePlaces } from '@/features/website/model/placesNearby'
import { isFreePath } from '@/features/website/model/regions'
import { PAGES } from '@/features/website/model/routes'
import { drawTownMap, isInside, overlaps } from '@/features/website/model/townMap'
import { regions } from '../../../seed/data/regions'
import { fiveWordRuns, sharedRuns } from '../../support/wordRuns'

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

const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : []
}
const ownTexts = ({ path, seo, places, ...texts }: (typeof regions)[number]) => textsOf(texts).join('\n')

test('a run of five words is counted once, and figures do not part one text from another', () => {
  expect([...fiveWordRuns('Wij komen om 9:00 naar je toe, ’s avonds ook.')]).toEqual([
    'wij komen om naar je',
    'komen om naar je toe',
    'om naar je toe s',
    'naar je toe s avonds',
    'je toe s avonds ook',
  ])
  expect(sharedRuns('een twee drie vier vijf zes', 'een twee drie vier vijf')).toBe(0.5)
  expect(sharedRuns('te kort', 'te kort')).toBe(1)
})

test.each(regions)('$path has 250 to 450 words of its own, and shares next to none with another', region => {
  const own = ownTexts(region)
  const words = own.split(/\s+/).length
  expect(words).toBeGreaterThanOrEqual(250)
  expect(words).toBeLessThanOrEqual(450)
  for (const other of regions.filter(each => each !== region))
    expect(sharedRuns(own, ownTexts(other)), other.path).toBeLessThan(0.03)
})

test.each(regions)('the map of $path shows all its places, and no label covers another', ({ places }) => {
  const { spots, route } = drawTownMap(resolvePlaces(places))
  expect(spots).toHaveLength(places.length + 1)
  expect(route).not.toBe('')
  const boxes = spots.map(({ label }) => label.box)
  for (const [index, box] of boxes.entries()) {
    expect(isInside(box), spots[index]?.label.name).toBe(true)
    for (const other of boxes.slice(index + 1)) expect(overlaps(box, other)).toBe(false)
  }
})
