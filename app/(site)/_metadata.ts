import type { Metadata } from 'next'
import { getCompany } from '@/server/content/getCompany'
import type { Ctx } from '@/server/ctx'
import { env } from '@/server/env'

type PageTexts = { title: string; description: string; keywords?: string }

/** What browsers, search engines and shared links show of a page. */
export async function pageMetadata(
  ctx: Ctx,
  path: string,
  { title, description, keywords }: PageTexts,
): Promise<Metadata> {
  const { name } = await getCompany(ctx)
  const full = `${title} | ${name}`
  return {
    metadataBase: new URL(env.SITE_URL),
    title: full,
    description,
    keywords,
    alternates: { canonical: path },
    openGraph: { title: full, description, url: path, siteName: name, locale: 'nl_NL', type: 'website' },
    twitter: { card: 'summary', title: full, description },
  }
}
