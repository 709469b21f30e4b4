import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { asSystem } from '@/platform/access/authority'
import { testCtx } from '../../support/testCtx'

const { payload } = await testCtx()
const told = (path: string, message: string) => ({ data: { errors: [{ path, message }] } })

test.each([
  [
    { openingHours: [{ weekday: '1' as const, opens: '19:00', closes: '18:00' }] },
    told('openingHours.0.closes', 'Een tijd na de openingstijd.'),
  ],
  [{ instagram: 'javascript:alert(1)' }, told('instagram', 'Een adres dat met https:// begint.')],
  [{ mapsLink: 'zomaar' }, told('mapsLink', 'Een adres dat met https:// begint.')],
])('the company is not kept with %j', async (data, refusal) => {
  await expect(
    payload.updateGlobal({ slug: 'company', data: data as never, ...asSystem }),
  ).rejects.toMatchObject(refusal)
})

test.each(['', '/'])('an old address does not lead to itself with %j behind it', async end => {
  const from = `/oud-${randomUUID()}`
  const data = { from, to: { type: 'custom' as const, url: from + end } }
  await expect(payload.create({ collection: 'redirects', data, ...asSystem })).rejects.toMatchObject(
    told('to.url', 'Dit adres leidt naar zichzelf.'),
  )
})

test.each(['/contact', '/contact/'])('nobody is led away from the page at %s', async from => {
  const data = { from, to: { type: 'custom' as const, url: '/faq' } }
  await expect(payload.create({ collection: 'redirects', data, ...asSystem })).rejects.toMatchObject(
    told('from', 'Op dit adres staat een pagina, en die gaat voor.'),
  )
})

function linked(url: string, type: 'link' | 'autolink' = 'link') {
  const base = { version: 1, format: '' as const, indent: 0, direction: null }
  const text = { ...base, type: 'text', text: 'Onze prijzen', detail: 0, mode: 'normal', style: '' }
  const fields = { linkType: 'custom', newTab: false, url }
  const link = {
    ...base,
    type,
    version: type === 'link' ? 3 : 2,
    id: '0123456789abcdef01234567',
    fields,
    children: [text],
  }
  const paragraph = { ...base, type: 'paragraph', textFormat: 0, textStyle: '', children: [link] }
  return { root: { ...base, type: 'root', children: [paragraph] } }
}

test.each([
  ['/prijzen', true],
  ['https://naam.example/prijzen', true],
  ['mailto:iemand@naam.example', true],
  ['www.naam.example', false],
  ['javascript:alert(1)', false],
])('an article that links to %s is kept: %s', async (url, kept) => {
  const { docs } = await payload.find({ collection: 'posts', limit: 1, depth: 0, ...asSystem })
  const { id } = docs[0] ?? { id: '' }
  const saved = payload.update({ collection: 'posts', id, data: { body: linked(url) }, ...asSystem }).then(
    () => true,
    (refusal: { data: { errors: object[] } }) => {
      const message = expect.stringMatching(/^Een adres van deze site, of een adres dat met https:/)
      expect(refusal.data.errors).toContainEqual(expect.objectContaining({ path: 'body.url', message }))
      return false
    },
  )
  expect(await saved).toBe(kept)
})

test.each([
  ['https://naam.example/prijzen', true],
  ['javascript:alert(1)', false],
])('an address in an article that became a link by itself, %s, is kept: %s', async (url, kept) => {
  const { docs } = await payload.find({ collection: 'posts', limit: 1, depth: 0, ...asSystem })
  const { id } = docs[0] ?? { id: '' }
  const data = { body: linked(url, 'autolink') }
  const saved = payload.update({ collection: 'posts', id, data, ...asSystem }).then(
    () => true,
    () => false,
  )
  expect(await saved).toBe(kept)
})

test.each([
  ['/webshop-laten-maken-twente', true],
  ['', true],
  ['//elders.example', false],
  ['/\\\\elders.example', false],
  ['javascript:alert(1)', false],
])('a service that leads the menu to %j is kept: %s', async (menuLink, kept) => {
  const { docs } = await payload.find({ collection: 'services', limit: 1, depth: 0, ...asSystem })
  const { id, places } = docs[0] ?? { id: '', places: [] }
  const data = { menuLink, places: [...new Set([...(places ?? []), 'menu' as const])] }
  const saved = payload.update({ collection: 'services', id, data, ...asSystem }).then(
    () => true,
    ({ data }: { data: { errors: { path: string }[] } }) => {
      expect(data.errors).toMatchObject([{ path: 'menuLink' }])
      return false
    },
  )
  expect(await saved).toBe(kept)
})

test('a copy of a service has a name that can be published', async () => {
  const { docs } = await payload.find({ collection: 'services', limit: 1, depth: 0, ...asSystem })
  const { id, slug } = docs[0] ?? { id: '', slug: '' }
  const copy = await payload.duplicate({ collection: 'services', id, depth: 0, ...asSystem })
  expect(copy.slug).toBe(`${slug}-kopie`)
})
