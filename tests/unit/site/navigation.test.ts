import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  BAR_LINKS,
  barMenus,
  LEGAL_LINKS,
  MOBILE_LINKS,
  QUICK_LINKS,
  serviceLink,
} from '@/domain/site/navigation'

const service = {
  ...{
    id: '1',
    title: 'Webshop',
    slug: 'webshop',
    description: '',
    features: [],
    startingPrice: '',
    highlight: '',
  },
  ...{ icon: 'shop' as const, places: ['home', 'services'] as ('home' | 'services')[], menuLink: '' },
}

test('every link of bar, menu and footer has a page', () => {
  const links = [
    ...BAR_LINKS,
    ...MOBILE_LINKS,
    ...QUICK_LINKS,
    ...LEGAL_LINKS,
    ...barMenus([], []).flatMap(menu => menu.links),
  ]
  const missing = links.filter(({ href }) => !existsSync(`app/(site)${href === '/' ? '' : href}/page.tsx`))
  expect(missing).toEqual([])
})

test('a service leads to its page once that stands, and to its line until then', () => {
  expect(serviceLink({ ...service, menuLink: '/nog-niet-gebouwd' }, []).href).toBe('/diensten#webshop')
  expect(serviceLink({ ...service, menuLink: '/configurator' }, []).href).toBe('/configurator')
  expect(serviceLink({ ...service, menuLink: '/webshop-twente' }, ['webshop-twente']).href).toBe(
    '/webshop-twente',
  )
  expect(serviceLink({ ...service, places: ['home'] }, []).href).toBe('/#services')
})
