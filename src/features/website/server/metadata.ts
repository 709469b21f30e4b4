import type { Metadata } from 'next'
import { getCompany } from '@/features/company/server/getCompany'
import type { PageCtx } from '@/platform/ctx'
import { env } from '@/platform/env'
import type { Seo } from '../model/pageTexts'

/** What browsers, search engines and shared links show of a page. */
export async function pageMetadata(
  ctx: PageCtx,
  path: string,
  { title, description, keywords, picture }: Seo,
): Promise<Metadata> {
  const { name, socialPicture } = await getCompany(ctx)
  const images = [picture || socialPicture].filter(Boolean)
  const full = `${title} | ${name}`
  return {
    metadataBase: new URL(env.SITE_URL),
    title: full,
    description,
    keywords: keywords || undefined,
    alternates: { canonical: path, types: { 'application/rss+xml': '/blog/rss.xml' } },
    openGraph: {
      title: full,
      description,
      url: path,
      siteName: name,
      locale: 'nl_NL',
      type: 'website',
      images,
    },
    twitter: {
      card: images.length > 0 ? 'summary_large_image' : 'summary',
      title: full,
      description,
      images,
    },
  }
}
