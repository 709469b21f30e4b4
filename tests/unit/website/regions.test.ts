import { expect, test } from 'vitest'
import { isAbout, regionsByPlace } from '@/features/website/model/regions'

const region = (path: string, place: string, title: string) => ({
  ...{ id: path, path, place, heading: 'Kop', opening: 'Opening' },
  seo: { title, description: '', keywords: '' },
})

test('the regional pages stand by their place, each under its own title', () => {
  const regions = [
    region('website-twente', 'Twente', 'Website in Twente'),
    region('webdesign-enschede', 'Enschede', 'Webdesign in Enschede'),
    region('een-twente', 'Twente', 'Één bureau in Twente'),
  ]
  expect(regionsByPlace(regions)).toEqual([
    { place: 'Enschede', links: [{ label: 'Webdesign in Enschede', href: '/webdesign-enschede' }] },
    {
      place: 'Twente',
      links: [
        { label: 'Één bureau in Twente', href: '/een-twente' },
        { label: 'Website in Twente', href: '/website-twente' },
      ],
    },
  ])
})

test('without regional pages there are no places', () => {
  expect(regionsByPlace([])).toEqual([])
})

test.each([
  ['Website laten maken in Enschede', 'Website laten maken', true],
  ['Webshop laten maken in Twente', 'Webshop', true],
  ['Webshop laten maken in Twente', 'Website laten maken', false],
  ['Gevonden worden in Overijssel', 'Vindbaarheid (SEO)', false],
])('"%s" is about "%s": %s', (heading, service, expected) => {
  expect(isAbout({ heading }, service)).toBe(expected)
})
