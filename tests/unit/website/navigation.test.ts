import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  barMenus,
  hasUniqueTargets,
  resolveLinks,
  serviceLink,
  validateLinkTarget,
} from '@/features/website/model/navigation'
import { PAGES } from '@/features/website/model/routes'
import { navigation } from '../../../seed/data/navigation'

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
const { words, ...lists } = navigation
const menus = { words, bar: [], mobile: [], quick: [], legal: [] }
const hosting = [{ label: 'Inloggen', href: '/hosting-login' }]

test('every page that staff can put in a menu has a page', () => {
  expect(PAGES.filter(path => !existsSync(`app/(site)${path === '/' ? '' : path}/page.tsx`))).toEqual([])
})

test.each(Object.entries(lists))(
  'the list %s begins with links to pages that stand, each once',
  (_name, links) => {
    const paths = links.map(({ path }) => path)
    expect(paths.filter(path => !PAGES.includes(path))).toEqual([])
    expect(hasUniqueTargets(links)).toBe(true)
  },
)

const article = (value: string) => ({ record: { relationTo: 'posts' as const, value } })

test.each([
  [[], true],
  [[{ path: '/' }, { path: '/contact' }], true],
  [[{ path: '/' }, { path: '/contact' }, { path: '/' }], false],
  [[article('a'), article('b'), { path: '/' }], true],
  [[article('a'), { path: '/' }, article('a')], false],
])('%j names each page once: %s', (links, once) => {
  expect(hasUniqueTargets(links)).toBe(once)
})

test.each([
  [{ path: '/contact' }, true],
  [article('a'), true],
  [{ path: '/contact', record: null }, true],
  [{ path: '/contact', ...article('a') }, 'Kies een pagina of een eigen pagina, niet allebei.'],
  [{}, 'Kies waar deze link heen gaat.'],
  [{ record: { relationTo: 'posts' as const, value: null } }, 'Kies waar deze link heen gaat.'],
])('a link to %j names one target: %s', (link, verdict) => {
  expect(validateLinkTarget(link)).toBe(verdict)
})

test('links lead to pages and to published records, and to nothing that is offline', () => {
  const paths = { regions: new Map([['r', '/webshop-twente']]), posts: new Map([['p', '/blog/verhuizen']]) }
  const rows = [
    { label: 'Contact', path: '/contact' },
    { label: 'Twente', record: { relationTo: 'regions' as const, value: 'r' } },
    { label: 'Verhuizen', ...article('p') },
    { label: 'Weg', ...article('offline') },
    { label: 'Nog leeg' },
  ]
  expect(resolveLinks(rows, paths)).toEqual([
    { label: 'Contact', href: '/contact' },
    { label: 'Twente', href: '/webshop-twente' },
    { label: 'Verhuizen', href: '/blog/verhuizen' },
  ])
})

test('the drop-downs say what staff call them, with the services that they put there', () => {
  const services = [{ label: 'Webshop', href: '/webshop-twente' }]
  const renamed = { ...menus, hosting, words: { ...words, services: 'Ons werk', allServices: 'Alles' } }
  expect(barMenus(renamed, services)).toEqual([
    { label: 'Ons werk', links: [{ label: 'Alles', href: '/diensten' }, ...services] },
    { label: 'Hosting', links: hosting },
  ])
})

test('a drop-down without links is left out', () => {
  expect(barMenus({ ...menus, hosting: [] }, []).map(menu => menu.label)).toEqual(['Diensten'])
})

test('a service leads to its page once that stands, and to its line until then', () => {
  expect(serviceLink(service, []).href).toBe('/diensten#webshop')
  expect(serviceLink({ ...service, menuLink: 'webshop-twente' }, ['webshop-twente']).href).toBe(
    '/diensten#webshop',
  )
  expect(serviceLink({ ...service, menuLink: '/nog-niet-gebouwd' }, []).href).toBe('/diensten#webshop')
  expect(serviceLink({ ...service, menuLink: '/configurator' }, []).href).toBe('/configurator')
  expect(serviceLink({ ...service, menuLink: '/webshop-twente' }, ['webshop-twente']).href).toBe(
    '/webshop-twente',
  )
  expect(serviceLink({ ...service, places: ['home'] }, []).href).toBe('/#services')
  expect(serviceLink({ ...service, places: [] }, []).href).toBe('/diensten')
})
