import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { Media } from '@/payload-types'
import { asSystem } from '@/platform/access/authority'
import { s3Peer } from '../../support/s3Peer'

// The settings are read once, so the bucket stands before anything that reads them.
const peer = await s3Peer()
Object.assign(process.env, peer.settings)
const { env } = await import('@/platform/env')
const { toImage } = await import('@/platform/media/images')
const { rest } = await import('../../support/customers')
const { answerHead } = await import('@/platform/payload/restAnswers')
const { testCtx } = await import('../../support/testCtx')

const { payload } = await testCtx()
const head = answerHead(request => rest(new URL(request.url).pathname.replace('/api', '')))

beforeEach(() => {
  peer.mood = 'well'
})
afterAll(() => peer.stop())

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c21f1a' } })

const fileOf = (data: Buffer, name: string, mimetype: string) => ({ data, name, mimetype, size: data.length })

async function photo(width = 1500) {
  const gps = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 13/1 0/1' } }
  return fileOf(
    await picture(width, 1000).withExif(gps).jpeg().toBuffer(),
    `${randomUUID()}.jpg`,
    'image/jpeg',
  )
}

async function upload(file: ReturnType<typeof fileOf>) {
  return payload.create({ collection: 'media', data: { alt: 'Een proef' }, file, depth: 0, ...asSystem })
}

/** The original and its widths, with what the record says of each. */
const filesOf = (doc: Media) =>
  [doc, ...Object.values(doc.sizes ?? {})].flatMap(({ filename, mimeType, filesize }) =>
    filename ? [{ filename, mimeType, filesize }] : [],
  )
const namesOf = (doc: Media) => filesOf(doc).map(({ filename }) => filename)

describe('a picture that is uploaded', () => {
  test('lies in the bucket in all its widths, without where it was taken, and not on the disk', async () => {
    const doc = await upload(await photo())
    expect(namesOf(doc)).toHaveLength(7)
    for (const { filename, mimeType, filesize } of filesOf(doc)) {
      const kept = peer.objects.get(filename)
      expect(kept?.type, filename).toBe(mimeType)
      expect(kept?.content.length, filename).toBe(filesize)
      expect((await sharp(kept?.content).metadata()).exif, filename).toBeUndefined()
      expect(existsSync(path.join(env.MEDIA_DIR, filename)), filename).toBe(false)
    }
  })

  test('has addresses of the site itself, as it would with files on disk', async () => {
    const doc = await upload(await photo())
    const image = toImage(await payload.findByID({ collection: 'media', id: doc.id, depth: 0, ...asSystem }))
    expect(image?.alt).toBe('Een proef')
    expect(image?.address).toBe(`/api/media/file/${doc.filename}`)
    for (const format of [image?.webp, image?.avif]) {
      expect(format?.map(({ width }) => width)).toEqual([400, 800, 1200])
      for (const { address } of format ?? []) expect(address).toMatch(/^\/api\/media\/file\/[^/?]+$/)
    }
  })

  test('is served by the site, with its type and for as long as it may be kept', async () => {
    const doc = await upload(await photo())
    for (const { filename, mimeType, filesize } of filesOf(doc)) {
      const answer = await rest(`/media/file/${filename}`)
      expect(answer.status, filename).toBe(200)
      expect(Buffer.from(await answer.arrayBuffer()).equals(contentOf(filename)), filename).toBe(true)
      const asked = await head(new Request(`${env.SITE_URL}/api/media/file/${filename}`), nothing)
      expect([asked.status, await asked.text()], filename).toEqual([200, ''])
      for (const { headers } of [answer, asked])
        expect(Object.fromEntries(headers)).toMatchObject({
          'content-type': mimeType,
          'content-length': String(filesize),
          'accept-ranges': 'bytes',
          'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
        })
    }
  })

  test('is served in part to who asks for a part', async () => {
    const { filename } = await upload(await photo())
    const answer = await rest(`/media/file/${filename}`, { headers: { range: 'bytes=10-19' } })
    expect(answer.status).toBe(206)
    const part = contentOf(String(filename)).subarray(10, 20)
    expect(Buffer.from(await answer.arrayBuffer()).equals(part)).toBe(true)
  })

  test('is not sent again to who has it already', async () => {
    const { filename } = await upload(await photo())
    const address = `/media/file/${filename}`
    const etag = (await rest(address)).headers.get('etag') ?? ''
    const answer = await rest(address, { headers: { 'if-none-match': etag } })
    expect([answer.status, await answer.text()]).toEqual([304, ''])
  })
})

test('a picture that is replaced leaves nothing behind', async () => {
  const before = await upload(await photo())
  const file = await photo(900)
  const change = { data: { alt: 'Een andere' }, file, depth: 0, ...asSystem }
  const after = await payload.update({ collection: 'media', id: before.id, ...change })
  expect(namesOf(after)).toHaveLength(5)
  for (const name of namesOf(after)) expect(peer.objects.has(name), name).toBe(true)
  for (const name of namesOf(before)) expect(peer.objects.has(name), name).toBe(false)
})

test('another description leaves the files as they are', async () => {
  const doc = await upload(await photo())
  const change = { data: { alt: 'Beter gezegd' }, depth: 0, ...asSystem }
  const after = await payload.update({ collection: 'media', id: doc.id, ...change })
  expect(filesOf(after)).toEqual(filesOf(doc))
  for (const name of namesOf(doc)) expect(peer.objects.has(name), name).toBe(true)
})

test('a picture that is deleted is gone from the bucket in all its widths', async () => {
  const doc = await upload(await photo())
  await payload.delete({ collection: 'media', id: doc.id, depth: 0, ...asSystem })
  for (const name of namesOf(doc)) expect(peer.objects.has(name), name).toBe(false)
})

describe('what is not there is not found', () => {
  test('a file that was never uploaded, and one that the bucket lost', async () => {
    const { filename } = await upload(await photo())
    peer.objects.delete(String(filename))
    for (const name of [filename, 'niets.webp']) {
      const answer = await rest(`/media/file/${name}`)
      expect([answer.status, await answer.text()]).toEqual([404, ''])
      const asked = await head(new Request(`${env.SITE_URL}/api/media/file/${name}`), nothing)
      expect(asked.status).toBe(404)
    }
  })
})

describe('a bucket that fails', () => {
  test('keeps no record of what it did not take', async () => {
    peer.mood = 'broken'
    const file = await photo()
    await expect(upload(file)).rejects.toThrow()
    const where = { filename: { equals: file.name } }
    expect((await payload.count({ collection: 'media', where, ...asSystem })).totalDocs).toBe(0)
  })

  test('is not told of to who asks for a picture', async () => {
    const { filename } = await upload(await photo())
    peer.mood = 'broken'
    const answer = await rest(`/media/file/${filename}`)
    expect([answer.status, await answer.text()]).toEqual([500, 'Internal Server Error'])
  })
})

test('a page that calls itself a picture, and a drawing, do not reach the bucket', async () => {
  const page = fileOf(Buffer.from('<!doctype html><script>alert(1)</script>'), 'geweigerd.png', 'image/png')
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')
  const drawing = fileOf(svg, 'geweigerd.svg', 'image/svg+xml')
  for (const file of [page, drawing]) await expect(upload(file)).rejects.toThrow()
  expect([...peer.objects.keys()].filter(name => name.includes('geweigerd'))).toEqual([])
})

function contentOf(name: string): Buffer {
  return peer.objects.get(name)?.content ?? Buffer.alloc(0)
}

const nothing = { params: Promise.resolve({}) }
