import { existsSync } from 'node:fs'
import path from 'node:path'
import type { PayloadRequest } from 'payload'
import { env } from '@/platform/env'

type Asked = { params: { filename: string } }

/**
 * A picture that is not there is not found; Payload's own answer would be a fault of the server. What is not in the
 * bucket, where there is one, is answered by `bucketStorage`.
 * Upstream: payloadcms/payload#10326 mended this for buckets; for disks no issue is known.
 */
export function missingFile(_req: PayloadRequest, { params }: Asked): Response | undefined {
  if (env.S3_BUCKET) return undefined
  const file = path.join(env.MEDIA_DIR, path.basename(params.filename))
  return existsSync(file) ? undefined : new Response(null, { status: 404 })
}
