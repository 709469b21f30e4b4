import type { MetadataRoute } from 'next'
import { postPath } from '@/features/website/model/posts'
import { SITEMAP_PAGES } from '@/features/website/model/routes'
import { PORTFOLIO_PATH, projectPath } from '@/features/website/model/sampleSites'
import { listPosts, listProjects, listRegions } from '@/features/website/server/public'
import { env } from '@/platform/env'
import { readLaunch } from '@/platform/launch/launch'
import { pageCtx } from '@/platform/requestCtx'

/** Made on demand, so that a new region or article is in it at once. */
export const dynamic = 'force-dynamic'

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const ctx = await pageCtx()
  if (!(await readLaunch(ctx)).isSiteOpen) return []
  const [regions, posts, projects] = await Promise.all([listRegions(ctx), listPosts(ctx), listProjects(ctx)])
  const paths = [
    ...SITEMAP_PAGES.filter(path => path !== PORTFOLIO_PATH || projects.length > 0),
    ...regions.map(region => `/${region.path}`),
    ...posts.map(post => postPath(post.slug)),
    ...projects.map(project => projectPath(project.slug)),
  ]
  return paths.map(path => ({ url: `${env.SITE_URL}${path === '/' ? '' : path}` }))
}
