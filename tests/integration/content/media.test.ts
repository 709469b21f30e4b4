import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { asSystem } from '@/platform/access/authority'
import { env } from '@/platform/env'
import { toImage } from '@/platform/media/images'
import { testCtx } from '../../support/testCtx'

const { payload } = await testCtx()

function upload(data: Buffer, name: string, mimetype: string) {
  const file = { data, name, mimetype, size: data.length }
  return payload.create({ collection: 'media', data: { alt: 'Een proef' }, file, depth: 0, ...asSystem })
}
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c21f1a' } })

test('a photo loses where it was taken, and gets its widths in two formats', async () => {
  const gps = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 13/1 0/1' } }
  const photo = await picture(1500, 1000).withExif(gps).jpeg().toBuffer()
  expect((await sharp(photo).metadata()).exif).toBeDefined()
  const doc = await upload(photo, `${randomUUID()}.jpg`, 'image/jpeg')
  const image = toImage(doc)
  expect(image?.webp.map(each => each.width)).toEqual([400, 800, 1200])
  expect(image?.avif.map(each => each.width)).toEqual([400, 800, 1200])
  const files = [doc.filename, ...Object.values(doc.sizes ?? {}).map(size => size?.filename)].filter(Boolean)
  for (const name of files) {
    const { exif } = await sharp(await readFile(path.join(env.MEDIA_DIR, String(name)))).metadata()
    expect(exif, String(name)).toBeUndefined()
  }
})

test('an original is kept no wider than is of use', async () => {
  const wide = await picture(4000, 100).png().toBuffer()
  expect((await upload(wide, `${randomUUID()}.png`, 'image/png')).width).toBe(2400)
})

test.each([
  ['a page that calls itself a picture', '<!doctype html><script>alert(1)</script>', 'page.png', 'image/png'],
  [
    'a vector drawing',
    '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>',
    'drawing.svg',
    'image/svg+xml',
  ],
  [
    'a vector drawing under another name',
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'drawing.webp',
    'image/webp',
  ],
])('%s is refused', async (_name, text, name, type) => {
  await expect(upload(Buffer.from(text), name, type)).rejects.toThrow()
})
