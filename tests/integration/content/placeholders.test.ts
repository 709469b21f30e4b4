import { expect, test } from 'vitest'
import { asSystem } from '@/platform/access/authority'
import { testCtx } from '../../support/testCtx'

const { payload } = await testCtx()
const told = (path: string, message: string) => ({ data: { errors: [{ path, message }] } })
const bodyWith = (words: string) => {
  const base = { version: 1, format: '' as const, indent: 0, direction: null }
  const text = { ...base, type: 'text', text: words, detail: 0, mode: 'normal', style: '' }
  const paragraph = { ...base, type: 'paragraph', textFormat: 0, textStyle: '', children: [text] }
  return { root: { ...base, type: 'root', children: [paragraph] } }
}

const MISSPELT =
  '{onlin} bestaat niet. Bedoel je {online}, {adsOnline} of {hosting}? Alle namen staan bij Beloften en cijfers.'

test('a misspelt name in a global is refused beside its field, with the names that come closest', async () => {
  const home = await payload.findGlobal({ slug: 'home', depth: 0, ...asSystem })
  const data = { hero: { ...home.hero, lead: 'Klaar {onlin}.' } }
  await expect(payload.updateGlobal({ slug: 'home', data, ...asSystem })).rejects.toMatchObject(
    told('hero.lead', MISSPELT),
  )
})

test('a name that only one field knows is refused in another', async () => {
  const { teaser } = await payload.findGlobal({ slug: 'home', depth: 0, ...asSystem })
  await payload.updateGlobal({
    slug: 'home',
    data: { teaser: { ...teaser, rest: 'Nog {steps} stappen, {online}.' } },
    ...asSystem,
  })
  await expect(
    payload.updateGlobal({
      slug: 'home',
      data: { teaser: { ...teaser, lead: 'Nog {steps} stappen.' } },
      ...asSystem,
    }),
  ).rejects.toMatchObject({ data: { errors: [{ path: 'teaser.lead' }] } })
})

test('a misspelt name in an article is refused, and kept in a draft', async () => {
  const { docs } = await payload.find({ collection: 'posts', limit: 1, depth: 0, ...asSystem })
  const { id } = docs[0] ?? { id: '' }
  const data = { body: bodyWith('Klaar {onlin}.') }
  await payload.update({ collection: 'posts', id, data, draft: true, ...asSystem })
  await expect(
    payload.update({ collection: 'posts', id, data: { ...data, _status: 'published' }, ...asSystem }),
  ).rejects.toMatchObject(told('body', MISSPELT))
})

test('a text whose page fills nothing in takes no name at all', async () => {
  const { docs } = await payload.find({ collection: 'partners', limit: 1, depth: 0, ...asSystem })
  const { id } = docs[0] ?? { id: '' }
  await expect(
    payload.update({ collection: 'partners', id, data: { name: 'Partner {online}' }, ...asSystem }),
  ).rejects.toMatchObject(
    told('name', 'Tussen accolades wordt hier niets ingevuld. Schrijf {online} voluit.'),
  )
})

test('a field keeps what it asks for itself', async () => {
  await expect(
    payload.updateGlobal({ slug: 'claims', data: { online: '' }, ...asSystem }),
  ).rejects.toMatchObject({ data: { errors: [{ path: 'online' }] } })
})

test('every text that the site begins with names only what there is', async () => {
  for (const { slug, versions } of payload.config.globals) {
    if (!versions) continue
    const doc = await payload.findGlobal({ slug: slug as 'home', depth: 0, ...asSystem })
    await payload.updateGlobal({ slug: slug as 'home', data: doc as never, ...asSystem })
  }
})
