import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { breadcrumbFacts } from '@/domain/site/facts'
import { postsUpTo } from '@/domain/site/posts'
import { getPageTexts } from '@/server/content/getPageTexts'
import { listPosts } from '@/server/content/listPosts'
import { env } from '@/server/env'
import { pageCtx } from '@/server/session'
import { BlogView } from '@/ui/blog/BlogView'
import { Breadcrumbs } from '@/ui/pages/Breadcrumbs'
import { JsonLd } from '@/ui/pages/JsonLd'
import { subscribe } from '../../../_actions/subscribe'
import { pageContent } from '../../../_content'
import { pageMetadata } from '../../../_metadata'
import { BLOG_CRUMBS } from '../../_crumbs'

/** Made when it is first asked for, and kept. Only what stands is asked for here: the proxy knows. */
export const generateStaticParams = () => []

type Props = { params: Promise<{ page: string }> }

/** The same overview with more on it: search engines keep the first address. */
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
  const { shown, next } = postsUpTo(Number(page), await listPosts(ctx)) ?? notFound()
  const crumbs = [...BLOG_CRUMBS, { name: `Pagina ${page}`, path: `/blog/pagina/${page}` }]
  return (
    <>
      <JsonLd facts={breadcrumbFacts(crumbs, env.SITE_URL)} />
      <Breadcrumbs crumbs={crumbs} />
      <BlogView texts={texts} posts={shown} next={next} company={company} subscribe={subscribe} />
    </>
  )
}
