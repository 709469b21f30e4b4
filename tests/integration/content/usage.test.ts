import { randomUUID } from 'node:crypto'
import type { CollectionSlug } from 'payload'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { asSystem } from '@/platform/access/authority'
import { testCtx } from '../../support/testCtx'

const { payload } = await testCtx()

const first = async (collection: CollectionSlug, where = {}) => {
  const { docs } = await payload.find({ collection, where, limit: 1, depth: 0, ...asSystem })
  if (!docs[0]) throw new Error(`no record in ${collection}`)
  return docs[0] as unknown as { id: string; [field: string]: unknown }
}
const remove = (collection: CollectionSlug, id: string) =>
  payload.delete({ collection, id, depth: 0, ...asSystem })
const refused = (what: string, place: string) =>
  expect.objectContaining({
    status: 400,
    message: expect.stringMatching(new RegExp(`^${what} is nog in gebruik bij .*${place}.*Haal het daar`)),
  })

test('a picture that an article shows stays, and the refusal names the article', async () => {
  const post = await first('posts', { image: { exists: true } })
  await expect(remove('media', String(post.image))).rejects.toEqual(
    refused('Dit beeld', `Artikel “${post.title}”`),
  )
})

test('a picture that only a draft shows stays', async () => {
  const post = await first('posts')
  const drawn = { width: 40, height: 20, channels: 3 as const, background: '#888' }
  const data = await sharp({ create: drawn }).png().toBuffer()
  const { id } = await payload.create({
    collection: 'media',
    data: { alt: 'Proef' },
    file: { data, mimetype: 'image/png', name: `${randomUUID()}.png`, size: data.length },
    depth: 0,
    ...asSystem,
  })
  const draftWith = (image: string | null) =>
    payload.update({ collection: 'posts', id: post.id, data: { image }, draft: true, depth: 0, ...asSystem })
  await draftWith(id)
  await expect(remove('media', id)).rejects.toEqual(refused('Dit beeld', `Artikel “${post.title}”`))
  await draftWith(null)
  await remove('media', id)
  const left = await payload.count({ collection: 'media', where: { id: { equals: id } }, ...asSystem })
  expect(left.totalDocs).toBe(0)
})

test('a package that orders run on stays, and a new one can go', async () => {
  const order = await first('hosting-orders', { status: { equals: 'active' } })
  const sold = await first('hosting-packages', { key: { equals: order.packageKey } })
  await expect(remove('hosting-packages', sold.id)).rejects.toEqual(refused('Dit pakket', 'bestelling HO'))
  const { id } = await payload.create({
    collection: 'hosting-packages',
    data: { key: `proef-${randomUUID()}`, name: 'Proef', monthly: 100, yearly: 1000, vatRate: 21, order: 99 },
    depth: 0,
    ...asSystem,
  })
  await remove('hosting-packages', id)
})

test('a service that pages show stays until it is offline', async () => {
  const service = await first('services', { slug: { equals: 'seo' } })
  await expect(remove('services', service.id)).rejects.toEqual(refused('Deze dienst', 'Home'))
  await payload.update({
    collection: 'services',
    id: service.id,
    data: { _status: 'draft' },
    depth: 0,
    ...asSystem,
  })
  await remove('services', service.id)
})

test('a region that a menu or a text leads to stays', async () => {
  const path = `streek-${randomUUID()}`
  const { id } = await payload.create({
    collection: 'regions',
    data: { path, place: 'Proef', heading: 'Proef', opening: 'Een proef.', _status: 'published' },
    depth: 0,
    ...asSystem,
  })
  const faq = await first('faqs')
  const answer = (words: string) =>
    payload.update({ collection: 'faqs', id: faq.id, data: { answer: words }, depth: 0, ...asSystem })
  await answer(`Lees verder op /${path}.`)
  await expect(remove('regions', id)).rejects.toEqual(
    refused('Deze streekpagina', String(faq.question).slice(0, 8)),
  )
  await answer(`Lees verder op /${path}-oost.`)
  await remove('regions', id)
})
