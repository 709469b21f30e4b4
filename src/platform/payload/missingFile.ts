// Works around: Payload answers 500 for a missing file.
// Upstream: payloadcms/payload#10326, for buckets only.
// Removal test: `missingFile` in tests/unit/platform/workarounds.test.ts.
import { existsSync } from 'node:fs'
import path from 'node:path'
import type { PayloadRequest } from 'payload'
import { env } from '@/platform/env'

type Asked = { params: { filename: string } }

export function missingFile(_req: PayloadRequest, { params }: Asked): Response | undefined {
  if (env.S3_BUCKET) return undefined
  const file = path.join(env.MEDIA_DIR, path.basename(params.filename))
  return existsSync(file) ? undefined : new Response(null, { status: 404 })
}
