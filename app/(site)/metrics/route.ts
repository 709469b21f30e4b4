import { timingSafeEqual } from 'node:crypto'
import { env } from '@/platform/env'
import { readMetrics } from '@/platform/health/metrics'
import { processCtx } from '@/platform/processCtx'

export const dynamic = 'force-dynamic'

const FORMAT = 'text/plain; version=0.0.4; charset=utf-8'

/** For Prometheus, with the token of the settings. To everybody else nothing is here. */
export async function GET(request: Request): Promise<Response> {
  if (!mayRead(request.headers.get('authorization'))) return new Response(null, { status: 404 })
  return new Response(await readMetrics(await processCtx()), {
    headers: { 'content-type': FORMAT, 'cache-control': 'no-store' },
  })
}

function mayRead(authorization: string | null): boolean {
  if (!env.METRICS_TOKEN) return false
  const expected = Buffer.from(`Bearer ${env.METRICS_TOKEN}`)
  const given = Buffer.from(authorization ?? '')
  return given.length === expected.length && timingSafeEqual(given, expected)
}
