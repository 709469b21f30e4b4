import type { MetadataRoute } from 'next'
import { PAGES } from '@/features/website/model/navigation'
import { postPath } from '@/features/website/model/posts'
import { listRegions } from '@/features/website/server/content'
import { listPosts } from '@/features/website/server/posts'
import { env } from '@/platform/env'
import { pageCtx } from '@/platform/requestCtx'

/** What is each visitor's own helps nobody who searches. */
const UNLISTED = ['/hosting-dashboard', '/hosting-login']

/** Made on demand, so that a new region or article stands in it at once. */
export const dynamic = 'force-dynamic'

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const ctx = await pageCtx()
  const [regions, posts] = await Promise.all([listRegions(ctx), listPosts(ctx)])
  const paths = [
    ...PAGES.filter(page => !UNLISTED.includes(page)),
    ...regions.map(region => `/${region.path}`),
    ...posts.map(post => postPath(post.slug)),
  ]
  return paths.map(path => ({ url: `${env.SITE_URL}${path === '/' ? '' : path}` }))
}
