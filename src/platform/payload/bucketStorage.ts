import type { S3StorageOptions } from '@payloadcms/storage-s3'
import type { CollectionConfig, Plugin, UploadConfig } from 'payload'
import { env } from '@/platform/env'

type Handler = NonNullable<UploadConfig['handlers']>[number]

/**
 * Keeps uploads in the bucket of the settings; without one they stay on disk and nothing of this is loaded. Payload's
 * plugin also brings fields and parts for browsers, for uploads that pass the site by. Those are left out, so that
 * database and office are the same with and without a bucket.
 */
export const bucketStorage: Plugin = async config => {
  if (!env.S3_BUCKET) return config
  const { s3Storage } = await import('@payloadcms/storage-s3')
  const plugin = s3Storage({ bucket: env.S3_BUCKET, collections: { media: true }, config: connection() })
  const { collections = [] } = await plugin({ ...config, admin: {} })
  const stored = collections.find(each => each.slug === 'media')
  const parts = { hooks: stored?.hooks, upload: atTheRoot(stored?.upload) }
  const own = config.collections?.map(each => (each.slug === 'media' ? { ...each, ...parts } : each))
  return { ...config, collections: own }
}

/** How the bucket is reached. An upload holds a connection to the database while it waits, so it does not wait long. */
function connection(): S3StorageOptions['config'] {
  const agent = { keepAlive: true, maxSockets: 100 }
  const patience = { connectionTimeout: 5_000, requestTimeout: 10_000, throwOnRequestTimeout: true }
  return {
    region: env.S3_REGION,
    credentials: { accessKeyId: env.S3_ACCESS_KEY_ID ?? '', secretAccessKey: env.S3_SECRET_ACCESS_KEY ?? '' },
    requestHandler: { httpAgent: agent, httpsAgent: agent, socketTimeout: 10_000, ...patience },
    ...(env.S3_ENDPOINT ? otherVendor(env.S3_ENDPOINT) : {}),
  }
}

/** Not every maker knows a bucket as a host, or the checksums that Amazon added later. */
const otherVendor = (endpoint: string) =>
  ({
    endpoint,
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  }) as const

/** All files lie side by side in the bucket, so for none of them the database is asked where it is. */
function atTheRoot(upload: CollectionConfig['upload']): CollectionConfig['upload'] {
  if (typeof upload !== 'object') return upload
  const handlers = upload.handlers?.map(
    (handler): Handler =>
      (req, args) =>
        handler(req, { ...args, doc: { id: '' } }),
  )
  return { ...upload, handlers }
}
