// Works around: the plugin adds fields and parts for browsers, so that database and office differ with a bucket.
// Upstream: payloadcms/payload#11438, #17871.
// Removal test: `bucketStorage` in tests/unit/platform/workarounds.test.ts.
import type { S3StorageOptions } from '@payloadcms/storage-s3'
import type { CollectionConfig, Plugin, UploadConfig } from 'payload'
import { env } from '@/platform/env'

type Handler = NonNullable<UploadConfig['handlers']>[number]

/** Without its fields and parts for browsers: database and office are the same with and without a bucket. */
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

/** An upload holds a database connection while it waits, so the timeout is short. */
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

/** Some vendors know no bucket as host, and not Amazon's newer checksums. */
const otherVendor = (endpoint: string) =>
  ({
    endpoint,
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  }) as const

function atTheRoot(upload: CollectionConfig['upload']): CollectionConfig['upload'] {
  if (typeof upload !== 'object') return upload
  const handlers = upload.handlers?.map(
    (handler): Handler =>
      (req, args) =>
        handler(req, { ...args, doc: { id: '' } }),
  )
  return { ...upload, handlers }
}
