import { buildFeed } from '@/features/website/server/public'
import { pageCtx } from '@/platform/requestCtx'

/** Made on demand, so that a new article is in it at once. */
export const dynamic = 'force-dynamic'

export async function GET(): Promise<Response> {
  const feed = await buildFeed(await pageCtx())
  return new Response(feed, { headers: { 'content-type': 'application/rss+xml; charset=utf-8' } })
}
