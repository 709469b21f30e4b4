import type { CollectionConfig, Config } from 'payload'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const SETTINGS = {
  ...{ DATABASE_URL: 'postgresql://proef@localhost/proef', SITE_URL: 'http://localhost:3000', DEMO: '1' },
  PAYLOAD_SECRET: 'a secret of the tests, long enough for it',
}
const BUCKET = { S3_BUCKET: 'proef', S3_REGION: 'proef', S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' }

const media: CollectionConfig = {
  slug: 'media',
  upload: { imageSizes: [{ name: 'klein', width: 400 }] },
  fields: [{ name: 'alt', type: 'text' }],
}
const staff: CollectionConfig = { slug: 'staff', fields: [] }
const config = { admin: { user: 'staff' }, collections: [media, staff] } as unknown as Config

async function changed(settings: Record<string, string>) {
  for (const [name, value] of Object.entries({ ...SETTINGS, ...settings })) vi.stubEnv(name, value)
  const { bucketStorage } = await import('@/platform/payload/bucketStorage')
  return bucketStorage(config)
}

beforeEach(() => {
  vi.resetModules()
})
afterEach(() => {
  vi.doUnmock('@payloadcms/storage-s3')
  vi.unstubAllEnvs()
})

test('without a bucket everything stays as it is, and what speaks S3 is not loaded', async () => {
  vi.doMock('@payloadcms/storage-s3', () => {
    throw new Error('it was loaded')
  })
  expect(await changed({ S3_BUCKET: '' })).toBe(config)
  vi.resetModules()
  await expect(changed(BUCKET)).rejects.toThrow()
})

test('with a bucket only what stores and serves pictures is another', async () => {
  const { admin, collections, endpoints } = await changed(BUCKET)
  expect([admin, endpoints]).toEqual([{ user: 'staff' }, undefined])
  const [stored, other] = collections ?? []
  expect(other).toEqual(staff)
  expect(stored?.fields).toEqual(media.fields)
  expect(stored?.upload).toMatchObject({ ...(media.upload as object), disableLocalStorage: true })
  expect(Object.keys(stored?.hooks ?? {}).sort()).toEqual(['afterChange', 'afterDelete', 'beforeChange'])
})
