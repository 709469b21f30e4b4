import type { MetadataRoute } from 'next'
import { env } from '@/platform/env'

export const dynamic = 'force-dynamic'

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: ['/', '/api/media/file/'], disallow: ['/admin', '/api', '/intern'] },
    sitemap: `${env.SITE_URL}/sitemap.xml`,
  }
}
