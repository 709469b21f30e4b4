import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Breadcrumbs } from '@/design-system/layout/PageHead'
import { paginatePosts } from '@/features/website/model/posts'
import { BLOG_CRUMBS, breadcrumbJsonLd } from '@/features/website/model/structuredData'
import { getPageTexts, listPosts, pageMetadata } from '@/features/website/server/public'
import { BlogView } from '@/features/website/ui/blog/BlogView'
import { JsonLd } from '@/features/website/ui/pages/PageParts'
import { env } from '@/platform/env'
import { pageCtx } from '@/platform/requestCtx'
import { pageContent } from '../../../_content'
import { BlogNewsletter } from '../../_newsletter'

/** Made on the first request, then cached. The proxy lets only existing addresses through. */
export const generateStaticParams = () => []

type Props = { params: Promise<{ page: string }> }

/** The canonical address stays `/blog`. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { page } = await params
  const ctx = await pageCtx()
  const { seo } = (await getPageTexts(ctx)).blog
  return pageMetadata(ctx, '/blog', {
    ...seo,
    title: `${seo.title}, pagina ${page}`,
    description: `${seo.description} Pagina ${page}.`,
  })
}

export default async function BlogPage({ params }: Props) {
  const { page } = await params
  const { ctx, texts, company } = await pageContent('blog')
  const { shown, next } = paginatePosts(Number(page), await listPosts(ctx)) ?? notFound()
  const crumbs = [...BLOG_CRUMBS, { name: `Pagina ${page}`, path: `/blog/pagina/${page}` }]
  return (
    <>
      <JsonLd facts={breadcrumbJsonLd(crumbs, env.SITE_URL)} />
      <Breadcrumbs crumbs={crumbs} />
      <BlogView
        texts={texts}
        posts={shown}
        next={next}
        newsletter={<BlogNewsletter {...{ texts, company }} />}
      />
    </>
  )
}
