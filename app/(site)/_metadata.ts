import type { Metadata } from 'next'
import { getCompany } from '@/features/company/server/getCompany'
import { PAGE_TEXTS, type PageName, type Seo } from '@/features/website/model/pageTexts'
import { getPageTexts } from '@/features/website/server/pageTexts'
import type { PageCtx } from '@/platform/ctx'
import { env } from '@/platform/env'
import { pageCtx } from '@/platform/requestCtx'

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

/** The same for a page whose texts staff write under this name. */
export function metadataOf(name: PageName) {
  return async (): Promise<Metadata> => {
    const ctx = await pageCtx()
    const path = PAGE_TEXTS.find(page => page.name === name)?.path ?? '/'
    return pageMetadata(ctx, path, (await getPageTexts(ctx))[name].seo)
  }
}

/** A page that only a mail, a log-in or a payment leads to stands in no search engine. */
export const UNLISTED = { robots: { index: false, follow: false } }

/** What is shown of such a page. Staff write no texts for it. */
export async function unlistedMetadata({ path, ...seo }: Seo & { path: string }): Promise<Metadata> {
  return { ...(await pageMetadata(await pageCtx(), path, seo)), ...UNLISTED }
}
