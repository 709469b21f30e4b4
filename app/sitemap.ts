import type { MetadataRoute } from 'next'
import { PAGES } from '@/domain/site/navigation'
import { listRegions } from '@/server/content/listRegions'
import { env } from '@/server/env'
import { pageCtx } from '@/server/session'

/** Made on demand, so that a new region stands in it at once. */
export const dynamic = 'force-dynamic'

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const regions = await listRegions(await pageCtx())
  const paths = [...PAGES, ...regions.map(region => `/${region.path}`)]
  return paths.map(path => ({ url: `${env.SITE_URL}${path === '/' ? '' : path}` }))
}
