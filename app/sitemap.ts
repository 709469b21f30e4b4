import type { MetadataRoute } from 'next'
import { postPath } from '@/features/website/model/posts'
import { STATIC_PAGES } from '@/features/website/model/routes'
import { listPosts, listRegions } from '@/features/website/server/public'
import { env } from '@/platform/env'
import { pageCtx } from '@/platform/requestCtx'

/** Made on demand, so that a new region or article is in it at once. */
export const dynamic = 'force-dynamic'

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const ctx = await pageCtx()
  const [regions, posts] = await Promise.all([listRegions(ctx), listPosts(ctx)])
  const paths = [
    ...STATIC_PAGES,
    ...regions.map(region => `/${region.path}`),
    ...posts.map(post => postPath(post.slug)),
  ]
  return paths.map(path => ({ url: `${env.SITE_URL}${path === '/' ? '' : path}` }))
}
